import type { ServerProvider } from '@lineup/provider/server';

type Turns = Map<string, Promise<unknown>>;

const turnsOf = new WeakMap<ServerProvider, Turns>();

/**
 * Queues work on a festival's releases behind other work of this process: two releases made at once would share their
 * files. Conflicts with other processes are rejected by the commit.
 */
export function inTurn<Result>(
  provider: ServerProvider,
  festivalId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const turns: Turns = turnsOf.get(provider) ?? new Map<string, Promise<unknown>>();
  turnsOf.set(provider, turns);
  const before = turns.get(festivalId) ?? Promise.resolve();
  const turn = before.then(work, work).finally(() => {
    if (turns.get(festivalId) === settled) turns.delete(festivalId);
  });
  // The next work starts whether this one succeeds or not.
  const settled = turn.catch(() => null);
  turns.set(festivalId, settled);
  return turn;
}
