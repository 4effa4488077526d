import * as z from 'zod/mini';
import type { ClockTime } from '../time/clock-time.ts';
import type { PlainDate } from '../time/plain-date.ts';
import { stageNameSchema } from './stage-name.ts';

/*
 * What is set for single stages is stored as lines of text, the name of the stage last: '30 Quay', '14:00-02:00 daily Quay'.
 * Firestore's rules can check each line of such a list, and could look at no entry of a list of maps.
 */

/** A stage has at most this many minutes of changeover. */
export const maximumChangeoverMinutes = 240;

/** At most this many lines about the opening hours of a festival. */
export const maximumOpenHours = 1000;

/** What a line about a changeover begins with: the minutes. */
export const changeoverPattern = /^(?:240|2[0-3]\d|1\d\d|[1-9]?\d)$/u;

/** What a line about opening hours begins with: the hours, and the festival day that they are for. */
export const openHoursPattern =
  /^(?:closed|(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d) (?:daily|\d{4}-\d{2}-\d{2})$/u;

/** The least minutes between two sets of a stage. */
export interface StageChangeover {
  readonly stage: string;
  readonly minutes: number;
}

/** From when to when a stage is open; an end that is not after the start is on the next date. */
export interface OpenHours {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** What is said of the opening hours of a stage on a festival day. */
export interface StageHours {
  /** Null for all stages that have no hours of their own. */
  readonly stage: string | null;
  /** Null for all days that have none of their own. */
  readonly day: PlainDate | null;
  /** Null where the stage is closed. */
  readonly hours: OpenHours | null;
}

export const stageChangeoversSchema = z.array(
  z.string().check(
    z.refine((line) => {
      const { start, stage } = splitLine(line, 1);
      return changeoverPattern.test(start) && stage !== null && isStageName(stage);
    }),
  ),
);

export const openHoursSchema = z
  .array(
    z.string().check(
      z.refine((line) => {
        const { start, stage } = splitLine(line, 2);
        return openHoursPattern.test(start) && (stage === null || isStageName(stage));
      }),
    ),
  )
  .check(z.maxLength(maximumOpenHours));

/** What a stored line says of a stage's changeover. */
export function parseChangeover(line: string): StageChangeover {
  const { start, stage } = splitLine(line, 1);
  return { stage: stage ?? '', minutes: Number(start) };
}

/** The line as it is stored. */
export function changeoverLine({ stage, minutes }: StageChangeover): string {
  return `${minutes} ${stage}`;
}

/** What a stored line says of opening hours. */
export function parseStageHours(line: string): StageHours {
  const { start, stage } = splitLine(line, 2);
  const [hours = '', day = ''] = start.split(' ');
  const [from = '', to = ''] = hours.split('-');
  return { stage, day: day === daily ? null : day, hours: hours === closed ? null : { from, to } };
}

/** The line as it is stored. */
export function stageHoursLine({ stage, day, hours }: StageHours): string {
  const start = `${hours === null ? closed : `${hours.from}-${hours.to}`} ${day ?? daily}`;
  return stage === null ? start : `${start} ${stage}`;
}

const daily = 'daily';
const closed = 'closed';

/** The first `count` words of a line, and the name of the stage behind them. */
function splitLine(line: string, count: number): { readonly start: string; readonly stage: string | null } {
  const words = line.split(' ');
  const stage = words.length > count ? words.slice(count).join(' ') : null;
  return { start: words.slice(0, count).join(' '), stage };
}

function isStageName(name: string): boolean {
  return stageNameSchema.safeParse(name).success;
}
