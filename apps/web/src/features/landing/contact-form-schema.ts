import * as v from 'valibot'

/** The contact form's rules. Trims what is typed. */
export const contactFormSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2, 'Le nom doit contenir au moins 2 caractères')),
  email: v.pipe(v.string(), v.trim(), v.email('Email invalide')),
  message: v.pipe(v.string(), v.trim(), v.minLength(10, 'Message requis (minimum 10 caractères)')),
})

export type ContactMessage = v.InferOutput<typeof contactFormSchema>

export const emptyContactForm: ContactMessage = { name: '', email: '', message: '' }
