import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Hono } from 'hono';
import { firstScript } from '../../packages/portal/build/first-script.ts';
import {
  firstPage,
  portalRoutes,
} from '../../packages/provider-embedded/server/src/http/pages/portal-routes.ts';
import { securityHeaders } from '../../packages/provider-embedded/server/src/http/security-headers.ts';
import type { StaticFile } from '../../packages/provider-embedded/server/src/http/pages/static-files.ts';
import type { AppEnv } from '../../packages/provider-embedded/server/src/session.ts';
import { hostedHeaders } from '../deploying/hosting-headers.mjs';
import { recaptchaSources } from '../deploying/preflight/checks/local/recaptcha-policy.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  hosting: Parameters<typeof hostedHeaders>[0];
};
const asset = '/assets/main-1a2b.js';

/** The headers that the embedded server sends with a path, except those that describe the content. */
async function embeddedHeaders(path: string): Promise<Record<string, string>> {
  const file = (immutable: boolean): StaticFile => ({
    type: 'text/plain',
    etag: '"1"',
    immutable,
    content: new TextEncoder().encode(`<script>${firstScript}</script>`),
    encoded: {},
  });
  const files = new Map([
    ['/index.html', file(false)],
    [asset, file(true)],
  ]);
  const app = new Hono<AppEnv>();
  app.use(securityHeaders(true, firstPage(files)));
  app.route('/', portalRoutes(files));
  const { 'content-type': _, ...headers } = Object.fromEntries((await app.request(path)).headers);
  for (const name of ['content-length', 'etag', 'vary']) delete headers[name];
  return headers;
}

/** The sources of each directive. */
function directivesOf(policy: string | undefined): Record<string, readonly string[]> {
  const directives = (policy ?? '').split(';').map((each) => each.trim().split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** All sources that Firebase needs beyond the portal's own address. */
const firebaseNeeds: Record<string, readonly string[]> = {
  ...recaptchaSources,
  // Firestore's client loads the second to detect whether it is offline.
  'img-src': ['https://firebasestorage.googleapis.com', 'https://www.google.com/images/cleardot.gif'],
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
    'https://*.cloudfunctions.net',
    ...recaptchaSources['connect-src'],
  ],
};

describe.each(['/', '/login', asset])('%s on Firebase Hosting', (path) => {
  test('has the headers of the embedded server', async () => {
    const { 'content-security-policy': _, ...hosted } = hostedHeaders(hosting, path);
    const { 'content-security-policy': __, ...embedded } = await embeddedHeaders(path);
    expect(hosted).toEqual(embedded);
  });

  test('has its content-security policy, widened by what Firebase needs and nothing else', async () => {
    const embedded = directivesOf((await embeddedHeaders(path))['content-security-policy']);
    const widened = Object.fromEntries(
      [...new Set([...Object.keys(embedded), ...Object.keys(firebaseNeeds)])].map((name) => [
        name,
        [...(embedded[name] ?? []), ...(firebaseNeeds[name] ?? [])],
      ]),
    );
    expect(directivesOf(hostedHeaders(hosting, path)['content-security-policy'])).toEqual(widened);
  });
});

test.each(['/lineup/saltmarsh', '/lineup/saltmarsh/lineup.ics', '/preview/abc'])(
  '%s on Firebase Hosting has the headers of its function, and the portal’s policy is not among them',
  (path) => {
    expect(hostedHeaders(hosting, path)).toEqual({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  },
);

const pages = ['packages/portal/index.html', 'packages/portal/dist/index.html'].filter((page) =>
  existsSync(join(root, page)),
);

test.each(pages)(
  '%s has no script of its own but the first one, and no style, which the policy would refuse',
  (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const scripts = [...text.matchAll(/<script\b([^>]*)>([^<]*)/gu)].filter(
      ([, attributes = '']) => !attributes.includes('type="application/json"'),
    );
    const own = scripts.filter(([, attributes]) => attributes === '');
    expect(own.length).toBeLessThanOrEqual(1);
    const files = scripts.filter((script) => !own.includes(script));
    expect(files.length).toBeGreaterThan(0);
    for (const [, attributes, content = ''] of files) {
      expect(attributes).toMatch(/\ssrc="\//u);
      expect(content.trim()).toBe('');
    }
    expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/iu);
  },
);
