import { describe, expect, it } from 'vitest';
import { parseSettings, type SettingsOutcome } from './settings.ts';
import { helpText, variables } from './variables.ts';

const production = {
  PUBLIC_URL: 'https://lineup.example/',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_ACCOUNT: 'AC1',
  SMS_GATEWAY_TOKEN: 'a secret',
  SMS_GATEWAY_FROM: '+15005550006',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'Lineup <portal@lineup.example>',
};

function problemOf(outcome: SettingsOutcome): string {
  return outcome.ok ? 'accepted' : outcome.problem;
}

describe('settings of the demo', () => {
  it('have defaults for everything', () => {
    expect(parseSettings('demo', {}, '/srv')).toEqual({
      ok: true,
      settings: {
        mode: 'demo',
        port: 3000,
        host: '127.0.0.1',
        dataDir: '/srv/data',
        publicUrl: 'http://127.0.0.1:3000',
        trustedProxies: 0,
        historyDays: 0,
        backups: null,
        metricsToken: null,
        accessLog: true,
        logLevel: 'warn',
        demoPassword: null,
      },
    });
  });

  it('are frozen, and an empty variable counts as not set', () => {
    const outcome = parseSettings('demo', { PORT: '', DEMO_PASSWORD: '' }, '/srv');
    expect(outcome).toMatchObject({ ok: true, settings: { port: 3000, demoPassword: null } });
    expect(outcome.ok && Object.isFrozen(outcome.settings)).toBe(true);
  });

  it('make the address from host and port', () => {
    expect(parseSettings('demo', { HOST: '::1', PORT: '8080' }, '/srv')).toMatchObject({
      settings: { publicUrl: 'http://[::1]:8080' },
    });
  });

  it.each(['0.0.0.0', '192.168.1.2', 'lineup.example', '::'])('refuse to listen on %s', (HOST) => {
    expect(problemOf(parseSettings('demo', { HOST }, '/srv'))).toMatch(/^HOST /u);
  });
});

describe('a wrong setting', () => {
  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['HOST', '127.0.0.999'],
    ['DEMO_PASSWORD', 'x'],
    ['DEMO_PASSWORD', 'seven c'],
    ['DEMO_PASSWORD', 'x'.repeat(1025)],
    ['PUBLIC_URL', 'lineup.example'],
    ['PUBLIC_URL', 'ftp://lineup.example'],
    ['PUBLIC_URL', 'https://lineup.example/portal'],
    ['PUBLIC_URL', 'https://user:pw@lineup.example'],
    ['SMS_GATEWAY_URL', 'sms.example'],
    ['SMS_GATEWAY_URL', 'https://%zz:pw@sms.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtps://user:100%@mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['HISTORY_DAYS', 'ever'],
    ['METRICS_TOKEN', 'fifteen-letters'],
    ['METRICS_TOKEN', 'sixteen with spaces'],
    ['ACCESS_LOG', 'yes'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_AT', '3:30'],
    ['BACKUP_KEEP', '0d0w'],
    ['BACKUP_KEEP', '4w7d'],
    ['BACKUP_KEEP', 'd'],
    ['BACKUP_KEEP', '7'],
    ['BACKUP_DIR', 'data'],
    ['BACKUP_DIR', './data/backups'],
    ['DATA_DIR', 'x'.repeat(3000)],
  ])('%s=%.20s is named in one line', (name, value) => {
    const outcome = parseSettings('production', { ...production, [name]: value }, '/srv');
    expect(problemOf(outcome)).toMatch(new RegExp(`^${name} [^\\n]+\\.$`, 'u'));
  });

  it('is not repeated, since it may be a secret', () => {
    const outcome = parseSettings('production', { ...production, SMTP_URL: 'user:hunter2@mail' }, '/srv');
    expect(problemOf(outcome)).toMatch(/^SMTP_URL [^2]+$/u);
  });
});

describe('settings of production', () => {
  it('are complete with gateway, mail server and address', () => {
    expect(parseSettings('production', production, '/srv')).toMatchObject({
      ok: true,
      settings: { publicUrl: 'https://lineup.example', logLevel: 'info', smsGateway: { account: 'AC1' } },
    });
  });

  it('name everything that is missing, in one line', () => {
    const outcome = parseSettings('production', {}, '/srv');
    expect(outcome).toEqual({
      ok: false,
      problem: `Production needs these settings: ${Object.keys(production).join(', ')}.`,
    });
  });

  it.each(Object.keys(production))('cannot do without %s', (name) => {
    expect(parseSettings('production', { ...production, [name]: '' }, '/srv')).toEqual({
      ok: false,
      problem: `Production needs these settings: ${name}.`,
    });
  });

  it('send credentials in the address of the gateway as those of the account, which are then not needed', () => {
    const given = {
      SMS_GATEWAY_URL: 'https://AC2:sec%2Fret@sms.example/send?key=1',
      SMS_GATEWAY_ACCOUNT: '',
    };
    expect(
      parseSettings('production', { ...production, ...given, SMS_GATEWAY_TOKEN: '' }, '/srv'),
    ).toMatchObject({
      settings: { smsGateway: { url: 'https://sms.example/send?key=1', account: 'AC2', token: 'sec/ret' } },
    });
  });

  it('take http for this machine only', () => {
    const of = (PUBLIC_URL: string) => parseSettings('production', { ...production, PUBLIC_URL }, '/srv').ok;
    expect([of('http://lineup.example'), of('http://127.0.0.1:3000')]).toEqual([false, true]);
  });
});

describe('the settings of scheduled backups', () => {
  const backupsOf = (env: Record<string, string>) => {
    const outcome = parseSettings('demo', { BACKUP_DIR: '../backups', ...env }, '/srv/portal');
    return outcome.ok ? outcome.settings.backups : outcome.problem;
  };

  it('have defaults for time and retention', () => {
    expect(backupsOf({})).toEqual({
      folder: '/srv/backups',
      at: 12_600_000,
      keep: { days: 7, weeks: 4 },
    });
  });

  it.each([
    ['14d', { days: 14, weeks: 0 }],
    ['8w', { days: 0, weeks: 8 }],
    ['30d52w', { days: 30, weeks: 52 }],
  ])('read the retention %s', (BACKUP_KEEP, keep) => {
    expect(backupsOf({ BACKUP_KEEP, BACKUP_AT: '00:01' })).toMatchObject({ at: 60_000, keep });
  });

  it('let a folder next to the data folder pass, whatever its name begins with', () => {
    expect(backupsOf({ BACKUP_DIR: 'data-backups' })).toMatchObject({ folder: '/srv/portal/data-backups' });
    expect(backupsOf({ BACKUP_DIR: 'data/..backups' })).toContain('BACKUP_DIR');
  });
});

describe('the help', () => {
  it('lists every setting', () => {
    for (const name of Object.keys(variables)) expect(helpText()).toContain(`  ${name} `);
  });
});
