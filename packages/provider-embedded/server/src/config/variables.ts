/** Every setting and its description, in the order of the help. */
export const variables = {
  PORT: 'listening port (3000)',
  HOST: 'listening address (127.0.0.1); the demo listens on the loopback address only',
  DATA_DIR: 'folder of database, files and keys; everything that must be backed up (./data)',
  PUBLIC_URL: 'absolute base address of the portal, such as https://lineup.example.org (from HOST and PORT)',
  DEMO_PASSWORD:
    'demo: password of the demo accounts, at least 8 characters (random, printed at first start)',
  SMS_GATEWAY_URL: 'production: address that takes text messages as a form of To, From and Body',
  SMS_GATEWAY_ACCOUNT: 'production: account at the SMS gateway, unless its address has one',
  SMS_GATEWAY_TOKEN: 'production: secret of that account, unless the address has one',
  SMS_GATEWAY_FROM: 'production: number or name the text messages come from',
  SMTP_URL: 'production: mail server, such as smtps://user:password@mail.example.org',
  MAIL_FROM: 'production: address the e-mails come from',
  TRUST_PROXY: 'number of reverse proxies in front whose X-Forwarded-For is believed (0)',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent (demo: warn, production: info)',
  HISTORY_DAYS: 'days for which the history of festivals is kept; 0 keeps it for ever (0)',
  BACKUP_DIR: 'folder for a verified backup a day, outside DATA_DIR; it must exist (none: no backups)',
  BACKUP_AT: 'time of day of that backup, in UTC (03:30); a missed one is made after the start',
  BACKUP_KEEP: 'days and weeks of which the newest backup is retained (7d4w)',
  METRICS_TOKEN: 'bearer token that opens /metrics to other machines (none: this machine only)',
  ACCESS_LOG: 'on or off: a line in the log for each request (on); security events have one either way',
} as const;

export type VariableName = keyof typeof variables;

/** The text of `--help`. */
export function helpText(): string {
  const width = Math.max(...Object.keys(variables).map((name) => name.length));
  const lines = Object.entries(variables).map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`);
  return [
    'Usage: npm start              the demo: sample festivals, messages go to an outbox',
    '       npm run serve          production',
    '',
    'Settings (environment variables; defaults in brackets):',
    ...lines,
    '',
  ].join('\n');
}
