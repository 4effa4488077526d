import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { adminPermission, maskPhone } from '@lineup/domain';
import { type AccountLine, type Administration, openAdministration } from '@lineup/provider-embedded/server';
import { parseArguments, type Parsed } from './arguments.ts';
import { askHidden, readFirstLine } from './ask-password.ts';
import { helpOf } from './commands.ts';

/** Where the command line reads and writes. */
export interface AdminIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
}

/** Carries out one command and answers the exit code: 0, or 1 with one line on `errors`. */
export async function runAdmin(words: readonly string[], io: AdminIo): Promise<number> {
  const parsed = parseArguments(words);
  if (parsed.kind === 'help') {
    io.output.write(helpOf(parsed.command));
    return 0;
  }
  if (parsed.kind === 'wrong') return fail(io, parsed.problem);
  try {
    const said = await carryOut(parsed, io);
    io.output.write(`${said}\n`);
    return 0;
  } catch (error) {
    return fail(io, error instanceof Error ? error.message : String(error));
  }
}

type Command = Exclude<Parsed, { kind: 'help' | 'wrong' }>;

async function carryOut(command: Command, io: AdminIo): Promise<string> {
  const password = command.kind === 'password' ? await passwordFor(command, io) : '';
  const administration = openAdministration(resolve(io.env['DATA_DIR'] || './data'));
  try {
    if (command.kind === 'list') return tableOf(administration.list());
    if (command.kind === 'change') return change(administration, command);
    return await applyPassword(administration, command, password);
  } finally {
    administration.close();
  }
}

function change(
  administration: Administration,
  { command, email }: Extract<Parsed, { kind: 'change' }>,
): string {
  if (command === 'grant') {
    administration.grant(email);
    return `${email} is an administrator now.`;
  }
  if (command === 'revoke') {
    administration.revoke(email);
    return `${email} is no administrator any longer; the sessions have ended.`;
  }
  administration.resetPhone(email);
  return `${email} enrols a phone at the next sign-in; the sessions have ended.`;
}

type PasswordCommand = Extract<Parsed, { kind: 'password' }>;

async function applyPassword(
  administration: Administration,
  { command, email, fromStdin }: PasswordCommand,
  password: string,
): Promise<string> {
  if (command === 'set-password') {
    await administration.setPassword(email, password);
    return `The password of ${email} is changed; the sessions have ended.`;
  }
  await administration.create({ email, password, permissions: [adminPermission] });
  const made = `${email} is an administrator now and enrols a phone at the first sign-in.`;
  return fromStdin ? made : `${made}\nPassword: ${password}`;
}

async function passwordFor({ command, fromStdin }: PasswordCommand, io: AdminIo): Promise<string> {
  if (fromStdin) return readFirstLine(io.input);
  if (command === 'create') return randomBytes(15).toString('base64url');
  return io.input.isTTY === true ? askHidden('New password: ', io.input, io.output) : readFirstLine(io.input);
}

function tableOf(accounts: readonly AccountLine[]): string {
  if (accounts.length === 0) return 'There are no accounts.';
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return accounts.map((account) => lineOf(account, width)).join('\n');
}

function lineOf({ email, administrator, phone, disabled }: AccountLine, width: number): string {
  const role = administrator ? 'administrator' : 'no permission';
  const notes = [
    phone === null ? 'no phone' : `phone ${maskPhone(phone)}`,
    ...(disabled ? ['disabled'] : []),
  ];
  return `${email.padEnd(width)}  ${role.padEnd(13)}  ${notes.join(', ')}`;
}

function fail({ errors }: AdminIo, problem: string): number {
  errors.write(`${problem}\n`);
  return 1;
}
