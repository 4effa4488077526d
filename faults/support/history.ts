import type { Change, ChangeKind } from '@lineup/domain';
import { expectThat } from '../runner/tally.ts';
import type { Client } from './client.ts';

/** The changes of a festival that its history lists, the newest first; of one kind where that is given. */
export async function changesOf(
  { services }: Client,
  festivalId: string,
  kind?: ChangeKind,
): Promise<readonly Change[]> {
  const touches = kind === undefined ? [] : [{ type: 'kind', kind } as const];
  return (await services.history.find(festivalId, touches, null)).changes;
}

/** The newest change of a festival. */
export async function latestChange(client: Client, festivalId: string): Promise<Change> {
  const [change] = await changesOf(client, festivalId);
  expectThat(change !== undefined, 'The history is empty.');
  return change;
}

/** Fails unless the change was taken back by just one other. */
export async function expectUndoneOnce(client: Client, festivalId: string, { id }: Change): Promise<void> {
  const undone = (await changesOf(client, festivalId, 'undone')).filter(({ of }) => of === id);
  expectThat(undone.length === 1, `It was undone ${undone.length} times.`);
}
