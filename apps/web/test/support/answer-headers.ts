const policy = (addressService: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'${addressService}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The security headers of every response; `addressService` is that service's origin, if another. */
export const securityHeaders = (addressService?: string) => ({
  'content-security-policy': policy(addressService ? ` ${addressService}` : ''),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
})

/** `Cache-Control`: how long browsers keep a response. */
export const cacheControl = {
  pages: 'no-cache',
  hashedFiles: 'public, max-age=31536000, immutable',
}
