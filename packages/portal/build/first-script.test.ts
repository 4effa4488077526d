// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { firstScript, withFirstScript } from './first-script.ts';

const data = {
  providers: {
    embedded: {
      files: ['/assets/embedded.js'],
      early: {
        session: '/who',
        user: '/one?path=users%2F{id}',
        pages: { '^/$': ['/list?q=all'] },
      },
    },
    firebase: { files: ['/assets/firebase.js'], early: { pages: {} } },
  },
  pages: [
    ['^/$', ['/assets/dashboard.js']],
    ['^/festival/', ['/assets/festival.js']],
  ],
};

interface Traits {
  readonly path?: string;
  readonly provider?: string;
  readonly state?: string;
  readonly isDark?: boolean;
  /** The list of festivals, latest start first. */
  readonly documents?: readonly object[];
}

/** Runs the document's script against a server that returns these responses. Returns what was requested from it. */
async function run(traits: Traits = {}) {
  const { path = '/', provider = 'embedded', state = 'signedIn', isDark = false, documents = [] } = traits;
  history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }));
  const responses: Record<string, unknown> = {
    '/config.json': { provider },
    '/who': { state, user: { id: 'u/1' } },
    '/list?q=all': { documents },
  };
  const ask = vi.fn((address: string) => Promise.resolve(Response.json(responses[address] ?? {})));
  vi.stubGlobal('fetch', ask);
  runInThisContext(firstScript);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return ask.mock.calls.map(([address]) => address);
}

const fetchedFirst = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const scheme = () => document.documentElement.getAttribute('data-color-scheme');

