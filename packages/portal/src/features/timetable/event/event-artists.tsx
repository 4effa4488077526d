import type { Festival } from '@lineup/domain';
import { memo, useEffect, useState, type CSSProperties } from 'react';
import { loadSetArtists } from './dialog/load-event-dialog.ts';
import classes from './event-artists.module.css';
import type { StoredEvent } from './form/event-values.ts';

interface EventArtistsProps {
  readonly festival: Festival;
  /** The event as it is stored. */
  readonly event: StoredEvent;
  /** True while the form has unsaved input, which this would not save. */
  readonly disabled: boolean;
}

type Part = Awaited<ReturnType<typeof loadSetArtists>>;

/** The artists of the set. Their room is reserved while their chunk loads; if that fails, it stays empty. */
export const EventArtists = memo((props: EventArtistsProps) => {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    loadSetArtists().then(setPart, () => undefined);
  }, []);
  const rows = props.event.artistIds?.length ?? 0;
  const room: CSSProperties & Record<'--rows', number> = { '--rows': rows };
  return (
    <div className={classes['room']} style={room}>
      {part !== null && <part.SetArtists {...props} />}
    </div>
  );
});
