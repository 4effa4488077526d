import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parsePublicUrl } from '../building/build-for-firebase.mjs';
import { buildFirebaseHosting } from '../building/firebase-hosting.mjs';
import { parseDeployArguments } from '../deploying/arguments.mjs';
import { deploy } from '../deploying/deploy.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-firebase-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const app = {
  apiKey: 'key',
  authDomain: 'my-festivals.firebaseapp.com',
  projectId: 'my-festivals',
  storageBucket: 'my-festivals.firebasestorage.app',
  appId: '1:2:web:3',
};
const config = { provider: 'firebase', demo: false, firebase: app, region: 'us-central1' };
const findApp = 'apps:sdkconfig WEB --project my-festivals --json';
const check = 'check my-festivals in us-central1';
const safeguards = 'safeguards of my-festivals';
const send = 'deploy --project my-festivals --only firestore,storage,functions,hosting';

interface Hands {
  readonly sdkConfig?: object | null;
  readonly status?: number;
  /** The exit statuses of checking the project, and of creating its backups and alerts. */
  readonly checked?: number;
  readonly safeguarded?: number;
  /** Firebase Hosting's response to `/config.json`. */
  readonly hosted?: () => Response;
}

const nothing = () => new Response('Site Not Found', { status: 404 });
const portal = (deployed: object) => () => Response.json({ ...config, ...deployed });

/** Fake steps of a deployment; the project's web app is `sdkConfig`. */
function hands({ sdkConfig, status = 0, checked = 0, safeguarded = 0, hosted = nothing }: Hands = {}) {
  const done: string[] = [];
  const fetched: string[] = [];
  const printed: string[] = [];
  const built: object[] = [];
  const steps = {
    print: (text: string) => printed.push(text),
    installTools: () => void done.push('install'),
    build: async (made: object) => {
      done.push('build');
      built.push(made);
    },
    fetch: async (address: unknown) => {
      fetched.push(String(address));
      return hosted();
    },
    ask: (...words: string[]) => {
      done.push(words.join(' '));
      if (sdkConfig === null) return 'Error';
      return JSON.stringify({ status: 'success', result: { sdkConfig: sdkConfig ?? { ...app, more: 1 } } });
    },
    run: (...words: string[]) => {
      done.push(words.join(' '));
      return status;
    },
    preflight: async ({ project, region }: { project: string; region: string }) => {
      done.push(`check ${project} in ${region}`);
      return checked;
    },
    ensureSafeguards: async ({ project, alertsTo }: { project: string; alertsTo: string | undefined }) => {
      done.push(`safeguards of ${project} ${alertsTo ?? ''}`.trim());
      return safeguarded;
    },
  };
  return { done, fetched, printed, built, run: (...words: string[]) => deploy(words, steps) };
}

function configFile(content: unknown): string {
  const file = join(folder, 'config.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('the options', () => {
  test('are all understood', () => {
    const words =
      '--project my-festivals --region europe-west3 --config c.json --app-check-key 6Lc_abcdefgh --alerts-to you@example.org --skip-preflight --dry-run';
    expect(parseDeployArguments(words.split(' '))).toEqual({
      kind: 'deploy',
      project: 'my-festivals',
      region: 'europe-west3',
      configFile: 'c.json',
      appCheckSiteKey: '6Lc_abcdefgh',
      alertsTo: 'you@example.org',
      skipPreflight: true,
      dryRun: true,
    });
  });

  test.each([
    ['', 'Which project?'],
    ['--project', 'see --help'],
    ['--project My_Project', 'Not the id of a project'],
    ['--project my-festivals --region everywhere', 'Not a region'],
    ['--project my-festivals --region us-central1;rm', 'Not a region'],
    ['--project my-festivals --app-check-key a;b', 'Not a key'],
    ['--project my-festivals --app-check-key 6Lc_abcdefgh --no-app-check', 'not both'],
    ['--project my-festivals --alerts-to you', 'Not an e-mail address'],
    ['--project my-festivals more', 'Unknown options'],
    ['--porject my-festivals', 'Unknown options'],
  ])('%j is refused in one line', (words, problem) => {
    const asked = parseDeployArguments(words === '' ? [] : words.split(' '));
    expect(asked).toMatchObject({ kind: 'wrong', problem: expect.stringContaining(problem) as unknown });
    expect(asked.kind === 'wrong' && asked.problem).not.toContain('\n');
  });

  test('help names each of them', async () => {
    const { run, printed, done } = hands();
    await expect(run('--help')).resolves.toBe(0);
    for (const option of [
      '--project',
      '--region',
      '--config',
      '--app-check-key',
      '--no-app-check',
      '--alerts-to',
      '--skip-preflight',
      '--dry-run',
    ]) {
      expect(printed.join('\n')).toContain(option);
    }
    expect(done).toEqual([]);
  });
});

