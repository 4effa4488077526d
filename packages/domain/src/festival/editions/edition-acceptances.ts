import type { Acceptances } from '../../entities/acceptances.ts';
import { acceptanceKey } from '../../conflicts/acceptance.ts';
import { findConflicts } from '../../conflicts/conflict-index.ts';
import { conflictRulesOf, type ConflictFestival } from '../../conflicts/conflict-rules.ts';
import { conflictSetOf, type Conflict } from '../../conflicts/conflict.ts';
import type { LineupEvent } from '../../entities/lineup-event.ts';

type PlayedSet = Pick<LineupEvent, 'id' | 'artistName' | 'stage' | 'timeStart' | 'timeEnd'>;

/** A lineup with the festival whose conflicts it has. */
export interface ConflictingLineup {
  readonly festival: ConflictFestival;
  readonly sets: readonly PlayedSet[];
}

/**
 * What is accepted in a new edition of what was accepted before: names, stages that it has, and single conflicts that its sets
 * have as well. `before` leads from the id of a new set to that of the set that it was made of.
 */
export function editionAcceptances(
  source: ConflictingLineup,
  edition: ConflictingLineup,
  before: ReadonlyMap<string, string>,
): Acceptances {
  const { acceptedConflicts: accepted = {} } = source.festival;
  const stages = new Set(edition.festival.stages);
  const general = Object.entries(accepted).filter(([key]) => {
    const [scope, , ...words] = key.split(' ');
    return scope === 'name' || (scope === 'stage' && stages.has(words.join(' ')));
  });
  return { ...Object.fromEntries(general), ...singleAcceptances(source, edition, before) };
}

function singleAcceptances(
  source: ConflictingLineup,
  edition: ConflictingLineup,
  before: ReadonlyMap<string, string>,
): Acceptances {
  const { acceptedConflicts: accepted = {} } = source.festival;
  const isAnySingle = Object.keys(accepted).some((key) => key.startsWith('one '));
  if (!isAnySingle || before.size === 0) return {};
  const notes = new Map<string, string>();
  for (const conflict of allConflicts(source)) {
    const note = accepted[acceptanceKey({ scope: 'one', conflict })];
    if (note !== undefined)
      notes.set(
        keyOf(conflict, (id) => id),
        note,
      );
  }
  const single: Record<string, string> = {};
  for (const conflict of allConflicts(edition)) {
    const note = notes.get(keyOf(conflict, (id) => before.get(id) ?? ''));
    if (note !== undefined) single[acceptanceKey({ scope: 'one', conflict })] = note;
  }
  return single;
}

function allConflicts({ festival, sets }: ConflictingLineup): readonly Conflict[] {
  const { accepted: _, ...rules } = conflictRulesOf(festival);
  return findConflicts(sets.map(conflictSetOf), rules);
}

/** The same for a conflict and the one that it has become. */
function keyOf({ kind, sets }: Conflict, idOf: (id: string) => string): string {
  return [kind, ...sets.map(({ id }) => idOf(id)).sort()].join(' ');
}
