import {
  ConflictIndex,
  conflictMessages,
  conflictRulesOf,
  conflictSetOf,
  conflictsOfPlan,
  isolated,
  planErrorText,
  planNoteText,
  type ConflictKind,
  type Festival,
  type LineupEvent,
  type PlanOutcome,
} from '@lineup/domain';
import { delayOnDay, liveSetOf, type LiveSet } from '@lineup/domain/live';

/** What a delay would do, and what a person should know before. */
export interface DelayPreview {
  readonly outcome: PlanOutcome;
  /** Why it is impossible, or what is wrong then that is not wrong now. */
  readonly remarks: readonly string[];
}

type Events = readonly LineupEvent[];

/** When a set is delayed, and the lineup in which that is done. */
interface DelayMoment {
  readonly events: Events;
  readonly festival: Festival;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/** The index that was made last: of thousands of sets it is not made again for each preview. */
let last: { readonly events: Events; readonly festival: Festival; readonly index: ConflictIndex } | null =
  null;

function indexOf(events: Events, festival: Festival): ConflictIndex {
  if (last?.events !== events || last.festival !== festival) {
    const index = new ConflictIndex(events.map(conflictSetOf), conflictRulesOf(festival));
    last = { events, festival, index };
  }
  return last.index;
}

/** A delay of `set` by `minutes`, with what follows it, checked against opening hours and the other sets of the artists. */
export function previewDelay(
  set: LiveSet,
  minutes: number,
  { events, festival, now }: DelayMoment,
): DelayPreview {
  const index = indexOf(events, festival);
  const onStage = events.filter(({ stage }) => stage === set.stage).map(liveSetOf);
  const changeoverMinutes = index.rules.changeoverMinutes.get(set.stage) ?? 0;
  const outcome = delayOnDay(set, minutes, { onStage, changeoverMinutes, festival, now });
  if (!outcome.ok) return { outcome, remarks: [planErrorText(outcome.code, outcome.set)] };
  return {
    outcome,
    remarks: [
      ...outcome.plan.notes.filter(({ code }) => code !== 'long').map(planNoteText),
      ...newConflicts(outcome, index),
    ],
  };
}

/** A set of unusual length is no news on the day, and a short changeover is how a delay is caught up. */
const minor: readonly ConflictKind[] = ['unlikelyLength', 'night', 'shortChangeover'];

function newConflicts({ plan }: Extract<PlanOutcome, { ok: true }>, index: ConflictIndex): readonly string[] {
  const known = new Map(plan.sets.flatMap(({ id }) => index.of(id).map((each) => [each.id, each.minutes])));
  return conflictsOfPlan(plan, index)
    .filter(({ id, kind, minutes }) => !minor.includes(kind) && minutes > (known.get(id) ?? 0))
    .map(({ kind, sets }) => {
      const names = sets.map(({ artistName }) => isolated(artistName)).join(', ');
      return `${names}: ${conflictMessages.marks[kind].toLowerCase()}`;
    });
}
