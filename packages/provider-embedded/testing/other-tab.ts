import type { Session } from '@lineup/provider';
import type { SessionChannel } from '../client/src/session/session-store.ts';
import { hashCode } from '../server/src/auth/codes/codes.ts';
import type { SessionLevel } from '../server/src/auth/sessions/sessions.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { ServerUnderTest } from './server-under-test.ts';

/** The browser's sign-in state when a test begins. */
export type SessionState = Exclude<Session['state'], 'loading' | 'unreachable'>;

const levels: Record<Exclude<SessionState, 'signedOut'>, SessionLevel> = {
  secondFactor: 'password',
  enrolment: 'enrolment',
  signedIn: 'full',
};

/** The account that tests of pages sign in with. */
export const administrator = { id: 'admin-1', email: 'admin@festival.example' } as const;
export const password = 'correct horse battery';
export const phone = '+12125550100';

/** The valid code if a test begins with the second factor. */
export const sentCode = '123456';

/** Other tabs of the browser, which sign in and out without a page. */
export function otherTab(server: ServerUnderTest, jar: CookieJar) {
  let tell: () => void = () => undefined;
  const channel: SessionChannel = {
    announce: () => undefined,
    listen: (listener) => {
      tell = listener;
    },
  };
  /** Gives the browser another session, and notifies its pages like another tab. */
  const moveTo = (state: SessionState, accountId: string = administrator.id) => {
    if (state === 'signedOut') {
      server.rooms.auth.sessions.endAll(accountId);
      jar.keep('session=; Max-Age=0');
    } else {
      jar.keep(`session=${begin(server, levels[state], accountId)}`);
    }
    tell();
  };
  return { channel, moveTo };
}

function begin({ rooms, secret, now }: ServerUnderTest, level: SessionLevel, accountId: string): string {
  const { token, session } = rooms.auth.sessions.begin(accountId, level, '');
  if (level === 'password') {
    const codeHash = hashCode(secret, session.id, sentCode);
    rooms.auth.challenges.put(session.id, { phone, codeHash, sentAt: now(), wrongAttempts: 0 });
  }
  return token;
}
