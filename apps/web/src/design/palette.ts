/** The colours by role, on white and on paper. The PDF uses them too. */
export const light = {
  paper: '#faf9f6',
  surface: '#ffffff',
  ink: '#0e3138',
  inkQuiet: '#45605f',
  line: '#d5dcd9',
  control: '#6d8483',
  action: '#a54c1a',
  actionStrong: '#853a11',
  onAction: '#ffffff',
  pipe: '#c0703a',
  pipeShine: '#e9b18a',
  pipeShade: '#8a4517',
  info: '#0b648a',
  infoSoft: '#e4f1f7',
  success: '#1b6a3c',
  danger: '#ae2418',
  dangerSoft: '#fceae7',
  inverse: '#0e3138',
  onInverse: '#ffffff',
  onInverseQuiet: '#c4d6d6',
  lineOnInverse: '#2f545b',
  backdrop: 'rgb(6 24 28 / 60%)',
}

/** A light ground of the colour of actions, on paper alone. */
export const actionTint = '#fbefe5'

export const dark: typeof light = {
  paper: '#0a1d21',
  surface: '#11292e',
  ink: '#edf3f1',
  inkQuiet: '#adc2c1',
  line: '#2a464b',
  control: '#7d9899',
  action: '#e59a63',
  actionStrong: '#f2b689',
  onAction: '#0a1d21',
  pipe: '#c0703a',
  pipeShine: '#e9b18a',
  pipeShade: '#7a3c13',
  info: '#86cbe6',
  infoSoft: '#12343f',
  success: '#86d6a5',
  danger: '#ff8d97',
  dangerSoft: '#451b22',
  inverse: '#071518',
  onInverse: '#ffffff',
  onInverseQuiet: '#b5c9c9',
  lineOnInverse: '#24424a',
  backdrop: 'rgb(0 0 0 / 70%)',
}

/** What stands on `inverse`, which is dark in every scheme: the action outshines the pipe. */
export const onInverse = {
  action: dark.action,
  actionStrong: dark.actionStrong,
  onAction: dark.onAction,
  info: dark.info,
}

/** For visitors who ask for more contrast: at least 7:1 for every text. */
export const lightContrast: typeof light = {
  ...light,
  inkQuiet: light.ink,
  line: light.control,
  control: light.ink,
  action: '#742f0a',
  actionStrong: '#5a2306',
  info: '#074b68',
  success: '#12502c',
  danger: '#861a10',
  onInverseQuiet: light.onInverse,
}

export const darkContrast: typeof light = {
  ...dark,
  inkQuiet: dark.ink,
  line: dark.control,
  control: dark.ink,
  action: '#f2b689',
  actionStrong: '#f7cba9',
  danger: '#ffb0b8',
  onInverseQuiet: dark.onInverse,
}