describe('a deployment', () => {
  test('checks the project, asks for its web app, builds for it, sends everything, and makes backups and alerts', async () => {
    const { run, done, built } = hands();
    await expect(run('--project', 'my-festivals')).resolves.toBe(0);
    expect(done).toEqual([check, 'install', findApp, 'build', send, safeguards]);
    expect(built).toEqual([config]);
  });

  test('takes region and key from the command', async () => {
    const { run, built } = hands();
    await run('--project', 'my-festivals', '--region', 'europe-west3', '--app-check-key', '6Lc_abcdefgh');
    expect(built).toEqual([{ ...config, region: 'europe-west3', appCheckSiteKey: '6Lc_abcdefgh' }]);
  });

  test('takes the configuration from a file, and what the command says before it', async () => {
    const file = configFile({ ...config, region: 'europe-west1', appCheckSiteKey: 'of-the-file' });
    const { run, built, done } = hands();
    await run('--project', 'my-festivals', '--config', file);
    await run('--project', 'my-festivals', '--config', file, '--region', 'asia-east1');
    expect(built).toEqual([
      { ...config, region: 'europe-west1', appCheckSiteKey: 'of-the-file' },
      { ...config, region: 'asia-east1', appCheckSiteKey: 'of-the-file' },
    ]);
    expect(done).not.toContain(findApp);
  });

  test('ends before anything is changed where a check fails', async () => {
    const { run, done, printed } = hands({ checked: 1 });
    await expect(run('--project', 'my-festivals')).resolves.toBe(1);
    expect(done).toEqual([check]);
    expect(printed.at(-1)).toContain('--skip-preflight');
  });

  test('leaves out the check where it is asked to', async () => {
    const { run, done } = hands({ checked: 1 });
    await expect(run('--project', 'my-festivals', '--skip-preflight')).resolves.toBe(0);
    expect(done[0]).toBe('install');
  });

  test('answers the status of the tool, and then makes nothing else', async () => {
    const { run, done } = hands({ status: 2 });
    await expect(run('--project', 'my-festivals')).resolves.toBe(2);
    expect(done.at(-1)).toBe(send);
  });

  test('answers 1 where backups or alerts could not be made', async () => {
    const { run, done } = hands({ safeguarded: 1 });
    await expect(run('--project', 'my-festivals', '--alerts-to', 'you@example.org')).resolves.toBe(1);
    expect(done.at(-1)).toBe(`${safeguards} you@example.org`);
  });

  test('only prints its commands in a dry run', async () => {
    const { run, printed, done } = hands();
    await run('--project', 'my-festivals', '--dry-run');
    expect(printed).toEqual([
      'Region: us-central1 (the default). App Check: off (the default).',
      '(check the project)',
      `firebase ${findApp}`,
      '(build into dist/firebase)',
      `firebase ${send}`,
      '(make missing backups and alerts)',
    ]);
    expect(done).toEqual([]);
  });

  test('is refused in one line where the project has no web app', async () => {
    const { run, done } = hands({ sdkConfig: null });
    await expect(run('--project', 'my-festivals')).rejects.toThrow(/shows no web app.*apps:create WEB/u);
    expect(done).toEqual([check, 'install', findApp]);
  });

  test.each([
    [{ ...config, firebase: { ...app, apiKey: '' } }, 'has no apiKey'],
    [{ ...config, firebase: { ...app, projectId: 'another' } }, 'of the project another'],
    [{ provider: 'embedded' }, '"firebase" is missing'],
    ['no JSON', '"firebase" is missing'],
  ])('is refused with the file %j', async (content, problem) => {
    const { run, built } = hands();
    await expect(run('--project', 'my-festivals', '--config', configFile(content))).rejects.toThrow(problem);
    expect(built).toEqual([]);
  });

  test('is refused where there is no such file', async () => {
    const { run } = hands();
    const missing = join(folder, 'none.json');
    await expect(run('--project', 'my-festivals', '--config', missing)).rejects.toThrow('There is no file');
  });
});

