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

/** What a delay would do, and what to warn about first. */
export interface DelayPreview {
  readonly outcome: PlanOutcome;
  /** Why the delay is impossible, or which problems it would add. */
  readonly remarks: readonly string[];
}

type Events = readonly LineupEvent[];

/** The instant of a delay, and the lineup that it applies to. */
interface DelayMoment {
  readonly events: Events;
  readonly festival: Festival;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/** The index of the last preview, cached because it is slow to build for thousands of sets. */
let last: { readonly events: Events; readonly festival: Festival; readonly index: ConflictIndex } | null =
  null;

function indexOf(events: Events, festival: Festival): ConflictIndex {
  if (last?.events !== events || last.festival !== festival) {
    const index = new ConflictIndex(events.map(conflictSetOf), conflictRulesOf(festival));
    last = { events, festival, index };
  }
  return last.index;
}

/**
 * Previews a delay of `set` by `minutes` together with the sets after it, checked against opening hours and the
 * artists' other sets.
 */
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

/** Ignored on the day: an unusual length is not new, and short changeovers are how a delay is made up. */
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
