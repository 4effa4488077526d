import type { ProviderErrorCode } from '@lineup/provider';

/** What the log contains of a request besides its address, status and time. */
export interface SecurityEvent {
  /** A stable name for alerts and searches. */
  readonly event: string;
  /** Why it was rejected, or what was changed. */
  readonly reason?: string;
}

export interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** The error code of a rejection by a route. */
  readonly code: ProviderErrorCode | undefined;
  /** Whether the browser sent a session token. */
  readonly hasToken: boolean;
  /** The action of a call that changes who has access. */
  readonly accessChange: string | undefined;
}

/** The events for a successful and a rejected request to the address; null for none. */
type Outcomes = readonly [accepted: string | null, refused: string | null];

const byRoute: Readonly<Record<string, Outcomes>> = {
  'POST /api/auth/sign-in': ['password-accepted', 'sign-in-refused'],
  'POST /api/auth/verify': ['signed-in', 'second-factor-refused'],
  'POST /api/auth/resend': [null, 'code-refused'],
  'POST /api/auth/enrolment/start': [null, 'enrolment-refused'],
  'POST /api/auth/enrolment/complete': ['second-factor-enrolled', 'enrolment-refused'],
  'POST /api/auth/reauthenticate': [null, 'password-proof-refused'],
  'POST /api/auth/password': ['password-changed', 'password-proof-refused'],
  'POST /api/auth/password-reset': ['password-reset-requested', 'password-reset-refused'],
  'POST /reset-password': ['password-reset', 'password-reset-refused'],
  'POST /api/auth/invitation': [null, 'invitation-refused'],
  'POST /api/auth/invitation/accept': ['invitation-accepted', 'invitation-refused'],
  'POST /api/auth/sessions/end': ['sessions-ended', null],
  'POST /api/auth/sessions/end-others': ['sessions-ended', null],
  'POST /api/auth/sign-out': ['signed-out', null],
  'POST /api/functions/changeAccess': ['access-changed', 'access-change-refused'],
  'GET /metrics': [null, 'metrics-refused'],
};

/**
 * Returns the security event of a request, or null. Never identifies the user: the log contains no accounts and no IP
 * addresses.
 */
export function securityEventOf(request: AnsweredRequest): SecurityEvent | null {
  const { method, path, status, code, accessChange } = request;
  if (status >= 500) return null;
  const refused = status >= 400;
  if (isOfLostSession(request)) return withReason('session-refused', code);
  const outcomes = byRoute[`${method} ${path}`];
  if (outcomes !== undefined) {
    const event = outcomes[refused ? 1 : 0];
    return event === null ? null : withReason(event, refused ? code : accessChange);
  }
  if (!refused) return null;
  if (isLink(path) && isUnknownLink(status)) return withReason('link-refused', code ?? String(status));
  return code === 'permission-denied' ? withReason('access-refused', code) : null;
}

function isOfLostSession({ code, hasToken }: AnsweredRequest): boolean {
  return code === 'unauthenticated' && hasToken;
}

/** Below these paths, the link itself grants access. */
function isLink(path: string): boolean {
  return /^\/(?:preview|stage)\//u.test(path);
}

function isUnknownLink(status: number): boolean {
  return [401, 403, 404, 410, 429].includes(status);
}

function withReason(event: string, reason: string | undefined): SecurityEvent {
  return reason === undefined ? { event } : { event, reason };
}
