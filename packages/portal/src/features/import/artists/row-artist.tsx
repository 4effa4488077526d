import { artistImportMessages, type DraftEvent } from '@lineup/domain';
import { useId, useState } from 'react';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { IconChevronRight } from '../../../design/icons.ts';
import { useDraftSession } from '../draft/use-draft.ts';
import type { DraftSession } from '../autosave/draft-session.ts';
import { ArtistDetails } from './artist-details.tsx';
import classes from './row-artist.module.css';

export interface RowArtistProps {
  readonly event: DraftEvent;
}

/** The expanded rows: one that is unmounted by scrolling keeps its state. */
const openRows = new WeakMap<DraftSession, Set<string>>();

/** Expands what the file says about the artist of a row, below the row. */
export function RowArtist({ event }: RowArtistProps) {
  const { id, artistName } = event;
  const session = useDraftSession();
  const open = openRows.get(session) ?? new Set<string>();
  openRows.set(session, open);
  const [isOpen, setOpen] = useState(() => open.has(id));
  const panelId = useId();
  const toggle = () => {
    if (isOpen) open.delete(id);
    else open.add(id);
    setOpen(!isOpen);
  };
  return (
    <>
      <IconButton
        label={artistImportMessages.details(artistName)}
        size="sm"
        className={classes['toggle']}
        data-artist-toggle
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <IconChevronRight size={18} aria-hidden />
      </IconButton>
      {isOpen && (
        <section
          id={panelId}
          className={classes['panel']}
          aria-label={artistImportMessages.details(artistName)}
        >
          <ArtistDetails event={event} />
        </section>
      )}
    </>
  );
}
