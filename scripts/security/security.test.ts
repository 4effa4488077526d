import { describe, expect, test } from 'vitest';
import { checkAudit } from './audit.mjs';
import { checkLicences, shippedPackages } from './licences.mjs';
import { secretsOf } from './secrets.mjs';

describe('the audit', () => {
  const hole = (severity: string) => ({ vulnerabilities: { a: { name: 'a', severity, range: '<2' } } });

  test.each([
    ['low', true],
    ['moderate', true],
    ['high', false],
    ['critical', false],
  ])('with a hole of severity %s is ok: %s', (severity, ok) => {
    expect(checkAudit(hole(severity))).toMatchObject({ ok, lines: [`${severity}: a <2`] });
  });

  test('says in one line that the registry does not answer', () => {
    for (const report of [null, { message: '405 Method Not Allowed' }]) {
      expect(checkAudit(report).lines).toHaveLength(1);
    }
  });
});

describe('the licences', () => {
  test('are those of what ships, and are counted', () => {
    const packages = shippedPackages(
      {
        packages: {
          '': {},
          'node_modules/a': { license: 'MIT' },
          'node_modules/b/node_modules/@c/d': {},
          'node_modules/for-tests': { license: 'GPL-3.0', dev: true },
          'packages/domain': {},
        },
      },
      () => 'ISC',
    );
    expect(packages).toEqual([
      { name: 'a', licence: 'MIT' },
      { name: '@c/d', licence: 'ISC' },
    ]);
    expect(checkLicences(packages)).toMatchObject({ ok: true, lines: ['   1  MIT', '   1  ISC'] });
  });

  test.each([
    ['a', 'GPL-3.0', false],
    ['a', 'unknown', false],
    ['a', '(MIT OR GPL-3.0)', true],
    ['a', 'MIT AND GPL-3.0', false],
    ['a', 'LGPL-3.0-or-later', false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
    ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ])('%s under %s is accepted: %s', (name, licence, ok) => {
    expect(checkLicences([{ name, licence }]).ok).toBe(ok);
  });
});

describe('the scan for secrets', () => {
  const key = ['AIza', 'x'.repeat(35)].join('');
  const pem = ['-----BEGIN PRIVATE', ' KEY-----\n', 'M'.repeat(64)].join('');
  const mail = ['smtps://robot', ':hunter2hunter@mail.festival.org'].join('');

  test.each([key, pem, mail])('finds it with its line and does not repeat it', (secret) => {
    const [line = ''] = secretsOf('settings.ts', `one\ntwo ${secret}`);
    expect(line).toMatch(/^settings\.ts:2: an? /u);
    expect(line).not.toContain(secret);
  });

  test.each(['smtps://user:password@mail.festival.example', 'const password = "a lantern"', 'AIza', 'eyJ'])(
    'leaves %s alone',
    (text) => {
      expect(secretsOf('a.ts', text)).toEqual([]);
    },
  );
});
