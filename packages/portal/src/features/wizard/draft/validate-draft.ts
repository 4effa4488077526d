import {
  ConflictIndex,
  draftQuestions,
  questionIssues,
  type DraftEvent,
  type Festival,
  type QuestionAnswers,
  type ReviewIssue,
} from '@lineup/domain';
import { mapInSlices } from '@lineup/provider';
import { countRows, type DraftCounts } from './draft-counts.ts';
import { judge, setsOf, warnedOf, type DraftRow } from './draft-row.ts';
import { makeRules, type DraftRules } from './draft-rules.ts';

/** A draft as it was read, with what the rules say of it. */
export interface ValidatedDraft {
  /** In file order. */
  readonly events: readonly DraftEvent[];
  readonly rules: DraftRules;
  /** By the ids of their events, in file order. */
  readonly rows: ReadonlyMap<string, DraftRow>;
  readonly counts: DraftCounts;
  /** The problems of events about which a question is open, by the ids of the events. */
  readonly questioned: ReadonlyMap<string, ReviewIssue>;
}

const noAnswers: QuestionAnswers = { keptStages: new Set(), nights: null };

interface Known {
  /** The stages in the order of the file's own list. */
  readonly fileStages?: readonly string[] | undefined;
  readonly answers?: QuestionAnswers;
}

/** So many events are checked at a stretch. */
const eventsAtOnce = 1000;

/** Checks all `events` for `festival`, letting the page have its turn meanwhile. */
export async function validateDraft(
  events: readonly DraftEvent[],
  festival: Festival,
  nextTurn: () => Promise<void>,
  { fileStages = [], answers = noAnswers }: Known = {},
): Promise<ValidatedDraft> {
  const rules = makeRules(festival, events, fileStages);
  const questions = draftQuestions(events, festival, { answers, fileStages });
  const questioned = questionIssues(questions, events, festival);
  await nextTurn();
  const judged = await mapInSlices(
    events,
    (event) => judge(event, rules, { question: questioned.get(event.id) }),
    {
      size: eventsAtOnce,
      nextTurn,
    },
  );
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
    questioned,
  };
  // What shows them is work enough for a turn.
  await nextTurn();
  return draft;
}
