import { formatDay, isPlainDate } from '@lineup/domain';
import type { DraftRules } from './draft-rules.ts';

/** An option of a select. */
export interface RowOption {
  readonly value: string;
  readonly label: string;
}

/** Returns the stages to choose from; a value that is not among them is added as a marked option. */
export function stageOptions(rules: DraftRules, value: string): readonly RowOption[] {
  const options = rules.stages.map((stage) => ({ value: stage, label: stage }));
  if (rules.stages.includes(value)) return options;
  return [{ value, label: value === '' ? 'Choose a stage' : `${value} (unknown stage)` }, ...options];
}

/** Returns the festival days to choose from; a date that is not among them is added as a marked option. */
export function dateOptions(rules: DraftRules, value: string): readonly RowOption[] {
  const options = rules.days.map((day) => ({ value: day, label: formatDay(day) }));
  if (rules.days.includes(value)) return options;
  return [{ value, label: otherDate(value, rules.days[0] ?? '') }, ...options];
}

function otherDate(value: string, firstDay: string): string {
  if (value === '') return 'Choose a date';
  if (!isPlainDate(value)) return `${value} (no date)`;
  const year = value.slice(0, 4);
  return `${formatDay(value)}${firstDay.startsWith(year) ? '' : `, ${year}`} (outside the festival)`;
}