describe('deployed again', () => {
  const before = { region: 'europe-west3', appCheckSiteKey: '6Lc_before' };

  test('keeps region and key, on any machine, and says so', async () => {
    const { run, built, printed, fetched } = hands({ hosted: portal(before) });
    await run('--project', 'my-festivals');
    expect(fetched).toEqual(['https://my-festivals.web.app/config.json']);
    expect(built).toEqual([{ ...config, ...before }]);
    expect(printed).toEqual(['Region: europe-west3 (as before). App Check: 6Lc_before (as before).']);
  });

  test('changes what the command names, and nothing else', async () => {
    const { run, built, printed } = hands({ hosted: portal(before) });
    await run('--project', 'my-festivals', '--app-check-key', '6Lc_another');
    await run('--project', 'my-festivals', '--no-app-check');
    expect(built).toEqual([
      { ...config, region: 'europe-west3', appCheckSiteKey: '6Lc_another' },
      { ...config, region: 'europe-west3' },
    ]);
    expect(printed.map((line) => line.split('. ')[1])).toEqual([
      'App Check: 6Lc_another (as asked for; before: 6Lc_before).',
      'App Check: off (as asked for; before: 6Lc_before).',
    ]);
  });

  test('keeps App Check off', async () => {
    const { run, built, printed } = hands({ hosted: portal({ region: 'asia-east1' }) });
    await run('--project', 'my-festivals');
    expect(built).toEqual([{ ...config, region: 'asia-east1' }]);
    expect(printed).toEqual(['Region: asia-east1 (as before). App Check: off (as before).']);
  });

  test('takes the place of a site that is no portal of this project', async () => {
    const other = () => new Response('<!doctype html><title>Welcome</title>');
    const foreign = portal({ ...before, firebase: { ...app, projectId: 'another' } });
    for (const hosted of [other, foreign]) {
      const { run, built } = hands({ hosted });
      await run('--project', 'my-festivals');
      expect(built).toEqual([config]);
    }
  });

  test.each([
    ['an error', () => new Response('', { status: 503 }), 'status 503'],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')) as never, 'fetch failed'],
  ])('is refused in one line on %s, unless the command names everything', async (_what, hosted, reason) => {
    const { run, built, done } = hands({ hosted });
    const refusal = run('--project', 'my-festivals', '--region', 'us-central1');
    await expect(refusal).rejects.toThrow(
      `How my-festivals is deployed could not be read from https://my-festivals.web.app/config.json (${reason}). `,
    );
    expect(done).toEqual([]);
    await run('--project', 'my-festivals', '--region', 'us-central1', '--no-app-check');
    expect(built).toEqual([config]);
  });

  test('is refused where what is deployed could be no setting', async () => {
    const { run } = hands({ hosted: portal({ region: 'x\nENFORCE=1' }) });
    await expect(run('--project', 'my-festivals')).rejects.toThrow('names no region or key');
  });
});

test('hosting gets the pages without source maps and compressed copies, and the configuration', async () => {
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  for (const name of ['index.html', 'index.html.br', 'assets/a.js', 'assets/a.js.gz', 'assets/a.js.map']) {
    writeFileSync(join(pages, name), name);
  }
  await buildFirebaseHosting(folder, pages, config);
  const hosting = join(folder, 'dist/firebase/hosting');
  expect(readdirSync(hosting, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'assets',
    'assets/a.js',
    'config.json',
    'index.html',
  ]);
  expect(JSON.parse(readFileSync(join(hosting, 'config.json'), 'utf8'))).toEqual(config);
});

describe('the address of the public pages', () => {
  test.each([
    ['', ''],
    ['https://lineup.example.org', 'https://lineup.example.org'],
    ['https://lineup.example.org/', 'https://lineup.example.org'],
    ['https://lineup.example.org:8443', 'https://lineup.example.org:8443'],
  ])('may be %j', (text, origin) => {
    expect(parsePublicUrl(text)).toBe(origin);
  });

  test.each([
    'lineup.example.org',
    'http://lineup.example.org',
    'https://lineup.example.org/lineup',
    'https://a?b',
    ' ',
  ])('may not be %j', (text) => {
    expect(() => parsePublicUrl(text)).toThrow('PUBLIC_URL must be an address');
  });
});
