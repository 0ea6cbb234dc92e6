/** The security headers of every response. */
export function securityHeaders(geocoderUrl: string): Readonly<Record<string, string>> {
  const addressService = geocoderUrl.startsWith('/') ? [] : [new URL(geocoderUrl).origin]
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...addressService],
    'base-uri': ["'none'"],
    // Scripts handle the forms. Without them, a submit must not put what was typed into a URL.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=63072000',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
