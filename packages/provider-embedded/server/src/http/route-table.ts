import type { SessionLevel } from '../auth/sessions/sessions.ts';

/** Who may call a route: everyone, or sessions of the named levels. */
export type Access = 'public' | readonly SessionLevel[];

export interface RouteRule {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** `:name` matches one segment. */
  readonly path: string;
  readonly access: Access;
  /** What the request contains; the route itself limits `bytes` while streaming. */
  readonly body: 'none' | 'json' | 'form' | 'bytes';
  readonly maxBytes: number;
}

const kilobyte = 1024;
const small = { body: 'json', maxBytes: 16 * kilobyte } as const;
const none = { body: 'none', maxBytes: kilobyte } as const;
const full = ['full'] as const;

/**
 * Every route of the server, and who may call it. Other routes are rejected, so a forgotten one is closed. `resend` and
 * `verify` are public since they report themselves that no sign-in is pending; they serve `password` sessions only.
 */
export const routeTable: readonly RouteRule[] = [
  { method: 'GET', path: '/healthz', access: 'public', ...none },
  // The route itself only admits operators.
  { method: 'GET', path: '/metrics', access: 'public', ...none },
  { method: 'GET', path: '/config.json', access: 'public', ...none },
  { method: 'GET', path: '/outbox', access: 'public', ...none },
  { method: 'GET', path: '/outbox.json', access: 'public', ...none },
  { method: 'GET', path: '/pages.css', access: 'public', ...none },
  { method: 'GET', path: '/reset-password', access: 'public', ...none },
  { method: 'POST', path: '/reset-password', access: 'public', body: 'form', maxBytes: 16 * kilobyte },

  { method: 'GET', path: '/api/auth/session', access: 'public', ...none },
  { method: 'POST', path: '/api/auth/sign-in', access: 'public', ...small },
  { method: 'POST', path: '/api/auth/sign-out', access: 'public', ...small },
  { method: 'POST', path: '/api/auth/password-reset', access: 'public', ...small },
  { method: 'POST', path: '/api/auth/invitation', access: 'public', ...small },
  { method: 'POST', path: '/api/auth/invitation/accept', access: 'public', ...small },
  { method: 'POST', path: '/api/auth/resend', access: 'public', ...small },
  { method: 'POST', path: '/api/auth/verify', access: 'public', ...small },
  { method: 'POST', path: '/api/auth/enrolment/start', access: ['enrolment', 'full'], ...small },
  { method: 'POST', path: '/api/auth/enrolment/complete', access: ['enrolment', 'full'], ...small },
  { method: 'POST', path: '/api/auth/reauthenticate', access: ['enrolment', 'full'], ...small },

  { method: 'POST', path: '/api/auth/password', access: full, ...small },
  { method: 'GET', path: '/api/auth/sessions', access: full, ...none },
  { method: 'POST', path: '/api/auth/sessions/end', access: full, ...small },
  { method: 'POST', path: '/api/auth/sessions/end-others', access: full, ...small },

  { method: 'GET', path: '/api/documents', access: full, ...none },
  { method: 'GET', path: '/api/documents/query', access: full, ...none },
  { method: 'GET', path: '/api/documents/count', access: full, ...none },
  {
    method: 'POST',
    path: '/api/documents/commit',
    access: full,
    body: 'json',
    maxBytes: 24 * kilobyte * kilobyte,
  },
  { method: 'GET', path: '/api/changes', access: full, ...none },
  { method: 'PUT', path: '/api/files', access: full, body: 'bytes', maxBytes: 0 },
  { method: 'GET', path: '/api/files/url', access: full, ...none },
  { method: 'GET', path: '/files/:fileId', access: full, ...none },
  // The longest request is the selection for a release with thousands of changes.
  { method: 'POST', path: '/api/functions/:name', access: full, body: 'json', maxBytes: kilobyte * kilobyte },
];

const patterns = routeTable.map((rule) => ({ rule, pattern: patternOf(rule.path) }));

/** Returns the rule for a request, or null. HEAD is treated as GET. */
export function findRule(method: string, path: string): RouteRule | null {
  const checkedMethod = method === 'HEAD' ? 'GET' : method;
  return (
    patterns.find(({ rule, pattern }) => rule.method === checkedMethod && pattern.test(path))?.rule ?? null
  );
}

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll('.', '\\.').replaceAll(/:[a-z]+/giu, '[^/]+');
  return new RegExp(`^${escaped}$`, 'u');
}
