import { useEffect, useState } from 'react';
import { fetchPart } from '../loading/fetch-part.ts';
import { whenIdle } from '../loading/when-idle.ts';
import classes from './undo-buttons.module.css';
import { undoKeyOf } from './undo-key.ts';

const load = () => import('./undo-part.ts');
type UndoPart = Awaited<ReturnType<typeof load>>;

const patienceMs = 2000;

/**
 * Undo and redo of a festival: buttons, keys and the question about later work. The code is loaded when the page is
 * idle, or when one of the keys is first pressed, which then takes effect. Space for the buttons is reserved from the
 * start.
 */
export function LateUndo({ festivalId }: { readonly festivalId: string }) {
  const [part, setPart] = useState<UndoPart | null>(null);
  const [early, setEarly] = useState<KeyboardEvent | null>(null);
  useEffect(() => {
    if (part !== null) return undefined;
    const press = async (event: KeyboardEvent) => {
      if (undoKeyOf(event) === null) return;
      const fetched = await fetchPart(load, () => void press(event));
      if (fetched === null) return;
      setEarly(event);
      setPart(fetched);
    };
    const listen = (event: KeyboardEvent) => void press(event);
    document.addEventListener('keydown', listen);
    // A failure is reported when a key is pressed.
    const cancel = whenIdle(() => void load().then(setPart, () => undefined), patienceMs);
    return () => {
      document.removeEventListener('keydown', listen);
      cancel();
    };
  }, [part]);
  return (
    <>
      <div className={classes['buttons']}>
        {part !== null && <part.UndoButtons festivalId={festivalId} />}
      </div>
      {part !== null && <part.FestivalUndo festivalId={festivalId} early={early} />}
    </>
  );
}
