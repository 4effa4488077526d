import { paths } from '@lineup/domain';
import { demoLimits, routeTable, type RouteRule } from '@lineup/provider-embedded/server';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, type Tally } from '../../runner/tally.ts';
import type { Browser } from '../../support/portals/in-process-browser.ts';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';
import { expectedRefusal, sessionKinds, type Person, type SessionKind } from '../../support/session-kinds.ts';

/**
 * Every kind of session at every route of the table, HEAD as well as GET, with an address and a body that would do
 * damage.
 */
export const routeMatrix: FaultCase = {
  name: 'routes-by-session',
  promise:
    'every route refuses every session that its class does not name, and what is refused changes nothing',
  tries: { short: 1, long: 5 },
  run: (_context, tries) =>
    withPortal({ limits: demoLimits }, async (portal) => {
      const tally = createTally();
      for (let round = 0; round < tries; round += 1) await knockEverywhere(portal, tally, round);
      return tally.result();
    }),
};

async function knockEverywhere(portal: InProcessPortal, tally: Tally, round: number): Promise<void> {
  let knocks = 0;
  for (const kind of sessionKinds) {
    for (const rule of routeTable) {
      for (const method of methodsOf(rule)) {
        knocks += 1;
        await knock(portal, tally, { kind, rule, method, person: personOf(round * 10_000 + knocks) });
      }
    }
  }
}

interface Knock {
  readonly kind: SessionKind;
  readonly rule: RouteRule;
  readonly method: string;
  readonly person: Person;
}

async function knock(
  portal: InProcessPortal,
  tally: Tally,
  { kind, rule, method, person }: Knock,
): Promise<void> {
  const browser = await kind.make(portal, person);
  const before = portal.rooms.documents.latestVersion();
  const status = await statusOf(browser, rule, method);
  const expected = expectedRefusal(rule.access, kind.level);
  const refused = status === 401 || status === 403;
  // A public route may refuse for its own reasons: `verify` and `resend` say that no sign-in is pending.
  const asExpected = expected === null ? !refused || rule.access === 'public' : status === expected;
  const unchanged = expected === null || portal.rooms.documents.latestVersion() === before;
  const what = `${method} ${rule.path} for ${kind.name}`;
  tally.check(asExpected && status < 500, `${what}: ${status} instead of ${expected ?? 'no refusal'}`);
  tally.check(unchanged, `${what}: a refused request has changed documents`);
}

/** Closes the change feed as soon as its status is known. */
async function statusOf(browser: Browser, rule: RouteRule, method: string): Promise<number> {
  if (rule.path !== '/api/changes')
    return (await browser.send(addressOf(rule), requestOf(rule, method))).status;
  const stop = new AbortController();
  return browser.statusOnly(addressOf(rule), { method, signal: stop.signal }).finally(() => stop.abort());
}

function methodsOf(rule: RouteRule): readonly string[] {
  return rule.method === 'GET' ? ['GET', 'HEAD'] : [rule.method];
}

const addresses: Readonly<Record<string, string>> = {
  '/api/documents': `?path=${paths.festival('f1')}`,
  '/api/documents/query': `?q=${encodeURIComponent(JSON.stringify({ collection: paths.festivals }))}`,
  '/api/documents/count': `?q=${encodeURIComponent(JSON.stringify({ collection: paths.festivals }))}`,
  '/api/files': '?path=festivals/f1/festival-image',
  '/api/files/url': '?path=festivals/f1/festival-image',
};

function addressOf(rule: RouteRule): string {
  const path = rule.path.replace(':name', 'deleteFestival').replace(':fileId', 'x');
  return `${path}${addresses[rule.path] ?? ''}`;
}

const bodies: Readonly<Record<string, unknown>> = {
  '/api/documents/commit': {
    writeId: 'attack-0001',
    writes: [{ type: 'delete', path: paths.event('f1', 'e1') }],
  },
  '/api/functions/:name': { festivalId: 'f1' },
};

function requestOf(rule: RouteRule, method: string): RequestInit {
  switch (rule.body) {
    case 'none':
      return { method };
    case 'json':
      return {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bodies[rule.path] ?? {}),
      };
    case 'form':
      return { method, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'token=x' };
    default:
      return { method, headers: { 'content-type': 'image/png' }, body: 'no picture' };
  }
}

/** A new person for every request, with a phone and an address that no limit has counted yet. */
function personOf(number: number): Person {
  return {
    email: `person${number}@festival.example`,
    phone: `+1212${String(5_000_000 + number)}`,
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
}
