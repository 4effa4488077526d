import { resolve } from 'node:path';
import * as z from 'zod';
import { demoPasswordRule, isDemoPassword } from '../demo/demo-password.ts';
import { isLoopback } from '../http/origin.ts';
import type { SmsGateway } from '../sms/gateway.ts';
import {
  backupExpectations,
  type BackupSettings,
  backupSettingsOf,
  backupVariables,
  isWithin,
} from './backup-settings.ts';
import type { VariableName } from './variables.ts';

export type Mode = 'demo' | 'production';

interface CommonSettings {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** Changes older than this many days are removed; 0 disables that. */
  readonly historyDays: number;
  /** Null if the portal writes no backups of its own. */
  readonly backups: BackupSettings | null;
  /** Allows other machines to read the metrics; null if only this one may. */
  readonly metricsToken: string | null;
  /** Whether each request is logged. */
  readonly accessLog: boolean;
}

export type Settings =
  | (CommonSettings & { readonly mode: 'demo'; readonly demoPassword: string | null })
  | (CommonSettings & {
      readonly mode: 'production';
      readonly smsGateway: SmsGateway;
      readonly smtpUrl: string;
      readonly mailFrom: string;
    });

export type SettingsOutcome =
  | { readonly ok: true; readonly settings: Settings }
  /** One line that names the problem; it never repeats a value, which may be a secret. */
  | { readonly ok: false; readonly problem: string };

export type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const text = z.string().max(2000);
const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/u)
    .transform(Number)
    .refine((number) => number >= minimum && number <= maximum);

const schema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]{1,253}$/u)
    .refine((host) => URL.canParse(addressOf(host, 1)))
    .default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  PUBLIC_URL: text.refine(isBaseAddress).optional(),
  DEMO_PASSWORD: z.string().refine(isDemoPassword).optional(),
  SMS_GATEWAY_URL: text.refine((url) => isServiceAddress(url, ['https:', 'http:'])).optional(),
  SMS_GATEWAY_ACCOUNT: text.optional(),
  SMS_GATEWAY_TOKEN: text.optional(),
  SMS_GATEWAY_FROM: text.optional(),
  SMTP_URL: text.refine((url) => isServiceAddress(url, ['smtp:', 'smtps:'])).optional(),
  MAIL_FROM: text.regex(/^[^\r\n]*[^\s@]@[^\s@]+$/u).optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z.enum(logLevels).optional(),
  HISTORY_DAYS: wholeNumber(0, 99_999).default(0),
  ...backupVariables,
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]{16,200}$/u)
    .optional(),
  ACCESS_LOG: z.enum(['on', 'off']).default('on'),
});

const expectations: Partial<Record<VariableName, string>> = {
  PORT: 'must be a whole number from 1 to 65535',
  HOST: 'must be a host name or an address',
  PUBLIC_URL: 'must be an address such as https://lineup.example.org, without a path',
  DEMO_PASSWORD: demoPasswordRule,
  SMS_GATEWAY_URL: 'must be an address that begins with https:// or http://',
  SMTP_URL: 'must be an address that begins with smtps:// or smtp://',
  MAIL_FROM: 'must be an e-mail address',
  TRUST_PROXY: 'must be a whole number from 0 to 10',
  LOG_LEVEL: `must be one of ${logLevels.join(', ')}`,
  HISTORY_DAYS: 'must be a whole number from 0 to 99999',
  ...backupExpectations,
  METRICS_TOKEN: 'must be 16 to 200 printable characters without spaces',
  ACCESS_LOG: 'must be on or off',
};

/**
 * Parses all settings. An empty variable counts as not set. A relative DATA_DIR is resolved against `workingDirectory`.
 */
export function parseSettings(mode: Mode, env: Environment, workingDirectory: string): SettingsOutcome {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) return refused(problemOf(parsed.error));
  const values = parsed.data;
  const common = {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(workingDirectory, values.DATA_DIR),
    publicUrl: new URL(values.PUBLIC_URL ?? addressOf(values.HOST, values.PORT)).origin,
    trustedProxies: values.TRUST_PROXY,
    historyDays: values.HISTORY_DAYS,
    backups: backupSettingsOf(values, workingDirectory),
    metricsToken: values.METRICS_TOKEN ?? null,
    accessLog: values.ACCESS_LOG === 'on',
  };
  if (common.backups !== null && isWithin(common.backups.folder, common.dataDir)) {
    return refused('BACKUP_DIR must lie outside DATA_DIR, best on another disk.');
  }
  return mode === 'demo' ? demoSettings(values, common) : productionSettings(values, common);
}

