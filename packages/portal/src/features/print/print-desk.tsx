import { useEffect, useEffectEvent, useState } from 'react';
import { isCommandKey } from '../../app/keys/is-command-key.ts';
import { usePart } from '../../app/loading/use-part.ts';
import { usePortal } from '../../app/portal-context.ts';
import { usePageAction } from '../../app/palette/use-page-action.ts';
import { topDialog } from '../../design/dialogs/top-dialog.ts';
import type { PrintJob, PrintKind } from './printed-schedule.ts';

type PrintDeskProps = Omit<PrintJob, 'kind' | 'askedAt' | 'turn'>;

const load = () => import('./print-run.tsx');

/**
 * Takes what is to be printed of a schedule: from its menu, from the palette, and with Ctrl/Cmd+P the day that is shown. What
 * prints is loaded when it is asked for.
 */
export function PrintDesk(shown: PrintDeskProps) {
  const { now } = usePortal();
  const { part, fetch } = usePart(load);
  const [job, setJob] = useState<PrintJob | null>(null);
  const [done] = useState(() => () => setJob(null));
  async function ask(kind: PrintKind) {
    const isThere = part !== null || (await fetch(() => void ask(kind)));
    if (isThere) setJob((before) => ({ ...shown, kind, askedAt: now(), turn: (before?.turn ?? 0) + 1 }));
    return isThere;
  }
  usePageAction('printDay', () => void ask('day'));
  usePageAction('printDoors', () => void ask('doors'));
  usePageAction('printArtists', () => void ask('artists'));
  const press = useEffectEvent(async (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isCommandKey('p', event, navigator.userAgent)) return;
    if (topDialog() !== null) return;
    event.preventDefault();
    // Without a connection the page itself is printed, as a list.
    if (!(await ask('day'))) window.print();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return part !== null && job !== null && <part.PrintRun key={job.turn} job={job} onDone={done} />;
}
