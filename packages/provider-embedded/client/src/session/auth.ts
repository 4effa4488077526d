import { isProviderError, isRecord, ProviderError } from '@lineup/provider';
import type { AuthPort, CodeChallenge, OwnSession, SignInOutcome } from '@lineup/provider';
import { failureFromObject } from '../http/failure.ts';
import type { SessionStore } from './session-store.ts';
import type { Transport } from '../http/transport.ts';
import {
  expectArray,
  expectNumber,
  expectRecord,
  expectString,
  parseChallenge,
  parseSession,
  unexpectedResponse,
} from '../http/wire.ts';
import type { WireRecord } from '../http/wire.ts';

/**
 * Sign-in over HTTP. Does not retry any step: a code or a password must not be tried twice, nor a message sent twice.
 */
export function createAuth(transport: Transport, session: SessionStore, now: () => number): AuthPort {
  const post = (step: string, body: object = {}) =>
    transport.json({ method: 'POST', path: `/api/auth/${step}`, body });

  const outcomeOf = async (response: WireRecord): Promise<SignInOutcome> => {
    switch (response['kind']) {
      case 'secondFactor': {
        const challenge = parseChallenge(response['challenge'], now());
        session.set({ state: 'secondFactor', challenge });
        return { kind: 'secondFactor', challenge, smsError: parseSmsError(response['smsError']) };
      }
      case 'enrolment':
        await session.reload();
        return { kind: 'enrolment' };
      default:
        throw unexpectedResponse('sign-in outcome');
    }
  };
  const finish = (response: WireRecord) => session.set(parseSession(response['session'], now()));
  const challengeOf = (response: WireRecord): CodeChallenge => parseChallenge(response['challenge'], now());

  return {
    account: {
      changePassword: async (present, next) => {
        await post('password', { present, next });
      },
      sessions: {
        list: async () => {
          const { sessions } = await transport.json({ method: 'GET', path: '/api/auth/sessions' });
          return expectArray(sessions, 'sessions').map(parseOwnSession);
        },
        end: async (id) => {
          await post('sessions/end', { id });
        },
      },
      endOtherSessions: async () => {
        await post('sessions/end-others');
      },
    },
    invitations: {
      find: async (token) => expectString((await post('invitation', { token }))['email'], 'e-mail address'),
      accept: async (token, password) => {
        await post('invitation/accept', { token, password });
      },
    },
    observe: session.observe,
    retry: async () => session.retry(),
    signIn: async (email, password) => outcomeOf(await post('sign-in', { email, password })),
    resendCode: async () => {
      const challenge = challengeOf(await post('resend'));
      session.renewChallenge(challenge);
      return challenge;
    },
    verifyCode: async (code) => finish(await post('verify', { code })),
    startEnrolment: async (phoneNumber) => challengeOf(await post('enrolment/start', { phoneNumber })),
    completeEnrolment: async (code, displayName) =>
      finish(await post('enrolment/complete', { code, displayName })),
    reauthenticate: async (password) => {
      await post('reauthenticate', { password });
    },
    sendPasswordReset: async (email) => {
      await post('password-reset', { email });
    },
    signOut: async () => {
      await post('sign-out').catch(acceptEndedSession);
      session.set({ state: 'signedOut' });
    },
  };
}

/** Signing out succeeds if the session has already ended. */
function acceptEndedSession(error: unknown): void {
  if (!isProviderError(error, 'unauthenticated')) throw error;
}

function parseOwnSession(value: unknown): OwnSession {
  const session = expectRecord(value, 'session');
  return {
    id: expectString(session['id'], 'session id'),
    device: expectString(session['device'], 'device'),
    signedInAt: expectNumber(session['signedInAt'], 'signedInAt'),
    lastUsedAt: expectNumber(session['lastUsedAt'], 'lastUsedAt'),
    isCurrent: session['isCurrent'] === true,
  };
}

function parseSmsError(value: unknown): ProviderError | null {
  return isRecord(value) ? failureFromObject(value) : null;
}
