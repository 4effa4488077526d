import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../packages/provider-embedded/server/src/config/settings.ts';
import { freePorts } from './free-ports.mjs';
import { parsePortArguments, requireFreePorts, usage } from '../emulating/ports.mjs';

const usual = { auth: 9099, firestore: 8080, storage: 9199, functions: 5001 };

describe('the ports of the emulators', () => {
  test.each([
    ['', {}, 5000, usual],
    ['--port 7000', {}, 7000, usual],
    ['--port=7000', { PORT: '6000' }, 7000, usual],
    ['', { PORT: '6000' }, 6000, usual],
    ['--emulator-ports 7001', {}, 5000, { auth: 7001, firestore: 7002, storage: 7003, functions: 7004 }],
    ['--emulator-ports 1,2,3,4', {}, 5000, { auth: 1, firestore: 2, storage: 3, functions: 4 }],
    ['', { EMULATOR_PORTS: '7001' }, 5000, { auth: 7001, firestore: 7002, storage: 7003, functions: 7004 }],
  ])('%j with %j are %i and %j', (words, env, port, ports) => {
    expect(parsePortArguments(words === '' ? [] : words.split(' '), env)).toEqual({
      kind: 'start',
      port,
      ports,
    });
  });

  test.each([
    ['--port 0', 'Not a port: 0'],
    ['--port 65536', 'Not a port: 65536'],
    ['--port x', 'Not a port: x'],
    ['--emulator-ports 1,2,3', 'Not the ports of four emulators: 1,2,3'],
    ['--emulator-ports 65533', 'Not the ports of four emulators: 65533'],
    ['--port 8080', 'The port 8080 is named twice'],
    ['7000', 'Unknown options'],
    ['--prot 7000', 'Unknown options'],
  ])('%s is refused in one line', (words, problem) => {
    const asked = parsePortArguments(words.split(' '), {});
    expect(asked).toMatchObject({ kind: 'wrong', problem: expect.stringContaining(problem) as unknown });
    expect(asked.kind === 'wrong' && asked.problem).not.toContain('\n');
  });

  test('are all named by the help', () => {
    expect(parsePortArguments(['--help'], {})).toEqual({ kind: 'help' });
    for (const word of ['--port', '--emulator-ports', 'PORT', 'EMULATOR_PORTS'])
      expect(usage).toContain(word);
  });
});

test('a port that is in use is named with whom it was meant for and the option that changes it', async () => {
  const ports = await freePorts('127.0.0.1', 5);
  const [port = 0, auth = 0, firestore = 0, storage = 0, functions = 0] = ports;
  const asked = { port, ports: { auth, firestore, storage, functions } };
  await expect(requireFreePorts(asked)).resolves.toBeUndefined();
  const problems: string[] = [];
  for (const used of ports) {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(used, '127.0.0.1', resolve));
    await requireFreePorts(asked).catch((error: unknown) => problems.push(String(error)));
    await new Promise((resolve) => server.close(resolve));
  }
  expect(problems).toEqual([
    `Error: Port ${port}, meant for the portal, is in use; choose another with --port.`,
    `Error: Port ${auth}, meant for the emulator of Authentication, is in use; choose others with --emulator-ports.`,
    `Error: Port ${firestore}, meant for the emulator of Firestore, is in use; choose others with --emulator-ports.`,
    `Error: Port ${storage}, meant for the emulator of Storage, is in use; choose others with --emulator-ports.`,
    `Error: Port ${functions}, meant for the emulator of Functions, is in use; choose others with --emulator-ports.`,
  ]);
});

test.each([1, 7, 1025])(
  'a demo password of %i characters is refused in the words of the demo itself',
  { timeout: 60_000 },
  (length) => {
    const password = 'x'.repeat(length);
    const script = fileURLToPath(new URL('../firebase-emulators.mjs', import.meta.url));
    const env = { ...process.env, DEMO_PASSWORD: password };
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
    const refusal = parseSettings('demo', { DEMO_PASSWORD: password }, '/srv');
    expect([status, stdout]).toEqual([1, '']);
    expect(refusal).toEqual({ ok: false, problem: stderr.trim() });
  },
);
