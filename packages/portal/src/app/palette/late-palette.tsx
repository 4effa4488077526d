import { useParams } from '@tanstack/react-router';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { topDialog } from '../../design/dialogs/top-dialog.ts';
import { usePageEvent } from '../../design/use-page-event.ts';
import { isCommandKey } from '../keys/is-command-key.ts';
import { fetchPart } from '../loading/fetch-part.ts';
import { useLoadAhead } from '../loading/load-ahead.ts';
import { catchEarlyKeys, noEarlyKeys, type EarlyKeys } from './early-keys.ts';
import { createPageActions, PaletteContext, type PaletteDoor, type PaletteScope } from './palette-door.ts';

const load = () => import('../../features/palette/palette.tsx');
type PalettePart = Awaited<ReturnType<typeof load>>;

/**
 * Opens the palette with Ctrl/Cmd+K. It is loaded when the page is idle, or on first use. It opens over pages and over
 * fields, but not over a dialog, which would cover the page it leads to.
 */
export function LatePalette({ children }: { readonly children: ReactNode }) {
  const { id } = useParams({ strict: false });
  const [shown, setShown] = useState(notShown);
  const { part, fetch } = usePalettePart();
  const open = useCallback(
    async function open(scope: PaletteScope) {
      // Once loaded it opens synchronously, so that no letter typed after the key is lost.
      if (part !== null) return setShown({ opened: true, scope, early: noEarlyKeys });
      const takeEarly = catchEarlyKeys(document);
      const isThere = await fetch(() => void open(scope));
      const early = takeEarly();
      // Its field has the focus before the next key press.
      if (isThere) flushSync(() => setShown({ opened: true, scope, early }));
    },
    [part, fetch],
  );
  const close = useCallback(() => setShown((before) => ({ ...before, opened: false })), []);
  usePageEvent('keydown', (event) => {
    if (event.defaultPrevented || !isCommandKey('palette', event, navigator.userAgent)) return;
    if (!shown.opened && topDialog() !== null) return;
    event.preventDefault();
    if (shown.opened) close();
    else void open('all');
  });

  const [actions] = useState(createPageActions);
  const door = useMemo<PaletteDoor>(() => ({ open: (scope) => void open(scope), actions }), [open, actions]);
  return (
    <PaletteContext value={door}>
      {children}
      {part !== null && <part.Palette {...shown} festivalId={id ?? null} onClose={close} />}
    </PaletteContext>
  );
}

interface Shown {
  readonly opened: boolean;
  readonly scope: PaletteScope;
  /** What was typed while the palette was loading. */
  readonly early: EarlyKeys;
}

const notShown: Shown = { opened: false, scope: 'all', early: noEarlyKeys };

/** The palette, which has its own file; null until it is loaded. */
function usePalettePart() {
  const [part, setPart] = useState<PalettePart | null>(null);
  const [ahead] = useState(() => [async () => setPart(await load())]);
  useLoadAhead(ahead);
  const fetch = useCallback(async (retry: () => void) => {
    const fetched = await fetchPart(load, retry);
    if (fetched !== null) setPart(fetched);
    return fetched !== null;
  }, []);
  return { part, fetch };
}
