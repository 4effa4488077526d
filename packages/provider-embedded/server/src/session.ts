import type { ProviderErrorCode, SessionEnd } from '@lineup/provider';

/**
 * The sign-in state of a request's sender; null for anonymous. `password`: the second factor is missing; `enrolment`: a
 * phone must be enrolled first; `full`: an administrator who may use the portal.
 */
export type RequestSession = {
  readonly level: 'password' | 'enrolment' | 'full';
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
} | null;

/** What the middleware stores in a request's context for the routes. */
export interface AppEnv {
  readonly Variables: {
    readonly session: RequestSession;
    /** The state of the database when the session was checked (`Db.revision`); missing without a session. */
    readonly revision?: string;
    /** Why the session of the sent token has ended, if its user may know. */
    readonly sessionEnd?: SessionEnd;
    /** Identifies the request in the logs. */
    readonly requestId: string;
    /** Why the request was rejected. */
    readonly errorCode?: ProviderErrorCode;
    /** The action of a call that changes who has access, for the log. */
    readonly accessChange?: string;
  };
}
