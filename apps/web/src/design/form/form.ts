import { createFormHook } from '@tanstack/react-form'
import { fieldContext, formContext, Select, TextArea, TextField } from './form-fields.tsx'

/** TanStack Form with the form fields of this folder. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, TextArea, Select },
  formComponents: {},
})
