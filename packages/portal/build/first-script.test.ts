// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstScript, withFirstScript } from './first-script.ts';

const files = {
  embedded: ['/assets/embedded.js'],
  firebase: ['/assets/firebase.js'],
  fonts: ['/assets/display.woff2'],
  pages: [
    ['^/$', ['/assets/dashboard.js'], ['/api/documents/query?q=all']],
    ['^/festival/', ['/assets/festival.js']],
  ],
};

const font = '/assets/display.woff2';

interface Traits {
  readonly path?: string;
  readonly provider?: string;
  readonly state?: string;
  readonly isDark?: boolean;
}

/** Lets the document run its script before a server that answers so; gives what was asked of it. */
async function run({ path = '/', provider = 'embedded', state = 'signedIn', isDark = false }: Traits = {}) {
  history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }));
  const answers: Record<string, unknown> = {
    '/config.json': { provider },
    '/api/auth/session': { state, user: { id: 'u/1' } },
  };
  const ask = vi.fn((address: string) => Promise.resolve(Response.json(answers[address] ?? {})));
  vi.stubGlobal('fetch', ask);
  runInThisContext(firstScript);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return ask.mock.calls.map(([address]) => address);
}

const fetchedFirst = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const scheme = () => document.documentElement.getAttribute('data-color-scheme');

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="first-files">${JSON.stringify(files)}</script>`;
  localStorage.clear();
});

test('the ground is the one that was chosen, else that of the system', async () => {
  await run({ isDark: true });
  expect(scheme()).toBe('dark');
  localStorage.setItem('color-scheme', 'light');
  await run({ isDark: true });
  expect(scheme()).toBe('light');
});

test('with the storage blocked the ground is that of the system', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await run({ isDark: true });
  expect(scheme()).toBe('dark');
});

const first = ['/config.json', '/api/auth/session'];
const user = '/api/documents?path=users%2Fu%2F1';

test.each([
  ['/', ['/assets/embedded.js', '/assets/dashboard.js', font], [user, '/api/documents/query?q=all']],
  ['/festival/f1/schedule', ['/assets/embedded.js', '/assets/festival.js', font], [user]],
  ['/nowhere', ['/assets/embedded.js', font], [user]],
])('who is signed in gets the files of %s, and their own record', async (path, files, questions) => {
  expect(await run({ path })).toEqual([...first, ...questions]);
  expect(fetchedFirst()).toEqual(files);
  expect(Object.keys(window.early ?? {})).toEqual([...first, ...questions]);
});

test('who is not signed in gets no page, for the sign-in has come already', async () => {
  expect(await run({ state: 'signedOut' })).toEqual(first);
  expect(fetchedFirst()).toEqual(['/assets/embedded.js', font]);
});

test('Firebase is not asked for a session, and gets its kit', async () => {
  expect(await run({ provider: 'firebase' })).toEqual(['/config.json']);
  expect(fetchedFirst()).toEqual(['/assets/firebase.js', font]);
});

test('the answers wait for the pages, unread', async () => {
  await run();
  const answerTo = async (address: string): Promise<unknown> => (await window.early?.[address])?.json();
  expect(await answerTo('/config.json')).toEqual({ provider: 'embedded' });
  expect(await answerTo('/api/auth/session')).toMatchObject({ state: 'signedIn' });
});

test('without a list of files, as in development, only the questions are asked', async () => {
  document.head.innerHTML = '';
  expect(await run()).toEqual([...first, user]);
  expect(fetchedFirst()).toEqual([]);
});

test('the document carries it to the letter, because the content-security policy names its hash', () => {
  expect(withFirstScript('<head><!-- first-script --></head>', null)).toContain(
    `<script>${firstScript}</script>`,
  );
  expect(() => withFirstScript('<head></head>', null)).toThrow(/no place/u);
});
