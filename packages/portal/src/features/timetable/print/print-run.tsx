import { printMessages } from '@lineup/domain';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHistoryServices } from '../../../app/provider/history-services.ts';
import { BlockSheets } from './blocks/block-sheets.tsx';
import { DaySheets } from './day/day-sheets.tsx';
import { dayTitle } from './day-title.ts';
import { ArtistSheets } from './lists/artist-sheets.tsx';
import { DoorSheets } from './lists/door-sheets.tsx';
import { loadFaces } from './load-faces.ts';
import { loadPaper, upright } from './paper/paper.ts';
import { PrintContext, type PrintFacts } from './paper/print-context.ts';
import classes from './print-run.module.css';
import type { PrintedDay, PrintJob } from './printed-schedule.ts';
import { lastChange, lastShownChange } from './last-change.ts';

interface PrintRunProps {
  readonly job: PrintJob;
  /** Called after printing, even if it was cancelled. */
  readonly onDone: () => void;
}

/**
 * Renders a print job, invisibly on screen, and opens the browser's print dialog unless the browser is printing
 * already.
 */
export function PrintRun({ job, onDone }: PrintRunProps) {
  const facts = usePrepared(job);
  const { isUnderWay } = job;
  useEffect(() => {
    if (facts === null) return undefined;
    window.addEventListener('afterprint', onDone);
    // After everything is laid out.
    const turn = isUnderWay ? undefined : setTimeout(() => window.print());
    return () => {
      window.removeEventListener('afterprint', onDone);
      clearTimeout(turn);
    };
  }, [facts, isUnderWay, onDone]);
  if (facts === null) return null;
  return createPortal(
    <PrintContext value={facts}>
      <div className={classes['run']} data-print>
        <Sheets job={job} />
      </div>
    </PrintContext>,
    document.body,
  );
}

const nothing = [{ key: 'nothing', content: printMessages.notScheduled }];

function Sheets({ job: { kind, stage, days, ...job } }: Pick<PrintRunProps, 'job'>) {
  const chosen = stage === undefined ? job.chosen : ofStage(job.chosen, stage);
  const printed = kind === 'artists' ? days : [chosen];
  if (printed.every(({ columns }) => columns.every(({ sets }) => sets.length === 0))) {
    const title = kind === 'artists' ? printMessages.artists : dayTitle(chosen.day);
    return <BlockSheets paper={upright(loadPaper())} title={title} blocks={nothing} />;
  }
  if (kind === 'artists') return <ArtistSheets days={days} />;
  // Sets outside of the festival's days share no hours.
  if (kind === 'doors' || chosen.day === null) return <DoorSheets {...chosen} />;
  return <DaySheets day={chosen.day} stages={chosen.columns} />;
}

function ofStage(day: PrintedDay, stage: string): PrintedDay {
  return { ...day, columns: day.columns.filter((column) => column.stage === stage) };
}

/** Returns the facts that the sheets state; null until they and the fonts are loaded. */
function usePrepared({ festival, events, askedAt, days, isUnderWay }: PrintJob): PrintFacts | null {
  const { history } = useHistoryServices();
  const [facts, setFacts] = useState<PrintFacts | null>(() =>
    isUnderWay
      ? { festival, changedAt: lastShownChange(festival, events), printedAt: askedAt, paper: loadPaper() }
      : null,
  );
  useEffect(() => {
    if (isUnderWay) return undefined;
    let isGone = false;
    async function prepare() {
      const [changedAt] = await Promise.all([
        lastChange(history, festival, events),
        loadFaces(document.fonts, days),
      ]);
      if (!isGone) setFacts({ festival, changedAt, printedAt: askedAt, paper: loadPaper() });
    }
    void prepare();
    return () => {
      isGone = true;
    };
  }, [history, festival, events, askedAt, days, isUnderWay]);
  return facts;
}
