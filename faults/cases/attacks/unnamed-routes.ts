import { routeTable } from '@lineup/provider-embedded/server';
import type { FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { createTally, type Tally } from '../../runner/tally.ts';
import { openBrowser, signInFully } from '../../support/portals/in-process-browser.ts';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';

/** Routes outside the table are closed, even to an administrator, and no route of the app is missing in the table. */
export const unnamedRoutes: FaultCase = {
  name: 'routes-unnamed',
  promise:
    'a route that the table does not classify is found by this case, and what it does not name answers 404',
  tries: { short: 500, long: 10_000 },
  run: (_context, tries, random) =>
    withPortal({}, async (portal) => {
      const tally = createTally();
      compareTables(portal, tally);
      portal.addPerson('admin@festival.example');
      const browser = openBrowser(portal);
      await signInFully(portal, browser, 'admin@festival.example');
      for (let n = 0; n < tries; n += 1) {
        const { method, path } = inventRoute(random);
        const status = await browser.statusOnly(path, { method });
        tally.check(status === 404 || status === 400, `${method} ${path}: ${status}`);
      }
      return tally.result();
    }),
};

const nameless = (path: string) => path.replaceAll(/:[a-zA-Z]+/gu, ':');

function compareTables(portal: InProcessPortal, tally: Tally): void {
  const named = new Set(routeTable.map(({ method, path }) => `${method} ${nameless(path)}`));
  const served = portal.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
    .map(({ method, path }) => `${method} ${nameless(path)}`);
  for (const route of served) tally.check(named.has(route), `${route} is served and not in the table`);
  for (const route of named) tally.check(served.includes(route), `${route} is in the table and not served`);
}

const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PURGE', 'PROPFIND'] as const;
const pieces = [
  'api',
  'auth',
  'documents',
  'files',
  'functions',
  'changes',
  'sign-in',
  'commit',
  '%2e%2e',
  '',
] as const;

/** A route that resembles one of the table but does not exist. */
function inventRoute(random: Random): { readonly method: string; readonly path: string } {
  const path = `/${Array.from({ length: random.int(1, 4) }, () => random.pick(pieces)).join('/')}`;
  const method = random.pick(methods);
  const resolved = new URL(`http://localhost${path}`).pathname;
  return isNamed(method, resolved) ? inventRoute(random) : { method, path };
}

function isNamed(method: string, path: string): boolean {
  return routeTable.some(
    (rule) =>
      rule.method === method &&
      new RegExp(`^${rule.path.replaceAll('.', '\\.').replaceAll(/:[a-zA-Z]+/gu, '[^/]+')}$`, 'u').test(path),
  );
}
