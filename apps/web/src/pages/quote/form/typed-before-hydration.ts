import { findService } from '@plombier/quote-engine'
import type { FormValues } from './form-schema.ts'

/**
 * The form with what its fields hold already: React gets no event for what was typed before hydration, and
 * would empty the fields (https://github.com/facebook/react/issues/12955). Browsers refill fields by
 * themselves too, so a text counts where it differs from the remembered one: it must not drop a pick.
 */
export function withTypedTexts(values: FormValues): FormValues {
  const typed = (id: keyof FormValues, known: string) => {
    const field = document.querySelector<HTMLInputElement>(`form #${id}`)
    return field?.value || known
  }
  const address = typed('address', values.address.text)
  const serviceName = findService(values.service)?.name ?? values.serviceText
  const service = typed('service', serviceName)
  return {
    ...values,
    name: typed('name', values.name),
    phone: typed('phone', values.phone),
    email: typed('email', values.email),
    address: address === values.address.text ? values.address : { text: address },
    ...(service !== serviceName && { service: '', serviceText: service }),
    urgency: typed('urgency', values.urgency),
    description: typed('description', values.description),
  }
}
