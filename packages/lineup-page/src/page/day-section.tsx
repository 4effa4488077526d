/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { dayText } from './labels.ts';

interface DaySectionProps {
  /** Null where the day is not announced. */
  readonly date: string | null;
  readonly children: Child;
}

/** A festival day under its heading, whichever way its sets are shown. */
export function DaySection({ date, children }: DaySectionProps) {
  const id = dayId(date);
  return (
    <section class="day" id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>
        {date === null ? 'Days to be announced' : <time datetime={date}>{dayText(date)}</time>}
      </h2>
      {children}
    </section>
  );
}

/** The anchor of a day. */
export function dayId(date: string | null): string {
  return `day-${date ?? 'later'}`;
}
