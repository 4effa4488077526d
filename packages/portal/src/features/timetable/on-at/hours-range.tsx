import { formatTime, onAtMessages, type FestivalClocks, type Interval } from '@lineup/domain';
import { useMemo, type ComponentProps } from 'react';
import { momentStep } from './shown-moment.ts';

const minute = 60_000;

/** A range input for a time within a day's hours. */
export interface HoursRangeProps {
  /** The day's hours. */
  readonly span: Interval;
  readonly clocks: FestivalClocks;
  readonly instant: number;
  readonly onChange: (instant: number) => void;
}

/** Returns an instant's position in the day's hours: 0 at their start, 1 at their end. */
export function shareOf({ start, end }: Interval, instant: number): number {
  return start === end ? 0 : Math.round((instant - start) / minute) / ((end - start) / minute);
}

export function timeText(instant: number, { timezone, hourCycle }: FestivalClocks): string {
  return formatTime(instant, timezone, hourCycle);
}

/** The range input that selects a time within a day's hours. */
export function HoursRange({
  span,
  clocks,
  instant,
  onChange,
  ...props
}: HoursRangeProps & Omit<ComponentProps<'input'>, 'onChange'>) {
  return (
    <input
      {...props}
      type="range"
      aria-label={onAtMessages.scrubber}
      aria-valuetext={timeText(instant, clocks)}
      min={0}
      max={(span.end - span.start) / minute}
      step={momentStep}
      value={Math.round((instant - span.start) / minute)}
      onChange={(event) => onChange(span.start + Number(event.currentTarget.value) * minute)}
    />
  );
}

interface CrowdProps {
  /** The number of sets in equal intervals of the hours. */
  readonly crowd: readonly number[];
  /** True if the hours run downwards; otherwise they run to the right. */
  readonly isDown?: boolean;
}

/** A bar chart of the intervals, drawn as one path because a day may have a hundred quarter hours. */
export function Crowd({ crowd, isDown = false }: CrowdProps) {
  const most = Math.max(1, ...crowd);
  const length = Math.max(1, crowd.length);
  const shape = useMemo(() => {
    const bar = (count: number, at: number) =>
      isDown ? `M${most} ${at}H${most - count}` : `M${at} ${most}V${most - count}`;
    return crowd.map((count, place) => bar(count, place + 0.5)).join('');
  }, [crowd, most, isDown]);
  return (
    <svg
      viewBox={isDown ? `0 0 ${most} ${length}` : `0 0 ${length} ${most}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={shape} />
    </svg>
  );
}
