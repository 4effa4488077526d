import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { checks } from './checks/index.mjs';
import type { Finding, Local } from './findings.mjs';
import { readLocalFacts } from './local-facts.mjs';
import { checkProject, preflight } from './preflight.mjs';
import { runChecks } from './run-checks.mjs';
import {
  failures,
  readyProject,
  refusals,
  replay,
  surroundingsOf,
  type Answers,
} from './testing/recorded.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let local: Local;
beforeAll(async () => {
  local = await readLocalFacts(root);
});

const ready = (changes: Answers = {}) => surroundingsOf(local, { ...readyProject, ...changes });
const addressOf = (part: string) => Object.keys(readyProject).find((url) => url.includes(part)) ?? '';

/** The findings that did not pass, by check code. */
async function open(surroundings: Parameters<typeof runChecks>[0]): Promise<Record<string, Finding>> {
  const results = await runChecks(surroundings);
  return Object.fromEntries(
    results
      .filter(({ finding }) => finding.state !== 'passed' && finding.state !== 'skipped')
      .map(({ code, finding }) => [code, finding]),
  );
}

const fixesOf = (finding: Finding | undefined) =>
  finding !== undefined && 'fixes' in finding ? finding.fixes.join('\n') : '';

test('a project that is ready passes every check, with this checkout', async () => {
  const results = await runChecks(ready());
  expect(results.map(({ code }) => code)).toEqual(checks.map(({ code }) => code));
  expect(results.filter(({ finding }) => finding.state !== 'passed')).toEqual([]);
});

test('every check has an answer that fails it, and every code is a word of its own', () => {
  const codes = checks.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const asking = checks.filter(({ isLocal }) => isLocal !== true).map(({ code }) => code);
  expect(failures.map(({ code }) => code)).toEqual(asking.toSorted());
});

test.each(failures)('$code is found, alone, with what to do', async ({ code, state, fix, answers }) => {
  const found = await open(ready(answers));
  expect(Object.keys(found)).toEqual([code]);
  expect(found[code]?.state).toBe(state);
  expect(fixesOf(found[code])).toContain(fix);
});

describe('of this checkout', () => {
  const changed = async (change: (copy: { -readonly [Key in keyof Local]: Local[Key] }) => void) => {
    const copy = structuredClone(local);
    change(copy);
    return open({ ...ready(), local: copy });
  };

  test('a header that a path lacks is found', async () => {
    const found = await changed(({ firebaseJson }) => {
      const [all] = firebaseJson.hosting.headers;
      if (all !== undefined) all.source = '/index.html';
    });
    expect(found['hosting-headers']).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('content-security-policy on /,') as unknown,
    });
  });

  test('a policy that blocks reCAPTCHA is found', async () => {
    const found = await changed(({ firebaseJson }) => {
      const [policy] = firebaseJson.hosting.headers[0]?.headers ?? [];
      if (policy !== undefined)
        policy.value = policy.value.replace(' https://recaptcha.google.com/recaptcha/', '');
    });
    expect(Object.keys(found)).toEqual(['recaptcha-policy']);
    expect(fixesOf(found['recaptcha-policy'])).toContain('frame-src https://recaptcha.google.com/recaptcha/');
  });

  test('another version of Node.js is found', async () => {
    const found = await changed((copy) => {
      copy.functionsNode = '20';
    });
    expect(Object.keys(found)).toEqual(['functions-runtime']);
  });

  test('uploads that do not fit into their machine are found', async () => {
    const found = await changed((copy) => {
      copy.functions = copy.functions.map((each) =>
        each.name === 'processUpload' ? { ...each, memoryMb: 512 } : each,
      );
    });
    expect(found).toEqual({
      'upload-memory': {
        state: 'failed',
        problem: 'processUpload has 512 MiB and needs 992 MiB for 8 uploads at once.',
        fixes: [expect.stringContaining('callsAtOnce') as unknown],
      },
    });
  });

  test('a function without a limit of machines counts as a hundred', async () => {
    const found = await changed((copy) => {
      copy.functions = copy.functions.map((each) =>
        each.name === 'keepPhone' ? { ...each, maxInstances: null } : each,
      );
    });
    expect(found).toMatchObject({
      'machine-quota': {
        problem: 'keepPhone may need 100 CPUs at once; the project has 20 CPUs in us-central1.',
      },
    });
  });
});

describe('other findings', () => {
  test('a quota that suffices for each function, but not for all that a deployment starts, is a warning', async () => {
    const whole = local.functions.map((each) => ({ ...each, cpu: 1, maxInstances: 1 }));
    const found = await open({ ...ready(), local: { ...local, functions: whole } });
    expect(Object.keys(found)).toEqual(['machine-quota']);
    expect(found['machine-quota']).toMatchObject({
      state: 'warning',
      problem: `A deployment starts every function at once, with ${whole.length} CPUs; the project has 20 CPUs in us-central1.`,
    });
    expect(fixesOf(found['machine-quota'])).toContain(`--preferred-value=${whole.length * 1000} `);
  });

  test('a project without accounts needs Identity Platform first', async () => {
    const refusal = { error: { code: 404, message: 'CONFIGURATION_NOT_FOUND', status: 'NOT_FOUND' } };
    const found = await open(ready({ [addressOf('//identitytoolkit')]: { refusal } }));
    expect(Object.keys(found)).toEqual(['identity-platform']);
  });

  test('a database far from the functions is a warning', async () => {
    const database = readyProject[addressOf('/databases/(default)')] as object;
    const found = await open(
      ready({ [addressOf('/databases/(default)')]: { ...database, locationId: 'eur3' } }),
    );
    expect(Object.keys(found)).toEqual(['regions']);
    expect(found['regions']?.state).toBe('warning');
  });

  test('App Check that is off is a warning', async () => {
    const found = await open({ ...ready(), appCheckSiteKey: null });
    expect(Object.keys(found)).toEqual(['app-check']);
    expect(found['app-check']?.state).toBe('warning');
  });

  test('roles that the first deployment gives are needed only of somebody who may not give them', async () => {
    const policy = readyProject[addressOf(':getIamPolicy')] as { bindings: readonly { role: string }[] };
    const bindings = policy.bindings.filter(({ role }) => role !== 'roles/pubsub.publisher');
    const lacking = { [addressOf(':getIamPolicy')]: { ...policy, bindings } };
    await expect(open(ready(lacking))).resolves.toEqual({});
    const found = await open(ready({ ...lacking, [addressOf(':testIamPermissions')]: {} }));
    expect(Object.keys(found)).toEqual(['event-accounts']);
  });
});

