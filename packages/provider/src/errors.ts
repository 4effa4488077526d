import type { SessionEnd } from './auth.ts';

/**
 * Why the provider could not do what was asked. The list is closed: an adapter maps each of its failures to one of
 * these.
 */
export const providerErrorCodes = [
  /** There is no session, or it has ended or was revoked. */
  'unauthenticated',
  /** The session may not do this: partly signed in, not an administrator, or not the owner. */
  'permission-denied',
  /** E-mail or password is wrong, unknown or disabled; the provider does not say which. */
  'invalid-credentials',
  /** The provider reveals that there is no such account. */
  'user-not-found',
  /** The provider reveals that the password is wrong. */
  'wrong-password',
  'invalid-email',
  /** The account is not an administrator or has no users record; no session remains. */
  'not-an-administrator',
  /** The account has a second factor other than a text message. */
  'unsupported-second-factor',
  /** A sign-in step was requested without a pending sign-in. */
  'no-pending-sign-in',
  /** A code was entered although none was sent, for sign-in or enrolment. */
  'no-pending-verification',
  'invalid-code',
  'code-expired',
  /** Too many requests; `retryAfterSeconds` says when to retry, if known. */
  'too-many-requests',
  /** The gateway did not accept the text message. */
  'sms-failed',
  'sms-quota-exceeded',
  'sms-not-enabled',
  'phone-auth-not-configured',
  'captcha-failed',
  'browser-interference',
  'invalid-phone-number',
  'phone-already-enrolled',
  /** Enrolment requires the password again. */
  'requires-recent-login',
  'not-found',
  /** A document to be created already exists. */
  'already-exists',
  /** The document no longer has the version that was read. */
  'conflict',
  /**
   * The data does not pass the schema or the rules of its kind (`details` names the fields), or the request is
   * malformed.
   */
  'invalid-argument',
  'payload-too-large',
  /** The content of a file is not of an accepted type, regardless of its name. */
  'unsupported-media-type',
  'storage-full',
  /** No connection or no response; it is unknown whether the request was applied. */
  'unavailable',
  'deadline-exceeded',
  /** The caller cancelled it. */
  'cancelled',
  /** A callable function failed for the reason in `message`, which may be shown to users. */
  'failed-precondition',
  'internal',
] as const;

export type ProviderErrorCode = (typeof providerErrorCodes)[number];

export interface ProviderErrorOptions {
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number;
  readonly attemptsLeft?: number;
  readonly details?: readonly FieldProblem[];
  /** With `unauthenticated`: why the session ended, if the user should know it. */
  readonly sessionEnd?: SessionEnd;
  /** A text for users, if it says more than the code. */
  readonly userMessage?: string;
}

/** One invalid field of a rejected document: its path and the problem. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The only error that a provider throws. `message` is for logs; users see `userMessage` or a text for `code`. */
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

/** Returns true if `error` is a ProviderError, with this `code` if given. */
export function isProviderError(error: unknown, code?: ProviderErrorCode): error is ProviderError {
  return error instanceof ProviderError && (code === undefined || error.code === code);
}