/** Adds the elements to the document that the script needs. */
function layOut(given: object): void {
  document.head.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify(given)}</script>`;
}

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"></div><template id="entry-page"><div id="entry-head"><span></span><span></span></div></template>';
  layOut(data);
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

const first = ['/config.json', '/who'];
const user = '/one?path=users%2Fu%2F1';

test.each([
  ['/', ['/assets/embedded.js', '/assets/dashboard.js'], [user, '/list?q=all']],
  ['/festival/f1/schedule', ['/assets/embedded.js', '/assets/festival.js'], [user]],
  ['/nowhere', ['/assets/embedded.js'], [user]],
])('who is signed in gets the files of %s, and their own record', async (path, files, questions) => {
  expect(await run({ path })).toEqual([...first, ...questions]);
  expect(fetchedFirst()).toEqual(files);
  expect(Object.keys(window.early ?? {})).toEqual([...first, ...questions]);
});

describe('the picture that stands large on the dashboard', () => {
  const inDays = (days: number) => ({
    seconds: Math.floor(Date.now() / 1000) + days * 86_400,
    nanoseconds: 0,
  });
  const festival = (days: number, imageURL: string | null) => ({ data: { endDate: inDays(days), imageURL } });

  /** Returns the pictures that are requested for these festivals. */
  async function pictures(documents: readonly object[], path = '/') {
    const asked: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          asked.push(address);
        }
      },
    );
    await run({ documents, path });
    return asked;
  }

  test('is that of the festival that is on or next', async () => {
    const list = [festival(90, '/files/later'), festival(2, '/files/next'), festival(-3, '/files/over')];
    expect(await pictures(list)).toEqual(['/files/next']);
  });

  test.each([
    ['the next has none', [festival(90, '/files/later'), festival(2, null)]],
    ['all are over', [festival(-3, '/files/over')]],
    ['there are none', []],
    ['the answer is another', [{ data: {} }]],
  ])('is not asked for where %s', async (_, list) => {
    expect(await pictures(list)).toEqual([]);
  });

  test('is not asked for by another page', async () => {
    expect(await pictures([festival(2, '/files/next')], '/festival/f1')).toEqual([]);
  });
});

test('the calendar of the platform is woken for who is signed in, while the code is on its way', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  await run({ state: 'signedOut' });
  expect(made).not.toHaveBeenCalled();
  await run();
  await vi.waitFor(() => expect(made).toHaveBeenCalledTimes(1), 30_000);
});

test('who is not signed in gets no page, for the sign-in has come already', async () => {
  expect(await run({ state: 'signedOut' })).toEqual(first);
  expect(fetchedFirst()).toEqual(['/assets/embedded.js']);
});

test('who is not signed in reads the head of the sign-in before the pages are there', async () => {
  await run({ state: 'signedOut', path: '/festival/f1/schedule' });
  const bars = [...document.querySelectorAll<HTMLElement>('#root + #entry-head > span')];
  expect(bars.map(({ style }) => style.getPropertyValue('--stage'))).toEqual([
    'var(--stage-1)',
    'var(--stage-2)',
  ]);
});

test.each([{ state: 'signedIn' }, { state: 'secondFactor' }, { provider: 'firebase' }])(
  'with %o nobody knows yet that it will be the sign-in',
  async (traits) => {
    await run(traits);
    expect(document.getElementById('entry-head')).toBeNull();
  },
);

describe('at the address of the sign-in', () => {
  const end = '<noscript></noscript>';
  const head = () => document.getElementById('entry-head');
  const begin = (path: string, state: string) => {
    const over = run({ state, path });
    return { over, early: head() !== null };
  };

  test('its head is there before anybody knows of a session, and but once', async () => {
    document.body.innerHTML += end;
    const { early, over } = begin('/login', 'signedOut');
    expect(early).toBe(true);
    await over;
    expect(document.querySelectorAll('#entry-head')).toHaveLength(1);
  });

  test('it waits until the document has come so far', async () => {
    const { early, over } = begin('/login', 'secondFactor');
    expect(early).toBe(false);
    document.body.insertAdjacentHTML('beforeend', end);
    await Promise.resolve();
    expect(head()).not.toBeNull();
    await over;
  });

  test.each(['signedIn', 'secondFactor'])('it goes again from who is %s', async (state) => {
    document.body.innerHTML += end;
    await begin('/login', state).over;
    expect(head()).toBeNull();
  });

  test('it is not shown at another address before that', async () => {
    document.body.innerHTML += end;
    const { early, over } = begin('/festival/f1', 'signedOut');
    expect(early).toBe(false);
    await over;
  });
});

test('a page that is there already is not joined by another', async () => {
  document.body.innerHTML = document.body.innerHTML.replace('</div>', '<main></main></div>');
  await run({ state: 'signedOut' });
  expect(document.getElementById('entry-head')).toBeNull();
});

test('Firebase is not asked for a session, and gets its kit', async () => {
  expect(await run({ provider: 'firebase' })).toEqual(['/config.json']);
  expect(fetchedFirst()).toEqual(['/assets/firebase.js']);
});

test('the answers wait for the pages, unread', async () => {
  await run();
  const responseTo = async (address: string): Promise<unknown> => (await window.early?.[address])?.json();
  expect(await responseTo('/config.json')).toEqual({ provider: 'embedded' });
  expect(await responseTo('/who')).toMatchObject({ state: 'signedIn' });
});

test('without a list of files, as in development, only the questions are asked', async () => {
  const { embedded, firebase } = data.providers;
  layOut({ providers: { embedded: { ...embedded, files: [] }, firebase }, pages: [] });
  expect(await run()).toEqual([...first, user]);
  expect(fetchedFirst()).toEqual([]);
});

test('with a provider that the build does not know nothing more is asked', async () => {
  expect(await run({ provider: 'other' })).toEqual(['/config.json']);
  await expect(window.early?.['/who']).rejects.toThrow(TypeError);
});

test('the document carries it to the letter, because the content-security policy names its hash', () => {
  const html = '<head><!-- first-script --></head><body><!-- entry-page --></body>';
  expect(withFirstScript(html, null)).toContain(`<script>${firstScript}</script>`);
  expect(firstScript).not.toMatch(/\/api\/|embedded|firebase/iu);
  expect(() => withFirstScript(html.replace('first', 'last'), null)).toThrow(/no place/u);
});
