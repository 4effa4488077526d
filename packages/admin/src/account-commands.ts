import { randomBytes } from 'node:crypto';
import { adminPermission, maskPhone } from '@lineup/domain';
import type { AccountLine, Administration, AdminProvider } from '@lineup/provider/administration';
import type { AdminIo } from './admin-io.ts';
import type { Command } from './arguments.ts';
import { promptHidden, readFirstLine } from './prompt-password.ts';

export type AccountCommand = Extract<Command, { kind: 'list' | 'change' | 'password' }>;

/** Runs an account command and returns the text to print. */
export async function changeAccounts(
  command: AccountCommand,
  adminProvider: AdminProvider,
  io: AdminIo,
): Promise<string> {
  const password = command.kind === 'password' ? await passwordFor(command, io) : '';
  const administration = await adminProvider.openAdministration();
  try {
    if (command.kind === 'list') return tableOf(await administration.list());
    if (command.kind === 'change') return await change(administration, command);
    return await applyPassword(administration, command, password);
  } finally {
    await administration.close();
  }
}

async function change(
  administration: Administration,
  { command, email }: Extract<AccountCommand, { kind: 'change' }>,
): Promise<string> {
  if (command === 'grant') {
    await administration.grant(email);
    return `${email} is an administrator now.`;
  }
  if (command === 'revoke') {
    await administration.revoke(email);
    return `${email} is no longer an administrator; all sessions have ended.`;
  }
  await administration.resetPhone(email);
  return `${email} enrols a phone at the next sign-in; all sessions have ended.`;
}

type PasswordCommand = Extract<AccountCommand, { kind: 'password' }>;

async function applyPassword(
  administration: Administration,
  { command, email, fromStdin }: PasswordCommand,
  password: string,
): Promise<string> {
  if (command === 'set-password') {
    await administration.setPassword(email, password);
    return `The password of ${email} has been changed; all sessions have ended.`;
  }
  await administration.create({ email, password, permissions: [adminPermission] });
  const made = `${email} is an administrator now and enrols a phone at the first sign-in.`;
  return fromStdin ? made : `${made}\nPassword: ${password}`;
}

async function passwordFor({ command, fromStdin }: PasswordCommand, io: AdminIo): Promise<string> {
  if (fromStdin) return readFirstLine(io.input);
  if (command === 'create') return randomBytes(15).toString('base64url');
  return io.input.isTTY === true
    ? promptHidden('New password: ', io.input, io.output)
    : readFirstLine(io.input);
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
