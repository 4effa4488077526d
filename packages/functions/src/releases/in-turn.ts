import type { ServerProvider } from '@lineup/provider/server';

type Turns = Map<string, Promise<unknown>>;

const turnsOf = new WeakMap<ServerProvider, Turns>();

/**
 * Runs the work on a festival's releases after what is under way on it in this process: files of a release that two make at
 * once would be one another's. What other processes do is refused by the commit.
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
  // What comes next begins whether this succeeds or not.
  const settled = turn.catch(() => null);
  turns.set(festivalId, settled);
  return turn;
}
