import { useEffect, useState } from 'react';
import { wantsStillness } from '../wants-stillness.ts';

/** Same as in dialog.module.css. */
const fadeMs = 120;

/** Returns true while a dialog is mounted: while it is open, and while it fades out. */
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
