/** The colours by role: on screen in the light scheme, in print and in the PDF. */
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

/** A light tint of the action's colour, for the total of the PDF. */
export const actionTint = '#fbefe5'

export const dark: typeof light = {
  ...light,
  paper: '#0a1d21',
  surface: '#11292e',
  ink: '#edf3f1',
  inkQuiet: '#adc2c1',
  line: '#2a464b',
  control: '#7d9899',
  action: '#e59a63',
  actionStrong: '#f2b689',
  onAction: '#0a1d21',
  info: '#86cbe6',
  infoSoft: '#12343f',
  success: '#86d6a5',
  danger: '#ff8d97',
  dangerSoft: '#451b22',
  inverse: '#071518',
}
