import {
  defaultHourCycle,
  defaultTightMinutes,
  festivalDates,
  festivalDays,
  formatClock,
  formatLongDate,
  messages,
  zoneLabel,
  type Festival,
  type HourCycle,
} from '@lineup/domain';
import type { ReactNode } from 'react';
import { languageText } from './details-labels.ts';
import classes from './details-tab.module.css';

/** All details of a festival, read-only. */
export function DetailsFacts({ festival }: { readonly festival: Festival }) {
  const { hourCycle = defaultHourCycle } = festival;
  const { start, end, startTime, endTime } = festivalDates(festival);
  return (
    <dl className={classes['facts']}>
      <Fact name="Festival Name">{festival.name}</Fact>
      <Fact name="Location">{festival.location}</Fact>
      <Fact name="Start Date">{withTime(start, startTime, hourCycle)}</Fact>
      <Fact name="End Date">{withTime(end, endTime, hourCycle)}</Fact>
      <Fact name="Days">{festivalDays(festival).length}</Fact>
      <Fact name="Timezone">{zoneLabel(festival.timezone)}</Fact>
      <Fact name="Festival day starts at">{formatClock(festival.dayStartsAt, hourCycle)}</Fact>
      <Fact name="Time format">{messages.festival.hourCycles[hourCycle]}</Fact>
      <Fact name="Language of the public page">{languageText(festival.language ?? '')}</Fact>
      <Fact name="Stages">{festival.stages.length}</Fact>
      <Fact name="Minutes between stages">{festival.tightMinutes ?? defaultTightMinutes}</Fact>
      <Fact name="Minutes of changeover">{festival.changeoverMinutes || 'None'}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function withTime(date: string, time: string | null, hourCycle: HourCycle): string {
  return time === null ? formatLongDate(date) : `${formatLongDate(date)}, ${formatClock(time, hourCycle)}`;
}
