import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCommandKey } from '../../../app/keys/is-command-key.ts';
import { fetchPart } from '../../../app/loading/fetch-part.ts';
import { savesData } from '../../../app/loading/load-ahead.ts';
import { whenIdle } from '../../../app/loading/when-idle.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { usePageAction } from '../../../app/palette/use-page-action.ts';
import { topDialog } from '../../../design/dialogs/top-dialog.ts';
import { usePageEvent } from '../../../design/use-page-event.ts';
import type { PrintJob, PrintKind } from './printed-schedule.ts';

type PrintActionsProps = Omit<PrintJob, 'kind' | 'stage' | 'askedAt' | 'turn' | 'isUnderWay'>;

const load = () => import('./print-run.tsx');
type PrintPart = Awaited<ReturnType<typeof load>>;

const patienceMs = 2000;

/**
 * Handles requests to print a schedule: from its menu, from the palette, by Ctrl/Cmd+P (the day shown), and from the
 * browser's own print command, which does not wait. The code is therefore loaded when the page is idle.
 */
export function PrintActions(shown: PrintActionsProps) {
  const { now } = usePortal();
  const [part, setPart] = usePrintPart();
  const [job, setJob] = useState<PrintJob | null>(null);
  const [done] = useState(() => () => setJob(null));
  async function ask(kind: PrintKind, stage?: string) {
    const there = part ?? (await fetchPart(load, () => void ask(kind, stage)));
    if (there === null) return false;
    setPart(there);
    begin(kind, false, stage);
    return true;
  }
  const begin = (kind: PrintKind, isUnderWay: boolean, stage?: string) =>
    setJob((before) => ({
      ...shown,
      kind,
      stage,
      isUnderWay,
      askedAt: now(),
      turn: (before?.turn ?? 0) + 1,
    }));
  usePageAction('printDay', () => void ask('day'));
  usePageAction('printDoors', (stage) => void ask('doors', stage));
  usePageAction('printArtists', () => void ask('artists'));
  const press = async (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isCommandKey('printDay', event, navigator.userAgent)) return;
    if (topDialog() !== null) return;
    event.preventDefault();
    // Without a connection, the page itself is printed as a list.
    if (!(await ask('day'))) window.print();
  };
  usePageEvent('keydown', (event) => void press(event));
  const noteBrowser = useEffectEvent(() => {
    // A job from here is already laid out. Otherwise render it synchronously: the browser prints what is rendered when
    // this returns.
    if (part !== null && job === null) flushSync(() => begin('day', true));
  });
  useEffect(() => {
    const listen = () => noteBrowser();
    window.addEventListener('beforeprint', listen);
    return () => window.removeEventListener('beforeprint', listen);
  }, []);
  return part !== null && job !== null && <part.PrintRun key={job.turn} job={job} onDone={done} />;
}

/** Returns the lazily loaded print code; null until then. */
function usePrintPart() {
  const [part, setPart] = useState<PrintPart | null>(null);
  useEffect(() => {
    if (savesData()) return undefined;
    // A failure is reported when the user tries to print.
    return whenIdle(() => void load().then(setPart, () => undefined), patienceMs);
  }, []);
  return [part, setPart] as const;
}
