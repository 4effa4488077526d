import { artistPageMessages, isolated, type Festival } from '@lineup/domain';
import { errorText, type UndecidedDocument } from '@lineup/services';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useArtistServices } from '../../../app/provider/artist-services.ts';
import { useFestivals } from '../../../app/queries/use-festivals.ts';

/** The sets and acts whose artists are undecided, festival after festival. */
export interface UndecidedSets {
  readonly documents: readonly UndecidedDocument[];
  readonly festivals: readonly Festival[];
  /** How many festivals have been read. */
  readonly read: number;
  readonly failures: readonly string[];
  /** Reads them once more; what is known stays until then. */
  readonly reload: () => void;
  /** Takes out what was linked. */
  readonly drop: (documents: readonly UndecidedDocument[]) => void;
}

const none: readonly never[] = [];
const { failed } = artistPageMessages.unlinked;

/** Reads all festivals, the latest first, or the one of this id; ends when the page does not show them any more. */
export function useUndecided(festivalId: string): UndecidedSets {
  const { artists } = useArtistServices();
  const live = useFestivals();
  const all = live.status === 'success' ? live.data : none;
  const festivals = useMemo(
    () => all.filter(({ id }) => festivalId === '' || id === festivalId),
    [all, festivalId],
  );
  const ids = festivals.map(({ id }) => id).join(' ');
  const [documents, setDocuments] = useState<readonly UndecidedDocument[]>(none);
  const [failures, setFailures] = useState<readonly string[]>(none);
  const [read, setRead] = useState(0);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const readAll = async () => {
      setRead(0);
      setFailures(none);
      for (const festival of festivals) {
        const found = await artists.undecided(festival.id).catch((error: unknown) => {
          const reason = errorText(error, failed(isolated(festival.name)));
          if (isCurrent) setFailures((before) => [...before, reason]);
          return none;
        });
        if (!isCurrent) return;
        setDocuments((before) => [
          ...before.filter(({ festivalId }) => festivalId !== festival.id),
          ...found,
        ]);
        setRead((before) => before + 1);
      }
    };
    void readAll();
    return () => {
      isCurrent = false;
    };
    // A festival that is edited in the meantime is the same festival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [artists, ids, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const drop = useCallback((gone: readonly UndecidedDocument[]) => {
    const dropped = new Set(gone);
    setDocuments((before) => before.filter((document) => !dropped.has(document)));
  }, []);
  return { documents, festivals, read, failures, reload, drop };
}
