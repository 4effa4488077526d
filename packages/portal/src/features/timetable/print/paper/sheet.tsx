import {
  formatMonthDayYear,
  formatTime,
  plainDateOf,
  printMessages,
  zoneName,
  type Festival,
} from '@lineup/domain';
import type { ReactNode } from 'react';
import type { Paper } from './paper.ts';
import { usePrintFacts } from './print-context.ts';
import classes from './sheet.module.css';

interface SheetProps {
  readonly paper: Paper;
  readonly title: string;
  /** Describes which part is on this sheet. */
  readonly note?: string | undefined;
  readonly page: number;
  readonly of: number;
  readonly children: ReactNode;
}

/**
 * One sheet of paper. The header has its title, the footer the state of the lineup, the time of printing and the page
 * number.
 */
export function Sheet({ paper, title, note, page, of, children }: SheetProps) {
  const { festival, printedAt, changedAt } = usePrintFacts();
  return (
    <section className={classes['sheet']} data-paper={paper}>
      <header className={classes['head']}>
        <h1>{title}</h1>
        <p className={classes['note']}>{note}</p>
        <p className={classes['festival']} dir="auto">
          {festival.name}
        </p>
      </header>
      <div className={classes['body']}>{children}</div>
      <footer className={classes['foot']}>
        <span>{printMessages.version(momentText(changedAt, festival))}</span>
        <span>
          {printMessages.printed(momentText(printedAt, festival))}, {zoneName(festival.timezone)}
        </span>
        <span>{printMessages.page(page, of)}</span>
      </footer>
    </section>
  );
}

/** As in "Jul 4, 2026, 9:05 PM". */
function momentText(instant: number, { timezone, hourCycle }: Festival): string {
  const date = formatMonthDayYear(plainDateOf(instant, timezone));
  return `${date}, ${formatTime(instant, timezone, hourCycle)}`;
}
