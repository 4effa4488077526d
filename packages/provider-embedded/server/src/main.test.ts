import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Environment, Mode } from './config/settings.ts';
import { main } from './main.ts';

let output: string[];
let errors: string[];
beforeEach(() => {
  output = [];
  errors = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => output.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0);
});
afterEach(() => {
  process.exitCode = undefined;
});

const run = (mode: Mode, args: string[], env: Environment) =>
  main({ mode, args, env, portalDir: '/nonexistent' });

describe('starting with what cannot work', () => {
  it.each([
    ['a wrong port', 'demo', [], { PORT: 'x' }, /^PORT [^\n]+\n$/u],
    ['a host that is no address', 'demo', [], { HOST: '127.0.0.999' }, /^HOST [^\n]+\n$/u],
    ['a short password of the demo', 'demo', [], { DEMO_PASSWORD: 'x' }, /^DEMO_PASSWORD [^\n]+\n$/u],
    [
      'a data folder that cannot be made',
      'demo',
      [],
      { DATA_DIR: '/proc/x' },
      /^The portal cannot start\. DATA_DIR \/proc\/x [^\n]+\n$/u,
    ],
    ['an unconfigured production', 'production', [], {}, /^Production needs [^\n]+\n$/u],
    ['an unknown argument', 'demo', ['--port=1'], {}, /^Unknown argument --port=1; see --help\.\n$/u],
  ] as const)('%s ends with one line and exit code 1', async (_what, mode, args, env, line) => {
    await run(mode, [...args], env);
    expect(errors.join('')).toMatch(line);
    expect([process.exitCode, output]).toEqual([1, []]);
  });

  it('a data folder that is a file ends so too', async () => {
    const base = mkdtempSync(join(tmpdir(), 'lineup-main-'));
    writeFileSync(join(base, 'data'), '');
    await run('demo', [], { DATA_DIR: join(base, 'data') });
    expect(errors.join('')).toMatch(/^The portal cannot start\. DATA_DIR [^\n]*data[^\n]*\n$/u);
    expect(process.exitCode).toBe(1);
    rmSync(base, { recursive: true });
  });

  it('a database that is a folder ends so too', async () => {
    const base = mkdtempSync(join(tmpdir(), 'lineup-main-'));
    mkdirSync(join(base, 'portal.db'));
    await run('demo', [], { DATA_DIR: base });
    expect(errors.join('')).toMatch(/^The portal cannot start\. DATA_DIR [^\n]*SQLITE_CANTOPEN[^\n]*\n$/u);
    expect(process.exitCode).toBe(1);
    rmSync(base, { recursive: true });
  });
});

describe('--help', () => {
  it('lists the settings and starts nothing', async () => {
    await run('production', ['--help'], {});
    expect(output.join('')).toContain('PUBLIC_URL');
    expect([process.exitCode, errors]).toEqual([undefined, []]);
  });
});
