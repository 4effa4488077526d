import { isRecord, ProviderError, sessionEnds } from '@lineup/provider';
import type {
  AuthUser,
  CodeChallenge,
  DocumentData,
  DocumentSnapshot,
  Session,
  SessionEnd,
} from '@lineup/provider';

/** Cheap checks of the server's responses, which fail early with `internal` instead of somewhere in a page. */

export type WireRecord = Readonly<Record<string, unknown>>;

/** Parses JSON; undefined if `text` is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function unexpectedResponse(what: string): ProviderError {
  return new ProviderError('internal', `The server's answer has an unexpected shape: ${what}`);
}

export function expectRecord(value: unknown, what: string): WireRecord {
  if (!isRecord(value)) throw unexpectedResponse(what);
  return value;
}

export function expectString(value: unknown, what: string): string {
  if (typeof value !== 'string') throw unexpectedResponse(what);
  return value;
}

export function expectNumber(value: unknown, what: string): number {
  if (typeof value !== 'number') throw unexpectedResponse(what);
  return value;
}

export function expectArray(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw unexpectedResponse(what);
  return value;
}

export function parseSnapshot(value: unknown): DocumentSnapshot {
  if (!isSnapshot(value)) throw unexpectedResponse('document');
  return value;
}

export function isDocumentData(value: unknown): value is DocumentData {
  return isRecord(value);
}

function isSnapshot(value: unknown): value is DocumentSnapshot {
  return (
    isRecord(value) &&
    typeof value['path'] === 'string' &&
    typeof value['id'] === 'string' &&
    typeof value['version'] === 'string' &&
    isRecord(value['data'])
  );
}

/** Parses a challenge; its waiting time becomes a time of this machine's clock. */
export function parseChallenge(value: unknown, now: number): CodeChallenge {
  const challenge = expectRecord(value, 'challenge');
  return {
    phoneHint: expectString(challenge['phoneHint'], 'phoneHint'),
    codeSent: challenge['codeSent'] === true,
    resendAt: now + expectNumber(challenge['resendInSeconds'], 'resendInSeconds') * 1000,
  };
}

export function parseSession(value: unknown, now: number): Session {
  const session = expectRecord(value, 'session');
  switch (session['state']) {
    case 'signedOut':
      return signedOut(parseSessionEnd(session['because']));
    case 'secondFactor':
      return { state: 'secondFactor', challenge: parseChallenge(session['challenge'], now) };
    case 'enrolment':
      return { state: 'enrolment', user: parseUser(session['user']) };
    case 'signedIn':
      return { state: 'signedIn', user: parseUser(session['user']) };
    default:
      throw unexpectedResponse('session state');
  }
}

/** What has ended the session, if the value is known to this version. */
function parseSessionEnd(value: unknown): SessionEnd | undefined {
  return sessionEnds.find((known) => known === value);
}

export function signedOut(because: SessionEnd | null | undefined): Session {
  return { state: 'signedOut', ...(because ? { because } : {}) };
}

function parseUser(value: unknown): AuthUser {
  const user = expectRecord(value, 'user');
  return { id: expectString(user['id'], 'user id'), email: expectString(user['email'], 'user email') };
}