describe('an answer that Google refuses is never a check that passed', () => {
  test('an API that is not enabled is named', async () => {
    const found = await open(ready({ [addressOf('//monitoring')]: refusals.serviceDisabled }));
    expect(found).toMatchObject({ alerts: { state: 'unknown' } });
    expect(fixesOf(found['alerts'])).toContain(
      'gcloud services enable monitoring.googleapis.com --project=my-festivals',
    );
  });

  test('a permission that is missing is named', async () => {
    const found = await open(ready({ [addressOf(':getIamPolicy')]: refusals.permissionDenied }));
    const accounts = ['storage-rules-account', 'build-account', 'functions-account', 'event-accounts'];
    expect(Object.keys(found)).toEqual(accounts);
    for (const code of accounts) {
      expect(found[code]).toMatchObject({
        state: 'unknown',
        problem: 'Your account may not see this (resourcemanager.projects.getIamPolicy).',
      });
      expect(fixesOf(found[code])).toContain('roles/iam.securityReviewer');
    }
  });

  test('whichever it is, every check that asks says that it cannot tell', async () => {
    const refused = Object.fromEntries(
      Object.keys(readyProject).map((url) => [url, refusals.permissionDenied]),
    );
    const found = await open(surroundingsOf(local, refused));
    const asking = checks.filter(({ isLocal }) => isLocal !== true).map(({ code }) => code);
    expect(Object.keys(found)).toEqual(asking);
    expect(new Set(Object.values(found).map(({ state }) => state))).toEqual(new Set(['unknown']));
  });

  test('no network is no answer either', async () => {
    const ask = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') }));
    const found = await open({ ...ready(), ask });
    expect(found['billing-plan']).toMatchObject({
      state: 'unknown',
      problem: 'Google did not answer (ENOTFOUND).',
    });
  });

  test('a quota that Google does not name is not one that suffices', async () => {
    const found = await open(ready({ [addressOf('consumerQuotaMetrics')]: { metrics: [] } }));
    expect(found).toMatchObject({ 'machine-quota': { state: 'unknown' } });
  });
});

describe('on the command line', () => {
  const hands = (answers: Answers | null) => {
    const printed: string[] = [];
    return {
      printed,
      print: (text: string) => void printed.push(text),
      signIn: () => (answers === null ? null : replay(answers).ask),
      readLocalFacts: () => Promise.resolve(local),
      publicUrl: () => 'https://lineup.example.org',
      fetch: () => Promise.resolve(new Response('Site Not Found', { status: 404 })),
    };
  };
  const words = '--project my-festivals --region us-central1 --app-check-key 6Lc_portal_key'.split(' ');

  test('there is one aligned line for each check, and 0 at the end', async () => {
    const { printed, ...rest } = hands(readyProject);
    await expect(preflight(words, rest)).resolves.toBe(0);
    const lines = printed.join('\n').split('\n').slice(1);
    expect(lines).toHaveLength(checks.length);
    const columns = lines.map((line) => /^(ok {10})(\S+ +)\S/u.exec(line)?.[0].length);
    expect(new Set(columns).size).toBe(1);
  });

  test('a failure is said again with what to do, and 1 at the end', async () => {
    const [failure] = failures.filter(({ code }) => code === 'billing-plan');
    const { printed, ...rest } = hands({ ...readyProject, ...failure?.answers });
    await expect(preflight(words, rest)).resolves.toBe(1);
    expect(printed.join('\n')).toMatch(
      /\n\nbilling-plan: The project has no billing account.*\n {2}gcloud billing accounts list\n/u,
    );
  });

  test('warnings and what Google does not say leave 0', async () => {
    const warned = hands({ ...readyProject, [addressOf('backupSchedules')]: {} });
    await expect(preflight(words, warned)).resolves.toBe(0);
    const unknown = hands({ ...readyProject, [addressOf('//monitoring')]: refusals.serviceDisabled });
    await expect(preflight(words, unknown)).resolves.toBe(0);
    expect(unknown.printed.join('\n')).toContain('cannot tell alerts');
  });

  test('without a sign-in this checkout is checked, and one line says how to sign in', async () => {
    const { printed, ...rest } = hands(null);
    const deployment = { project: 'my-festivals', region: 'us-central1', appCheckSiteKey: null };
    await expect(checkProject(deployment, rest)).resolves.toBe(0);
    expect(printed.join('\n').match(/^ok /gmu)).toHaveLength(
      checks.filter(({ isLocal }) => isLocal === true).length,
    );
    expect(printed.at(-1)).toContain('gcloud auth application-default login');
  });

  test('options that a check does not have are refused', async () => {
    const { printed: _, ...rest } = hands(readyProject);
    await expect(preflight(['--project', 'my-festivals', '--dry-run'], rest)).rejects.toThrow(
      'Unknown options',
    );
    await expect(preflight([], rest)).rejects.toThrow('Which project?');
  });
});