type Values = z.output<typeof schema>;
type Common = Omit<CommonSettings, 'logLevel'>;

function demoSettings(values: Values, common: Common): SettingsOutcome {
  if (!isLoopback(values.HOST)) {
    return refused('HOST must be a loopback address such as 127.0.0.1: the demo serves this machine only.');
  }
  const demoPassword = values.DEMO_PASSWORD ?? null;
  return accepted({ ...common, mode: 'demo', logLevel: values.LOG_LEVEL ?? 'warn', demoPassword });
}

const neededInProduction = [
  'PUBLIC_URL',
  'SMS_GATEWAY_URL',
  'SMS_GATEWAY_ACCOUNT',
  'SMS_GATEWAY_TOKEN',
  'SMS_GATEWAY_FROM',
  'SMTP_URL',
  'MAIL_FROM',
] as const;

function productionSettings(values: Values, common: Common): SettingsOutcome {
  const gateway = gatewayOf(values);
  const given = { ...values, SMS_GATEWAY_ACCOUNT: gateway.account, SMS_GATEWAY_TOKEN: gateway.token };
  const missing = neededInProduction.filter((name) => !given[name]);
  if (missing.length > 0) return refused(`Production needs these settings: ${missing.join(', ')}.`);
  if (!isSafeAddress(common.publicUrl)) {
    return refused('PUBLIC_URL must begin with https://; http:// is for the loopback address only.');
  }
  return accepted({
    ...common,
    mode: 'production',
    logLevel: values.LOG_LEVEL ?? 'info',
    smsGateway: gateway,
    smtpUrl: values.SMTP_URL ?? '',
    mailFrom: values.MAIL_FROM ?? '',
  });
}

/** Credentials in the address are sent like those in the settings: `fetch` rejects addresses that contain any. */
function gatewayOf(values: Values): SmsGateway {
  const { SMS_GATEWAY_URL: url = '', SMS_GATEWAY_FROM: from = '' } = values;
  const { SMS_GATEWAY_ACCOUNT: account = '', SMS_GATEWAY_TOKEN: token = '' } = values;
  return { account, token, ...credentialsIn(url), url: withoutCredentials(url), from };
}

function accepted(settings: Settings): SettingsOutcome {
  return { ok: true, settings: Object.freeze(settings) };
}

function refused(problem: string): SettingsOutcome {
  return { ok: false, problem };
}

function problemOf(error: z.ZodError): string {
  const name = String(error.issues[0]?.path[0] ?? 'A setting');
  const expected = Object.entries(expectations).find(([variable]) => variable === name)?.[1];
  return `${name} ${expected ?? 'is too long'}.`;
}

/** The portal's address without a proxy. */
function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function hasProtocol(address: string, protocols: readonly string[]): boolean {
  return URL.canParse(address) && protocols.includes(new URL(address).protocol);
}

function isServiceAddress(address: string, protocols: readonly string[]): boolean {
  return hasProtocol(address, protocols) && hasReadableCredentials(address);
}

function isBaseAddress(address: string): boolean {
  if (!hasProtocol(address, ['https:', 'http:'])) return false;
  const { pathname, search, hash, username } = new URL(address);
  return pathname === '/' && search === '' && hash === '' && username === '';
}

function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname);
}

/** The user name and password before the host of an address. */
interface Credentials {
  readonly account: string;
  readonly token: string;
}

/** The credentials in an address, or null. */
function credentialsIn(address: string): Credentials | null {
  if (!URL.canParse(address)) return null;
  const { username, password } = new URL(address);
  if (username === '' && password === '') return null;
  return { account: decodeURIComponent(username), token: decodeURIComponent(password) };
}

/** The address without its credentials. */
function withoutCredentials(address: string): string {
  if (credentialsIn(address) === null) return address;
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

/** Returns true if the credentials contain no broken escape, which would make decoding fail. */
function hasReadableCredentials(address: string): boolean {
  try {
    credentialsIn(address);
    return true;
  } catch {
    return false;
  }
}
