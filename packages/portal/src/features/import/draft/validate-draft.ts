import { ConflictIndex, type DraftEvent, type Festival } from '@lineup/domain';
import { mapInSlices } from '@lineup/provider';
import { countRows, type DraftCounts } from './draft-counts.ts';
import { judge, setsOf, warnedOf, type DraftRow } from './draft-row.ts';
import { makeRules, type DraftRules } from './draft-rules.ts';

/** A draft in its original form, with its validation results. */
export interface ValidatedDraft {
  /** In file order. */
  readonly events: readonly DraftEvent[];
  readonly rules: DraftRules;
  /** By event id, in file order. */
  readonly rows: ReadonlyMap<string, DraftRow>;
  readonly counts: DraftCounts;
}

/** How many events are validated without a pause. */
const eventsAtOnce = 1000;

/**
 * Validates all `events` for `festival`, yielding to the page in between. `fileStages` are the stages in the order of
 * the file's own list. Open questions about the draft are computed later, see `useDraftQuestions`.
 */
export async function validateDraft(
  events: readonly DraftEvent[],
  festival: Festival,
  nextTurn: () => Promise<void>,
  fileStages: readonly string[] = [],
): Promise<ValidatedDraft> {
  const rules = makeRules(festival, events, fileStages);
  await nextTurn();
  const judged = await mapInSlices(events, (event) => judge(event, rules), { size: eventsAtOnce, nextTurn });
  await nextTurn();
  const conflicts = new ConflictIndex(setsOf(judged), rules.conflicts).bySet();
  await nextTurn();
  const rows = judged.map((row) => {
    const found = conflicts.get(row.event.id);
    return found === undefined ? row : { ...row, conflicts: warnedOf(found) };
  });
  const draft = {
    events,
    rules,
    rows: new Map(rows.map((row) => [row.event.id, row])),
    counts: countRows(rows),
  };
  // Rendering them takes a turn of its own.
  await nextTurn();
  return draft;
}
