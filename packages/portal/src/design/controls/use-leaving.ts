import { useEffect, useState } from 'react';
import { wantsStillness } from '../wants-stillness.ts';

/** As long as dialog.module.css takes. */
const fadeMs = 120;

/** Returns true if a dialog is still there: while it is opened, and for as long as it fades out. */
export function useLeaving(opened: boolean, atOnce: boolean): boolean {
  const [isThere, setThere] = useState(opened);
  if (opened && !isThere) setThere(true);
  const fades = !opened && isThere && !atOnce && !wantsStillness();
  if (!opened && isThere && !fades) setThere(false);
  useEffect(() => {
    if (!fades) return undefined;
    const timer = setTimeout(() => setThere(false), fadeMs);
    return () => clearTimeout(timer);
  }, [fades]);
  return isThere;
}
