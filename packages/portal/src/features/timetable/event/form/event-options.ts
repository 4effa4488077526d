import {
  festivalDays,
  formatDay,
  isPlainDate,
  messages,
  setStatuses,
  stagesOf,
  type Festival,
} from '@lineup/domain';

/** An option of a select. */
export interface EventOption {
  readonly value: string;
  readonly label: string;
}

/** Returns the festival's stages as options; a chosen stage that is no longer in the list is added and marked. */
export function stageOptions(festival: Pick<Festival, 'stages'>, chosen: string): readonly EventOption[] {
  const stages = stagesOf(festival);
  const options = stages.map((stage) => ({ value: stage, label: stage }));
  if (stages.includes(chosen)) return options;
  const label = chosen === '' ? 'Choose a stage' : `${chosen} (not in the list of stages)`;
  return [{ value: chosen, label }, ...options];
}

/** Returns the festival's days as options, as 'EEE, MMM d'; a chosen date that is none of them is added and marked. */
export function dateOptions(
  festival: Pick<Festival, 'timezone' | 'startDate' | 'endDate'>,
  chosen: string,
): readonly EventOption[] {
  const days = festivalDays(festival);
  const options = days.map((day) => ({ value: day, label: formatDay(day) }));
  if (days.includes(chosen)) return options;
  const label = isPlainDate(chosen)
    ? `${formatDay(chosen)}, ${chosen.slice(0, 4)} (outside the festival)`
    : 'Choose a date';
  return [{ value: chosen, label }, ...options];
}

const { status } = messages.event;

/** The options for a set's status. */
export const statusOptions: readonly EventOption[] = [
  { value: '', label: status.confirmed },
  ...setStatuses.map((value) => ({ value, label: status[value] })),
];
