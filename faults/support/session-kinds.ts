import { paths } from '@lineup/domain';
import type { Access } from '@lineup/provider-embedded/server';
import { openBrowser, signInFully, type Browser } from './portals/in-process-browser.ts';
import type { InProcessPortal } from './portals/in-process-portal.ts';

/** The level that the guard may assign to a browser. */
export type SessionLevel = 'anonymous' | 'password' | 'enrolment' | 'full';

/** A browser in a certain state of its session, and the level that the server must assign to it. */
export interface SessionKind {
  readonly name: string;
  readonly level: SessionLevel;
  make(portal: InProcessPortal, person: Person): Promise<Browser>;
}

export interface Person {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

const minute = 60_000;
const hour = 60 * minute;

const open = (portal: InProcessPortal, { address }: Person) => openBrowser(portal, { address });

async function fullSession(portal: InProcessPortal, person: Person): Promise<Browser> {
  portal.addPerson(person.email, { phone: person.phone });
  const browser = open(portal, person);
  await browser.passPassword(person.email);
  await browser.verify(portal.lastCode(person.phone));
  return browser;
}

async function halfSession(portal: InProcessPortal, person: Person, phone: string | null): Promise<Browser> {
  portal.addPerson(person.email, { phone });
  const browser = open(portal, person);
  await browser.passPassword(person.email);
  return browser;
}

const withCookie = (cookie: string): SessionKind['make'] => {
  return (portal, person) => {
    const browser = open(portal, person);
    browser.useCookie(cookie);
    return Promise.resolve(browser);
  };
};

/** A full session that something has happened to. */
const ended = (happens: (portal: InProcessPortal, id: string, browser: Browser) => unknown) => {
  return async (portal: InProcessPortal, person: Person) => {
    const browser = await fullSession(portal, person);
    const cookie = browser.cookie();
    const account = portal.rooms.auth.accounts.byEmail(person.email);
    await happens(portal, account?.id ?? '', browser);
    browser.useCookie(cookie);
    return browser;
  };
};

const takePermission = (portal: InProcessPortal, id: string) =>
  portal.rooms.documents.commit([{ type: 'update', path: paths.user(id), data: { permissions: [] } }]);

/** Every kind of session that may send a request, with its expected level. */
export const sessionKinds: readonly SessionKind[] = [
  { name: 'no session', level: 'anonymous', make: (portal, person) => Promise.resolve(open(portal, person)) },
  { name: 'an empty cookie', level: 'anonymous', make: withCookie('session=') },
  { name: 'a forged token', level: 'anonymous', make: withCookie(`session=${'A'.repeat(43)}`) },
  { name: 'a token of SQL', level: 'anonymous', make: withCookie("session=' OR 1=1 --") },
  { name: 'half signed in', level: 'password', make: (p, person) => halfSession(p, person, person.phone) },
  { name: 'enrolment only', level: 'enrolment', make: (p, person) => halfSession(p, person, null) },
  {
    name: 'half signed in and too late',
    level: 'anonymous',
    make: async (portal, person) => {
      const browser = await halfSession(portal, person, person.phone);
      portal.advance(15 * minute);
      return browser;
    },
  },
  { name: 'idle for too long', level: 'anonymous', make: ended((portal) => portal.advance(12 * hour)) },
  {
    name: 'signed out',
    level: 'anonymous',
    make: ended((_portal, _id, browser) => browser.post('/api/auth/sign-out')),
  },
  { name: 'permission taken in the meantime', level: 'anonymous', make: ended(takePermission) },
  {
    name: 'users record deleted in the meantime',
    level: 'anonymous',
    make: ended((portal, id) => portal.rooms.documents.commit([{ type: 'delete', path: paths.user(id) }])),
  },
  {
    name: 'account disabled in the meantime',
    level: 'anonymous',
    make: ended((portal, id) => portal.db.run('UPDATE accounts SET disabled = 1 WHERE id = ?', id)),
  },
  {
    name: 'the hash of a token as the token',
    level: 'anonymous',
    make: async (portal, person) => {
      const browser = await fullSession(portal, person);
      const newest = 'SELECT id FROM sessions ORDER BY created_at DESC LIMIT 1';
      browser.useCookie(`session=${portal.db.get<{ id: string }>(newest)?.id ?? ''}`);
      return browser;
    },
  },
  { name: 'an account without permission', level: 'anonymous', make: refusedAtSignIn },
  { name: 'fully signed in', level: 'full', make: fullSession },
];

async function refusedAtSignIn(portal: InProcessPortal, person: Person): Promise<Browser> {
  portal.addPerson(person.email, { phone: person.phone, administrator: false });
  const browser = open(portal, person);
  await signInFully(portal, browser, person.email);
  return browser;
}

/** The refusal that a route of this access must give to this session level: 401, 403, or null for none. */
export function expectedRefusal(access: Access, level: SessionLevel): 401 | 403 | null {
  if (access === 'public') return null;
  if (level === 'anonymous') return 401;
  return access.includes(level) ? null : 403;
}
