/* Response headers that several kinds of public responses share. */

/** Sent with every public response: it runs only the page's own files, and browsers must not guess its content type. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** For content behind a secret link, which no other page, cache or search engine may have. */
export const privateHeaders = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The policy of a response that runs only its own files; `frames` says who may show it in a frame. */
export function policy(frames: "'none'" | '*', style = "'self'"): string {
  return [
    "default-src 'none'",
    ...['script-src', 'img-src', 'font-src', 'connect-src', 'manifest-src', 'worker-src'].map(
      (kind) => `${kind} 'self'`,
    ),
    `style-src ${style}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ');
}

/** For responses that no other page may show in a frame. */
export const closedHeaders = {
  'content-security-policy': policy("'none'"),
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
} as const;
