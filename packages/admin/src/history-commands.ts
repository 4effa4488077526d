import { counted, instantOf, timestampFromMillis } from '@lineup/domain';
import type { HistoryKeeping, AdminProvider } from '@lineup/provider/administration';
import type { Command } from './arguments.ts';

export type HistoryCommand = Extract<Command, { kind: 'prune' | 'forget' }>;

/** Runs a command on the history of all festivals and returns the text to print. */
export async function changeHistory(command: HistoryCommand, adminProvider: AdminProvider): Promise<string> {
  const history = await adminProvider.openHistory();
  try {
    return command.kind === 'prune'
      ? await prune(history, command.before)
      : await forget(history, command.email);
  } finally {
    await history.close();
  }
}

async function prune(history: HistoryKeeping, before: string): Promise<string> {
  const pruned = await history.prune(timestampFromMillis(instantOf(before, '00:00', 'UTC')));
  return `${counted(pruned, 'change')} from before ${before} removed.`;
}

async function forget(history: HistoryKeeping, email: string): Promise<string> {
  const forgotten = await history.forget(email);
  return `${email} taken out of ${counted(forgotten, 'record')}.`;
}
