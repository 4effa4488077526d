import { splitLine } from '../../entities/stage-settings.ts';
import type { ClockTime } from '../../time/clock-time.ts';
import type { PlainDate } from '../../time/plain-date.ts';

/** The minimum minutes between two sets of a stage. */
export interface StageChangeover {
  readonly stage: string;
  readonly minutes: number;
}

/** When a stage opens and closes; a closing time that is not after the opening time is on the next date. */
export interface OpenHours {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** The opening hours of a stage on a festival day. */
export interface StageHours {
  /** Null for all stages without their own hours. */
  readonly stage: string | null;
  /** Null for all days without their own hours. */
  readonly day: PlainDate | null;
  /** Null if the stage is closed. */
  readonly hours: OpenHours | null;
}

/** Parses a stored changeover line. */
export function parseChangeover(line: string): StageChangeover {
  const { start, stage } = splitLine(line, 1);
  return { stage: stage ?? '', minutes: Number(start) };
}

/** Formats a changeover line for storage. */
export function changeoverLine({ stage, minutes }: StageChangeover): string {
  return `${minutes} ${stage}`;
}

/** Parses a stored line of opening hours. */
export function parseStageHours(line: string): StageHours {
  const { start, stage } = splitLine(line, 2);
  const [hours = '', day = ''] = start.split(' ');
  const [from = '', to = ''] = hours.split('-');
  return { stage, day: day === daily ? null : day, hours: hours === closed ? null : { from, to } };
}

/** Formats a line of opening hours for storage. */
export function stageHoursLine({ stage, day, hours }: StageHours): string {
  const start = `${hours === null ? closed : `${hours.from}-${hours.to}`} ${day ?? daily}`;
  return stage === null ? start : `${start} ${stage}`;
}

const daily = 'daily';
const closed = 'closed';
