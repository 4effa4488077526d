import type { SessionEnd } from './auth.ts';

/** Why the provider could not do what was asked. The list is closed: an adapter maps every failure of its own to one of these. */
export const providerErrorCodes = [
  /** Nobody is signed in, or the session has ended or was withdrawn. */
  'unauthenticated',
  /** The session may not do this: half-signed, not an administrator, or not the owner. */
  'permission-denied',
  /** E-mail or password is wrong, unknown or disabled; the provider doesn't say which. */
  'invalid-credentials',
  /** The provider itself reveals that there is no such account. */
  'user-not-found',
  /** The provider itself reveals that the password is wrong. */
  'wrong-password',
  'invalid-email',
  /** The account is not an administrator's or has no users record; no session was left. */
  'not-an-administrator',
  /** The account has a second factor of another kind than a text message. */
  'unsupported-second-factor',
  /** A step of sign-in was asked for while no sign-in is under way. */
  'no-pending-sign-in',
  /** A code was given while none was sent, for sign-in or enrolment. */
  'no-pending-verification',
  'invalid-code',
  'code-expired',
  /** Asked too soon or too often; `retryAfterSeconds` says when to come again, where it is known. */
  'too-many-requests',
  /** The gateway did not take the text message. */
  'sms-failed',
  'sms-quota-exceeded',
  'sms-not-enabled',
  'phone-auth-not-configured',
  'captcha-failed',
  'browser-interference',
  'invalid-phone-number',
  'phone-already-enrolled',
  /** Enrolment asks for the password once more. */
  'requires-recent-login',
  'not-found',
  /** A document to be created is there already. */
  'already-exists',
  /** A precondition on the version read does not hold. */
  'conflict',
  /** The data does not pass the schema or the rules of its kind (`details` names the fields), or the request makes no sense. */
  'invalid-argument',
  'payload-too-large',
  /** The content of a file is not of an accepted type, whatever its name says. */
  'unsupported-media-type',
  'storage-full',
  /** No connection, or no response; whether the request was carried out is not known. */
  'unavailable',
  'deadline-exceeded',
  /** The caller cancelled it. */
  'cancelled',
  /** A callable function failed in a way that it describes in `message`, fit to be shown. */
  'failed-precondition',
  'internal',
] as const;

export type ProviderErrorCode = (typeof providerErrorCodes)[number];

export interface ProviderErrorOptions {
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number;
  readonly attemptsLeft?: number;
  readonly details?: readonly FieldProblem[];
  /** With `unauthenticated`: what has ended the session, if its person is to learn of it. */
  readonly sessionEnd?: SessionEnd;
  /** A text for the person, where it says more than the code. */
  readonly userMessage?: string;
}

/** One field of a refused document: where it is and what is wrong. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The one way in which a provider fails. `message` is for logs; a person is shown `userMessage` or a text for `code`. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;
  readonly retryAfterSeconds: number | null;
  readonly attemptsLeft: number | null;
  readonly details: readonly FieldProblem[];
  readonly userMessage: string | null;
  readonly sessionEnd: SessionEnd | null;

  constructor(code: ProviderErrorCode, message: string = code, options: ProviderErrorOptions = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.attemptsLeft = options.attemptsLeft ?? null;
    this.details = options.details ?? [];
    this.userMessage = options.userMessage ?? null;
    this.sessionEnd = options.sessionEnd ?? null;
  }
}

/** Returns true if `error` is a provider's, and, where `code` is given, of that code. */
export function isProviderError(error: unknown, code?: ProviderErrorCode): error is ProviderError {
  return error instanceof ProviderError && (code === undefined || error.code === code);
}
