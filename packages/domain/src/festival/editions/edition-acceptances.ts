import type { Acceptances } from '../../entities/acceptances.ts';
import { acceptanceKey } from '../../conflicts/acceptance.ts';
import { findConflicts } from '../../conflicts/conflict-index.ts';
import { conflictRulesOf, type ConflictFestival } from '../../conflicts/conflict-rules.ts';
import { conflictSetOf, type Conflict } from '../../conflicts/conflict.ts';
import type { LineupEvent } from '../../entities/lineup-event.ts';

type PlayedSet = Pick<LineupEvent, 'id' | 'artistName' | 'stage' | 'timeStart' | 'timeEnd'>;

/** A lineup and its festival, which together determine its conflicts. */
export interface ConflictingLineup {
  readonly festival: ConflictFestival;
  readonly sets: readonly PlayedSet[];
}

/**
 * The acceptances that a new edition takes over: names, stages that it has, and single conflicts that its sets still
 * have. `before` maps the id of each new set to that of the set it was copied from.
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

/** A key that is the same for a conflict and its copy in the new edition. */
function keyOf({ kind, sets }: Conflict, idOf: (id: string) => string): string {
  return [kind, ...sets.map(({ id }) => idOf(id)).sort()].join(' ');
}
