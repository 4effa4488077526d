import { formatDay, mappingMessages } from '@lineup/domain';
import type { Outcome } from '../reading/protocol.ts';

/** Summarises the outcome of a file in one line: "208 sets on 6 stages, Fri, Jul 3 – Sun, Jul 5; 3 rows left out". */
export function outcomeText(outcome: Outcome): string {
  if (!outcome.ok) return outcome.error;
  const { sets, stages, days, leftOut } = outcome;
  if (sets === 0) return mappingMessages.noSets;
  const where = stages.length === 0 ? '' : mappingMessages.onStages(stages.length);
  const rows = leftOut.count === 0 ? '' : `; ${mappingMessages.leftOut(leftOut.count)}`;
  return `${mappingMessages.sets(sets)}${where}${days === null ? '' : `, ${daysText(days)}`}${rows}`;
}

function daysText({ first, last }: { readonly first: string; readonly last: string }): string {
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
}
