import { describe, expect, test } from 'vitest';
import { checkAudit } from './audit.mjs';
import { conclusion } from './conclusion.mjs';
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

  test.each([null, { message: '405 Method Not Allowed' }])(
    'that could not run is said in one line, and is not passed off as clean: %j',
    (report) => {
      expect(checkAudit(report)).toEqual({
        title: 'Known holes in the packages that ship',
        ok: true,
        lines: ['NOT CHECKED: the registry does not answer `npm audit`. Run this again where it does.'],
        isSkipped: true,
      });
      expect(conclusion([checkAudit(report), { title: 'Licences', ok: true, lines: [] }])).toBe(
        'No problem found, but 1 of 2 checks could not run: Known holes in the packages that ship.',
      );
    },
  );

  test('is counted in the conclusion', () => {
    const ran = { title: 'Licences', ok: true, lines: [] };
    expect(conclusion([ran, ran])).toBe('No problem found in 2 checks.');
    expect(conclusion([ran, { ...ran, ok: false }])).toBe('Problems found: Licences.');
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

  test.each(['org', 'example.org.festival.org', 'my-example.com'])('finds one on a host of %s', (host) => {
    const address = ['smtps://robot', `:hunter2hunter@mail.${host}`].join('');
    expect(secretsOf('a.ts', address)).toEqual(['a.ts:1: a password in an address']);
  });

  // Hosts reserved for examples (RFC 2606) belong to no one.
  test.each([
    'smtps://user:password@mail.festival.example',
    'smtps://user:password@mail.example.org',
    'smtps://user:password@example.com/inbox',
    'https://account:secret@…',
    'const password = "a lantern"',
    'AIza',
    'eyJ',
  ])('leaves %s alone', (text) => {
    expect(secretsOf('a.ts', text)).toEqual([]);
  });
});
