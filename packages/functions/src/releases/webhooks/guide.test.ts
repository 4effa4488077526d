import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webhookAttemptTimes } from '@lineup/domain/release';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedCall } from './signed-call.ts';

const guide = readFileSync(new URL('../../../../../docs/feeds.md', import.meta.url), 'utf8');
const codeIn = (language: string) =>
  new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'msu').exec(guide)?.[1] ?? '';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineup-guide-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that exits with 0 if the guide's code accepts the call: a header, a file with the body, a secret. */
interface Language {
  readonly command: string;
  readonly code: string;
  /** The code that calls the guide's function. */
  readonly main: string;
  readonly file: string;
  /** Further required tools. */
  readonly tools: readonly (readonly string[])[];
}

const languages: Readonly<Record<string, Language>> = {
  'Node.js': {
    command: process.execPath,
    code: codeIn('js'),
    main: `import { readFileSync } from 'node:fs';
const [header, file, secret] = process.argv.slice(2);
process.exitCode = isGenuine(header, readFileSync(file), secret) && isGenuine(header, readFileSync(file, 'utf8'), secret) ? 0 : 1;`,
    file: 'is-genuine.mjs',
    tools: [],
  },
  Python: {
    command: 'python3',
    code: codeIn('python'),
    main: `import sys
header, file, secret = sys.argv[1:]
sys.exit(0 if is_genuine(header, open(file, 'rb').read(), secret) else 1)`,
    file: 'is_genuine.py',
    tools: [['python3', '--version']],
  },
  'a shell': {
    command: 'sh',
    code: codeIn('sh'),
    main: 'is_genuine "$@"',
    file: 'is-genuine.sh',
    tools: [
      ['sh', '-c', 'exit 0'],
      ['openssl', 'version'],
    ],
  },
};

const secret = 'a-secret_of-43-characters';
/** Characters that must not change the body: quotes, letters beyond ASCII, a line break at the end. */
const festivalName = 'Sigur Rós & "Lantern" $(x) %s \\n';
const delivery = {
  id: 'd1',
  releaseId: 'r1',
  number: 3,
  kind: 'publish',
  festivalName,
  publishedAt: '2026-06-01T12:00:00+02:00',
} as Parameters<typeof signedCall>[0];

async function call(secondsAgo = 0) {
  const now = Date.now() - secondsAgo * 1000;
  const address = 'https://lineup.example/lineup/salt';
  const { body, headers } = await signedCall(delivery, { festivalId: 'f1', address, secret, now });
  return { body, header: headers['x-lineup-signature'] ?? '' };
}

describe.each(Object.entries(languages))('the code of the guide in %s', (name, language) => {
  const missing = language.tools.find(([tool = '', ...args]) => spawnSync(tool, args).status !== 0);
  if (missing !== undefined) {
    process.stdout.write(`The guide's code in ${name} was not tried: ${missing[0]} is missing.\n`);
  }

  function takes(header: string, body: string, key = secret): boolean {
    const program = join(folder, language.file);
    const bodyFile = join(folder, 'body');
    writeFileSync(program, `${language.code}\n${language.main}\n`);
    writeFileSync(bodyFile, body);
    const { status, stderr } = spawnSync(language.command, [program, header, bodyFile, key]);
    expect(stderr.toString()).toBe('');
    expect([0, 1]).toContain(status);
    return status === 0;
  }

  test.skipIf(missing !== undefined)('takes a genuine call and refuses all others', async () => {
    expect(language.code).not.toBe('');
    const { body, header } = await call();
    expect(takes(header, body)).toBe(true);
    expect(takes(header, `${body}\n`)).toBe(false);
    expect(takes(header, body.replace('"number":3', '"number":4'))).toBe(false);
    expect(takes(header, body, 'another')).toBe(false);
    const forged = [
      '',
      'v1=00',
      header.replace(/.$/u, (last) => (last === '0' ? '1' : '0')),
      header.replace(/^t=(\d+)/u, (_, seconds: string) => `t=${Number(seconds) + 1}`),
      `${header}\n`,
      ` ${header}`,
      header.replace('t=', 't=0'),
    ];
    for (const each of forged) expect([each, takes(each, body)]).toEqual([each, false]);
  });

  test.skipIf(missing !== undefined)('refuses a call of another time', async () => {
    for (const secondsAgo of [400, -400]) {
      const { body, header } = await call(secondsAgo);
      expect(takes(header, body)).toBe(false);
    }
    const recent = await call(200);
    expect(takes(recent.header, recent.body)).toBe(true);
  });
});

test('the guide names the time of every attempt', () => {
  const units = [
    [3_600_000, 'hour'],
    [60_000, 'minute'],
    [1000, 'second'],
  ] as const;
  const words = webhookAttemptTimes.slice(1).map((time) => {
    const [size, unit] = units.find(([each]) => time >= each) ?? units[2];
    const count = time / size;
    return `${count} ${unit}${count === 1 ? '' : 's'}`;
  });
  const text = `${words.slice(0, -1).join(', ')} and ${words.at(-1)} after the release`;
  expect(guide.replaceAll(/\s+/gu, ' ')).toContain(text);
});
