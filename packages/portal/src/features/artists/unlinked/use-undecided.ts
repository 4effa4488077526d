import { artistPageMessages, isolated, isUndecided, type Artist, type Festival } from '@lineup/domain';
import { errorText, type LinkableDocument, type Versioned } from '@lineup/services';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useArtistServices } from '../../../app/provider/artist-services.ts';
import { useFestivals } from '../../../app/queries/use-festivals.ts';

/** The sets and acts whose artists are undecided, loaded one festival at a time. */
export interface UndecidedSets {
  readonly documents: readonly LinkableDocument[];
  readonly festivals: readonly Festival[];
  /** The number of festivals loaded so far. */
  readonly read: number;
  readonly failures: readonly string[];
  /** Reloads them; the current data stays until then. */
  readonly reload: () => void;
  /** Removes what was linked. */
  readonly drop: (documents: readonly LinkableDocument[]) => void;
}

const none: readonly never[] = [];
const { failed } = artistPageMessages.unlinked;

/**
 * Reads all festivals, latest first, or only the given one; stops when the page unmounts. Which sets are undecided
 * depends on the artists: a deleted artist decides nothing.
 */
export function useUndecided(festivalId: string, all: readonly Versioned<Artist>[]): UndecidedSets {
  const { artists } = useArtistServices();
  const live = useFestivals();
  const known = live.status === 'success' ? live.data : none;
  const festivals = useMemo(
    () => known.filter(({ id }) => festivalId === '' || id === festivalId),
    [known, festivalId],
  );
  const ids = festivals.map(({ id }) => id).join(' ');
  const [linkable, setLinkable] = useState<readonly LinkableDocument[]>(none);
  const [failures, setFailures] = useState<readonly string[]>(none);
  const [read, setRead] = useState(0);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const readAll = async () => {
      setRead(0);
      setFailures(none);
      for (const festival of festivals) {
        const found = await artists.linkable(festival.id).catch((error: unknown) => {
          const reason = errorText(error, failed(isolated(festival.name)));
          if (isCurrent) setFailures((before) => [...before, reason]);
          return none;
        });
        if (!isCurrent) return;
        setLinkable((before) => [...before.filter(({ festivalId }) => festivalId !== festival.id), ...found]);
        setRead((before) => before + 1);
      }
    };
    void readAll();
    return () => {
      isCurrent = false;
    };
    // Edits to a festival do not change its id.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [artists, ids, attempt]);
  const documents = useMemo(() => {
    const byId = new Map(all.map((artist) => [artist.id, artist]));
    return linkable.filter((document) => isUndecided(document, (id) => byId.get(id)));
  }, [all, linkable]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const drop = useCallback((gone: readonly LinkableDocument[]) => {
    const dropped = new Set(gone);
    setLinkable((before) => before.filter((document) => !dropped.has(document)));
  }, []);
  return { documents, festivals, read, failures, reload, drop };
}
