import type { Change, ChangeKind } from '@lineup/domain';
import { expectThat } from '../runner/tally.ts';
import type { Client } from './client.ts';

/** The changes in a festival's history, newest first; only of one kind if given. */
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

/** Throws unless exactly one other change has undone the change. */
export async function expectUndoneOnce(client: Client, festivalId: string, { id }: Change): Promise<void> {
  const undone = (await changesOf(client, festivalId, 'undone')).filter(({ of }) => of === id);
  expectThat(undone.length === 1, `It was undone ${undone.length} times.`);
}
