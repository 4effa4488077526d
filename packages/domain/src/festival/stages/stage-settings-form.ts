import type { FestivalData } from '../../entities/festival.ts';
import { maximumChangeoverMinutes, maximumOpenHours } from '../../entities/stage-settings.ts';
import { stageSettingsMessages } from '../../messages/stage-settings-messages.ts';
import { isClockTime } from '../../time/clock-time.ts';
import { formatClock, formatDay, type HourCycle } from '../../time/format.ts';
import { comparePlainDates, isPlainDate, type PlainDate } from '../../time/plain-date.ts';
import { minutesError } from '../form.ts';
import {
  changeoverLine,
  parseChangeover,
  parseStageHours,
  stageHoursLine,
  type StageHours,
} from './stage-lines.ts';

/** The stored settings of single stages. */
export type StageSettings = Pick<FestivalData, 'stageChangeovers' | 'openHours'>;

/** Opening hours as typed. */
export interface HoursForm {
  /** Null for every day without its own hours. */
  readonly day: PlainDate | null;
  readonly kind: 'unset' | 'open' | 'closed';
  readonly from: string;
  readonly to: string;
}

/** The settings of one stage or of all stages, as typed. */
export interface StageSettingsForm {
  /** Only for a single stage; empty for the default. */
  readonly changeover: string;
  /** Those for every day come first. */
  readonly hours: readonly HoursForm[];
}

/** The settings of a stage that has none. */
export const noStageSettings: StageSettingsForm = {
  changeover: '',
  hours: [{ day: null, kind: 'unset', from: '', to: '' }],
};

/** The form for the settings of a stage, or of all stages if null. */
export function stageSettingsForm(
  { stageChangeovers = [], openHours = [] }: StageSettings,
  stage: string | null,
): StageSettingsForm {
  const changeover = stageChangeovers.map(parseChangeover).findLast((each) => each.stage === stage);
  const stageHours = openHours.map(parseStageHours).filter((each) => each.stage === stage);
  const byDay = new Map(
    [...noStageSettings.hours, ...stageHours.map(hoursForm)].map((hours) => [hours.day, hours]),
  );
  // Firestore's rules cannot check calendar dates, so stored ones may be invalid.
  const hours = [...byDay.values()].filter(({ day }) => day === null || isPlainDate(day));
  return {
    changeover: String(changeover?.minutes ?? ''),
    hours: hours.sort((a, b) => comparePlainDates(a.day ?? '', b.day ?? '')),
  };
}

function hoursForm({ day, hours }: StageHours): HoursForm {
  return hours === null ? { day, kind: 'closed', from: '', to: '' } : { day, kind: 'open', ...hours };
}

/** A stage name, or null for all stages, with its settings as typed. */
export interface NamedSettings {
  readonly stage: string | null;
  readonly settings: StageSettingsForm;
}

export type StageSettingsCheck =
  | { readonly ok: true; readonly settings: Required<StageSettings> }
  | { readonly ok: false; readonly error: string };

/** Converts the typed settings for storage, or returns the first error, which names its stage and day. */
export function checkStageSettings(all: readonly NamedSettings[]): StageSettingsCheck {
  const error = all.map(settingsError).find((each) => each !== null);
  if (error !== undefined) return { ok: false, error };
  const stageChangeovers = all.flatMap(({ stage, settings: { changeover } }) =>
    stage === null || changeover.trim() === ''
      ? []
      : [changeoverLine({ stage, minutes: Number(changeover) })],
  );
  const openHours = all.flatMap(({ stage, settings: { hours } }) =>
    hours
      .filter(isSpecified)
      .map(({ day, kind, from, to }) =>
        stageHoursLine({ stage, day, hours: kind === 'closed' ? null : { from, to } }),
      ),
  );
  if (openHours.length > maximumOpenHours) {
    return { ok: false, error: stageSettingsMessages.tooMany(maximumOpenHours) };
  }
  return { ok: true, settings: { stageChangeovers, openHours } };
}

/** Returns the error message for the settings of a stage, or null. */
export function settingsError({ stage, settings }: NamedSettings): string | null {
  const name = stage ?? stageSettingsMessages.allStages;
  const fault = changeoverError(settings.changeover);
  if (fault !== null) return `${name}: ${fault}`;
  const wrong = settings.hours.find((hours) => hoursError(hours) !== null);
  return wrong === undefined ? null : `${name}, ${dayLabel(wrong.day)}: ${stageSettingsMessages.bothTimes}`;
}

/** Returns the error message for typed changeover minutes, or null. */
export function changeoverError(minutes: string): string | null {
  const typed = minutes.trim();
  return typed === '' ? null : minutesError('Minutes of changeover', typed, maximumChangeoverMinutes);
}

/** Returns the error message for typed opening hours, or null. */
export function hoursError(hours: HoursForm): string | null {
  const isRight = hours.kind !== 'open' || (isClockTime(hours.from) && isClockTime(hours.to));
  return isRight ? null : stageSettingsMessages.bothTimes;
}

/** The label of a festival day, or of every day if null. */
export function dayLabel(day: PlainDate | null): string {
  return day === null ? stageSettingsMessages.everyDay : formatDay(day);
}

/** Formats the settings: '15 min changeover · 2:00 PM - 2:00 AM · Sun, Jul 4 closed'; empty if nothing is set. */
export function settingsText(
  { changeover, hours }: StageSettingsForm,
  hourCycle: HourCycle | undefined,
): string {
  const minutes = changeover.trim();
  return [
    ...(minutes === '' ? [] : [stageSettingsMessages.changeover(minutes)]),
    ...hours.filter(isSpecified).map((each) => {
      const open = [each.from, each.to].map((clock) => clockWords(clock, hourCycle)).join(' - ');
      const text = each.kind === 'closed' ? stageSettingsMessages.closed : open;
      return each.day === null ? text : `${formatDay(each.day)} ${text}`;
    }),
  ].join(' · ');
}

/** Returns true if both would be stored the same. */
export function isSameSettings(a: StageSettingsForm, b: StageSettingsForm): boolean {
  const contentOf = ({ changeover, hours }: StageSettingsForm) => [
    changeover.trim(),
    hours.filter(isSpecified),
  ];
  return JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));
}

function isSpecified({ kind }: HoursForm): boolean {
  return kind !== 'unset';
}

function clockWords(clock: string, hourCycle: HourCycle | undefined): string {
  return isClockTime(clock) ? formatClock(clock, hourCycle) : '?';
}

/** The settings that differ from the stored ones; missing ones equal an empty list. */
export function changedSettings(
  stored: StageSettings,
  { stageChangeovers = [], openHours = [] }: StageSettings,
): StageSettings {
  return {
    ...(isSameList(stored.stageChangeovers, stageChangeovers) ? {} : { stageChangeovers }),
    ...(isSameList(stored.openHours, openHours) ? {} : { openHours }),
  };
}

function isSameList(before: readonly string[] = [], after: readonly string[]): boolean {
  return before.length === after.length && before.every((line, place) => line === after[place]);
}
