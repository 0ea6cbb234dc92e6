import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { button } from './button.css.ts'
import { unstretched } from './layout.css.ts'

interface LinkButtonProps extends ComponentProps<'a'> {
  /** `plain`, unless it is what the page is for. */
  readonly tone?: 'primary' | 'quiet' | 'plain'
}

/** A link to another page that looks like a button. */
export const LinkButton = createLink(({ tone = 'plain', ...props }: LinkButtonProps) => (
  <a {...props} className={`${button[tone]} ${unstretched}`} />
))
