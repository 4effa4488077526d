import type { ProviderErrorCode, SessionEnd } from '@lineup/provider';

/**
 * How far the sender of a request has come in signing in; null is an anonymous sender. `password`: the second factor is still missing;
 * `enrolment`: a phone must be enrolled first; `full`: an administrator who may use the portal.
 */
export type RequestSession = {
  readonly level: 'password' | 'enrolment' | 'full';
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
} | null;

/** What the middleware leaves on the context of a request for the routes. */
export interface AppEnv {
  readonly Variables: {
    readonly session: RequestSession;
    /** The state of the database in which the session was proven (`Db.revision`); missing where there was none to prove. */
    readonly revision?: string;
    /** What has ended the session whose token was sent, if its holder may know. */
    readonly sessionEnd?: SessionEnd;
    /** Names the request in the logs. */
    readonly requestId: string;
    /** Why the request was refused. */
    readonly errorCode?: ProviderErrorCode;
    /** The action of a call that changes who has access, for the log. */
    readonly accessChange?: string;
  };
}
