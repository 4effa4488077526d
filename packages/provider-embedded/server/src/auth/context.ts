import { ProviderError } from '@lineup/provider';
import type { Logger } from 'pino';
import type { Db } from '../database/open.ts';
import type { DocumentStore } from '../documents/store.ts';
import type { BackgroundWork } from '../http/requests/background.ts';
import type { MailSender } from '../mail/smtp.ts';
import type { SmsSender } from '../sms/gateway.ts';
import { type AccountStore, createAccountStore } from './accounts.ts';
import { type ChallengeStore, createChallengeStore } from './codes/challenge-store.ts';
import { type CodeLock, createCodeLock } from './codes/code-lock.ts';
import { type CodeMessages, createCodeMessages } from './codes/code-messages.ts';
import type { SignInLimits } from './limits.ts';
import type { Passwords } from './passwords/passwords.ts';
import { createResetTokens, type ResetTokens } from './passwords/reset-tokens.ts';
import { createSessionStore, type SessionStore, type StoredSession } from './sessions/sessions.ts';
import { createThrottles, type Throttles } from './throttles.ts';

/** The dependencies of sign-in. */
export interface AuthDeps {
  readonly db: Db;
  readonly documents: Pick<DocumentStore, 'get'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The server's secret key, used to hash codes. */
  readonly secret: Uint8Array;
  readonly passwords: Passwords;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  readonly limits: SignInLimits;
  /** The portal's address without a trailing slash, for links. */
  readonly publicUrl: string;
  readonly background: BackgroundWork;
  readonly log: Pick<Logger, 'error'>;
  readonly onSessionEnded: (sessionId: string) => void;
}

/** The parts of sign-in, created once. */
export interface Auth extends AuthDeps {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly challenges: ChallengeStore;
  readonly codeMessages: CodeMessages;
  readonly codeLock: CodeLock;
  readonly resetTokens: ResetTokens;
  readonly throttles: Throttles;
}

export function createAuth(deps: AuthDeps): Auth {
  const { db, now } = deps;
  const accounts = createAccountStore(db, now);
  return {
    ...deps,
    accounts,
    sessions: createSessionStore(db, now, deps.onSessionEnded),
    challenges: createChallengeStore(db),
    codeMessages: createCodeMessages(db, now, deps.limits.messagesPerDay),
    codeLock: createCodeLock(db, accounts, now),
    resetTokens: createResetTokens(db, now),
    throttles: createThrottles(deps.limits),
  };
}

/** The account and the stored session of a request. Fails with `unauthenticated` if either no longer exists. */
export function requireAccount(auth: Auth, sessionId: string) {
  const session: StoredSession | null = auth.sessions.byId(sessionId);
  const account = session === null ? null : auth.accounts.byId(session.accountId);
  if (session === null || account === null) throw new ProviderError('unauthenticated');
  return { session, account };
}

/** Removes what has expired: sessions, links, and records for limits. */
export function tidyAuth(auth: Auth): void {
  auth.sessions.endExpired();
  auth.resetTokens.forgetOld();
  auth.codeMessages.forgetOld();
  auth.codeLock.forgetOld();
}
