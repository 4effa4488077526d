import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
const send = 'deploy --project my-festivals --only firestore,storage,functions,hosting';

/** The steps of a deployment as they are asked for; the project shows `sdkConfig` as its web app. */
function hands({ sdkConfig, status = 0 }: { sdkConfig?: object | null; status?: number } = {}) {
  const done: string[] = [];
  const printed: string[] = [];
  const built: object[] = [];
  const steps = {
    print: (text: string) => printed.push(text),
    installTools: () => void done.push('install'),
    build: async (made: object) => {
      done.push('build');
      built.push(made);
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
  };
  return { done, printed, built, run: (...words: string[]) => deploy(words, steps) };
}

function configFile(content: unknown): string {
  const file = join(folder, 'config.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('the options', () => {
  test('are all understood', () => {
    const words =
      '--project my-festivals --region europe-west3 --config c.json --app-check-key 6Lc_abcdefgh --dry-run';
    expect(parseDeployArguments(words.split(' '))).toEqual({
      kind: 'deploy',
      project: 'my-festivals',
      region: 'europe-west3',
      configFile: 'c.json',
      appCheckSiteKey: '6Lc_abcdefgh',
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
    for (const option of ['--project', '--region', '--config', '--app-check-key', '--dry-run']) {
      expect(printed.join('\n')).toContain(option);
    }
    expect(done).toEqual([]);
  });
});

describe('a deployment', () => {
  test('asks for the web app, builds for it, and sends everything', async () => {
    const { run, done, built } = hands();
    await expect(run('--project', 'my-festivals')).resolves.toBe(0);
    expect(done).toEqual(['install', findApp, 'build', send]);
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

  test('answers the status of the tool', async () => {
    await expect(hands({ status: 2 }).run('--project', 'my-festivals')).resolves.toBe(2);
  });

  test('only prints its commands in a dry run', async () => {
    const { run, printed, done } = hands();
    await run('--project', 'my-festivals', '--dry-run');
    expect(printed).toEqual([`firebase ${findApp}`, '(build into dist/firebase)', `firebase ${send}`]);
    expect(done).toEqual([]);
  });

  test('is refused in one line where the project has no web app', async () => {
    const { run, done } = hands({ sdkConfig: null });
    await expect(run('--project', 'my-festivals')).rejects.toThrow(/shows no web app.*apps:create WEB/u);
    expect(done).toEqual(['install', findApp]);
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

test('hosting gets the pages without source maps and compressed copies, and the configuration', async () => {
  const portal = join(folder, 'pages');
  mkdirSync(join(portal, 'assets'), { recursive: true });
  for (const name of ['index.html', 'index.html.br', 'assets/a.js', 'assets/a.js.gz', 'assets/a.js.map']) {
    writeFileSync(join(portal, name), name);
  }
  await buildFirebaseHosting(folder, portal, config);
  const hosting = join(folder, 'dist/firebase/hosting');
  expect(readdirSync(hosting, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'assets',
    'assets/a.js',
    'config.json',
    'index.html',
  ]);
  expect(JSON.parse(readFileSync(join(hosting, 'config.json'), 'utf8'))).toEqual(config);
});
