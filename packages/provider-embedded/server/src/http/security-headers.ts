import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../session.ts';
import { inlineScriptSources } from './pages/inline-scripts.ts';

/** `inlineScripts` are the sources of the document's inline scripts. */
const contentSecurityPolicy = (inlineScripts: readonly string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const oneYear = 'max-age=31536000; includeSubDomains';

/**
 * The headers of every response. The policy allows scripts from files on the portal's own address, and the inline ones
 * of `document` (the portal's index page). Anything other than files of the portal is never cached unless its route
 * says so.
 */
export function securityHeaders(https: boolean, document = ''): MiddlewareHandler<AppEnv> {
  const policy = contentSecurityPolicy(inlineScriptSources(document));
  return async (c, next) => {
    await next();
    c.res.headers.set('content-security-policy', policy);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    if (https) c.res.headers.set('strict-transport-security', oneYear);
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  };
}
