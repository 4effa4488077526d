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

/** What of a festival is set for single stages, as it is stored. */
export type StageSettings = Pick<FestivalData, 'stageChangeovers' | 'openHours'>;

/** Opening hours as they are typed. */
export interface HoursForm {
  /** Null for every day that has no hours of its own. */
  readonly day: PlainDate | null;
  readonly kind: 'unset' | 'open' | 'closed';
  readonly from: string;
  readonly to: string;
}

/** What is set for a stage, or for all of them, as it is typed. */
export interface StageSettingsForm {
  /** Of a stage; empty where it has none of its own. */
  readonly changeover: string;
  /** Those of every day first. */
  readonly hours: readonly HoursForm[];
}

/** The settings of a stage that has none. */
export const noStageSettings: StageSettingsForm = {
  changeover: '',
  hours: [{ day: null, kind: 'unset', from: '', to: '' }],
};

/** The settings of a stage, or for null those of all stages, as a form is filled in with them. */
export function stageSettingsForm(
  { stageChangeovers = [], openHours = [] }: StageSettings,
  stage: string | null,
): StageSettingsForm {
  const changeover = stageChangeovers.map(parseChangeover).findLast((each) => each.stage === stage);
  const stageHours = openHours.map(parseStageHours).filter((each) => each.stage === stage);
  const byDay = new Map(
    [...noStageSettings.hours, ...stageHours.map(hoursForm)].map((hours) => [hours.day, hours]),
  );
  // The rules of Firestore know no calendar.
  const hours = [...byDay.values()].filter(({ day }) => day === null || isPlainDate(day));
  return {
    changeover: String(changeover?.minutes ?? ''),
    hours: hours.sort((a, b) => comparePlainDates(a.day ?? '', b.day ?? '')),
  };
}

function hoursForm({ day, hours }: StageHours): HoursForm {
  return hours === null ? { day, kind: 'closed', from: '', to: '' } : { day, kind: 'open', ...hours };
}

/** A stage by its name, null for all stages, with what is typed for it. */
export interface NamedSettings {
  readonly stage: string | null;
  readonly settings: StageSettingsForm;
}

export type StageSettingsCheck =
  | { readonly ok: true; readonly settings: Required<StageSettings> }
  | { readonly ok: false; readonly error: string };

/** Makes of what is typed what is stored, or tells the first fault with the stage and day that it is of. */
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

/** What is wrong with the settings of a stage; null where nothing is. */
export function settingsError({ stage, settings }: NamedSettings): string | null {
  const name = stage ?? stageSettingsMessages.allStages;
  const fault = changeoverError(settings.changeover);
  if (fault !== null) return `${name}: ${fault}`;
  const wrong = settings.hours.find((hours) => hoursError(hours) !== null);
  return wrong === undefined ? null : `${name}, ${dayLabel(wrong.day)}: ${stageSettingsMessages.bothTimes}`;
}

/** What is wrong with the minutes of a changeover as they are typed; null where nothing is. */
export function changeoverError(minutes: string): string | null {
  const typed = minutes.trim();
  return typed === '' ? null : minutesError('Minutes of changeover', typed, maximumChangeoverMinutes);
}

/** What is wrong with hours as they are typed; null where nothing is. */
export function hoursError(hours: HoursForm): string | null {
  const isRight = hours.kind !== 'open' || (isClockTime(hours.from) && isClockTime(hours.to));
  return isRight ? null : stageSettingsMessages.bothTimes;
}

/** The festival day in words. */
export function dayLabel(day: PlainDate | null): string {
  return day === null ? stageSettingsMessages.everyDay : formatDay(day);
}

/** The settings in words: '15 min changeover · 2:00 PM - 2:00 AM · Sun, Jul 4 closed'; empty where nothing is set. */
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

/** Returns true if saving either would store the same. */
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

/** Those of the settings that differ from what is stored; none at all are the same as an empty list. */
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
