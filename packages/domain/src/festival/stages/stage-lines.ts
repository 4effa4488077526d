import { splitLine } from '../../entities/stage-settings.ts';
import type { ClockTime } from '../../time/clock-time.ts';
import type { PlainDate } from '../../time/plain-date.ts';

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

/** The opening hours of a stage on a festival day. */
export interface StageHours {
  /** Null for all stages that have no hours of their own. */
  readonly stage: string | null;
  /** Null for all days that have none of their own. */
  readonly day: PlainDate | null;
  /** Null where the stage is closed. */
  readonly hours: OpenHours | null;
}

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
