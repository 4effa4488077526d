import { routeTable, type RouteRule } from '@lineup/provider-embedded/server';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, type Tally } from '../../runner/tally.ts';
import { openBrowser, signInFully, type Browser } from '../../support/portals/in-process-browser.ts';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';

const publicUrl = 'https://lineup.example';
const changing = routeTable.filter(({ method }) => method !== 'GET');

/** The origins that a browser can report for requests from another site's page. */
const origins: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'a foreign origin': { origin: 'https://evil.example' },
  'a foreign origin that claims the same site': {
    origin: 'https://evil.example',
    'sec-fetch-site': 'same-origin',
  },
  'no origin': { origin: null },
  'no origin from another site': { origin: null, 'sec-fetch-site': 'cross-site' },
  'no origin from a neighbour': { origin: null, 'sec-fetch-site': 'same-site' },
  'the origin null': { origin: 'null' },
  'the same host without TLS': { origin: 'http://lineup.example' },
  'another port': { origin: 'https://lineup.example:444' },
  'a name that begins the same': { origin: 'https://lineup.example.evil.example' },
  'a name that ends the same': { origin: 'https://evil-lineup.example' },
  'two origins': { origin: 'https://lineup.example https://evil.example' },
};

/** Content types that a form or a simple request of another site can send, even with the right origin. */
const simpleTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
] as const;

export const crossSite: FaultCase = {
  name: 'cross-site-requests',
  promise: 'no request that another site can cause changes anything, whatever its origin and content type',
  tries: { short: 1, long: 1 },
  run: () =>
    withPortal({ publicUrl, demo: false }, async (portal) => {
      const tally = createTally();
      portal.addPerson('admin@festival.example');
      const browser = openBrowser(portal);
      await signInFully(portal, browser, 'admin@festival.example');
      for (const rule of changing) {
        for (const [name, headers] of Object.entries(origins)) {
          const status = await call(portal, browser, rule, { ...typeOf(rule), ...headers });
          tally.check(status === 403, `${rule.method} ${rule.path} from ${name}: ${status}`);
        }
        await trySimpleTypes(portal, browser, rule, tally);
      }
      tally.check((await browser.state()) === 'signedIn', 'the session was ended from another site');
      tally.check(
        !(await preflight(portal)).headers.has('access-control-allow-origin'),
        'another origin may read answers',
      );
      return tally.result();
    }),
};

/** A JSON route accepts no other type, even from its own origin, so that a form can never reach it. */
async function trySimpleTypes(
  portal: InProcessPortal,
  browser: Browser,
  rule: RouteRule,
  tally: Tally,
): Promise<void> {
  if (rule.body !== 'json') return;
  for (const type of simpleTypes) {
    const status = await call(portal, browser, rule, { origin: publicUrl, 'content-type': type });
    tally.check(
      status === 415,
      `${rule.method} ${rule.path} as ${type === '' ? 'nothing' : type}: ${status}`,
    );
  }
}

function call(
  portal: InProcessPortal,
  browser: Browser,
  rule: RouteRule,
  given: Readonly<Record<string, string | null>>,
): Promise<number> {
  const headers = new Headers({ cookie: browser.cookie() ?? '' });
  for (const [name, value] of Object.entries(given)) if (value !== null) headers.set(name, value);
  const path = rule.path.replace(':name', 'deleteFestival');
  const request = new Request(`${publicUrl}${path}`, {
    method: rule.method,
    headers,
    body: '{"festivalId":"f1"}',
  });
  return Promise.resolve(portal.app.request(request)).then(({ status }) => status);
}

function typeOf(rule: RouteRule): Record<string, string> {
  const types = {
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
    bytes: 'image/png',
    none: 'text/plain',
  };
  return { 'content-type': types[rule.body] };
}

function preflight(portal: InProcessPortal): Promise<Response> {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  return Promise.resolve(
    portal.app.request(`${publicUrl}/api/documents/commit`, { method: 'OPTIONS', headers }),
  );
}
