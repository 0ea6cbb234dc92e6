import { findService } from '@plombier/quote-engine'
import { emptyValues, type FormValues } from '../../../memory.ts'
import { takeTypedText } from '../../../typed-before-hydration.ts'

/**
 * The remembered form with what was typed before hydration. After Back or a reload, browsers refill the fields by
 * themselves, with what may be older than the memory: there the memory wins.
 */
export function withTypedTexts(remembered: FormValues | undefined): FormValues {
  const [navigation] = performance.getEntriesByType('navigation')
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type
  if (remembered && (type === 'back_forward' || type === 'reload')) return remembered
  const values = remembered ?? emptyValues
  const typed = (id: keyof FormValues, known: string) => takeTypedText(id) || known
  const address = typed('address', values.address.text)
  const serviceName = findService(values.service)?.name ?? values.serviceText
  const service = typed('service', serviceName)
  return {
    ...values,
    name: typed('name', values.name),
    phone: typed('phone', values.phone),
    email: typed('email', values.email),
    // A text that a browser has filled in must not drop a pick.
    address: address === values.address.text ? values.address : { text: address },
    ...(service !== serviceName && { service: '', serviceText: service }),
    urgency: typed('urgency', values.urgency),
    description: typed('description', values.description),
  }
}
