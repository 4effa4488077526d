/* The headers of public answers that several kinds of them have. */

/** Always sent: a public answer runs nothing but the page's own files and is guessed to be nothing else. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Of what is shown by a secret link, which no other page, cache or search is to have. */
export const privateHeaders = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The policy of an answer that runs nothing but its own files; `frames` may show it in theirs. */
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

/** Of an answer that no other page may show in a frame. */
export const closedHeaders = {
  'content-security-policy': policy("'none'"),
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
} as const;
