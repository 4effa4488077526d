/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { useLanguage } from './page-language.ts';

interface DaySectionProps {
  /** Null if the day is not announced. */
  readonly date: string | null;
  readonly children: Child;
}

/** A festival day under its heading, in any view. */
export function DaySection({ date, children }: DaySectionProps) {
  const language = useLanguage();
  const id = dayId(date);
  return (
    <section class="day" id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>
        {date === null ? language.text('daysToCome') : <time datetime={date}>{language.day(date)}</time>}
      </h2>
      {children}
    </section>
  );
}

/** The anchor of a day. */
export function dayId(date: string | null): string {
  return `day-${date ?? 'later'}`;
}
