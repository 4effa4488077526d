import { AdministrationError } from '@lineup/provider/administration';
import { changeAccounts } from './account-commands.ts';
import type { AdminIo } from './admin-io.ts';
import { type Command, parseArguments } from './arguments.ts';
import { backup } from './backup.ts';
import { check } from './check/check.ts';
import { chosenProvider, adminProviderOf, type ProviderOptions } from './choose-provider.ts';
import { helpOf } from './commands.ts';
import { copy } from './copy.ts';
import { changeHistory } from './history-commands.ts';
import { createProgress, noProgress, type Progress } from './progress.ts';
import { restore } from './restore.ts';

export type { AdminIo } from './admin-io.ts';

/** Runs one command and returns the exit code: 0, or 1 with one line on `errors`. */
export async function runAdmin(words: readonly string[], io: AdminIo): Promise<number> {
  const parsed = parseArguments(words);
  if (parsed.kind === 'help') {
    io.output.write(helpOf(parsed.command));
    return 0;
  }
  if (parsed.kind === 'wrong') return fail(io, parsed.problem);
  const progress = progressOf(io);
  try {
    const report = await execute(parsed.command, parsed.options, io, progress);
    progress.clear();
    io.output.write(`${report}\n`);
    return 0;
  } catch (error) {
    progress.clear();
    return fail(io, problemOf(error));
  }
}

/** Commands scheduled by the portal only print errors to the error output. */
function progressOf({ env, errors, now }: AdminIo): Progress {
  return env['LINEUP_IN_BACKGROUND'] === '1' ? noProgress : createProgress(errors, now);
}

async function execute(
  command: Command,
  options: ProviderOptions,
  io: AdminIo,
  progress: Progress,
): Promise<string> {
  if (command.kind === 'copy') {
    const from = await adminProviderOf(command.from, options, io.env);
    const to = await adminProviderOf(command.to, options, io.env);
    return copy(from, to, { force: command.force, output: io.output, progress });
  }
  const adminProvider = await adminProviderOf(chosenProvider(options, io.env), options, io.env);
  switch (command.kind) {
    case 'backup':
      return backup(adminProvider, command.file, { ...command, now: io.now(), progress });
    case 'restore':
      return restore(adminProvider, command.file, { force: command.force, progress });
    case 'check':
      return check(adminProvider, progress);
    case 'prune':
    case 'forget':
      return changeHistory(command, adminProvider);
    case 'leave-demo':
      await adminProvider.leaveDemo();
      return "The demo's accounts are removed, and all sessions have ended. Make an administrator with create, then npm run serve.";
    default:
      return changeAccounts(command, adminProvider, io);
  }
}

function problemOf(error: unknown): string {
  if (error instanceof AdministrationError) return error.message;
  return error instanceof Error ? error.message.replaceAll(/\s*\n\s*/gu, ' ') : String(error);
}

function fail({ errors }: AdminIo, problem: string): number {
  errors.write(`${problem}\n`);
  return 1;
}
