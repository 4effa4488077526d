import {
  artistMessages,
  isolated,
  keysToLink,
  setArtistsMessages,
  type Artist,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { errorText, type Versioned } from '@lineup/services';
import { useState } from 'react';
import { useArtistServices } from '../../../app/provider/artist-services.ts';
import { byStart, changed, eventsKey } from '../../../app/queries/edit-records.ts';
import { useEdit } from '../../../app/queries/edits.ts';
import { useLinkedArtists } from '../../../app/queries/use-linked-artists.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';

export type SetOfPanel = Versioned<LineupEvent>;

const texts = setArtistsMessages;

/** An artist linked to a set; `artist` is null if it was deleted. */
export interface LinkedArtist {
  readonly id: string;
  readonly artist: Versioned<Artist> | null;
  /** True if the name of the set is one of the artist's names. */
  readonly isNamed: boolean;
}

/** Returns the artists of the set; null while they are loading. */
export function useArtistsOfSet({ artistIds, artistName }: LineupEvent): {
  readonly linked: readonly LinkedArtist[] | null;
  readonly reason: string | null;
} {
  const ids = artistIds ?? [];
  const { data, error } = useLinkedArtists(ids);
  const names = new Set(keysToLink(artistName));
  const linked = ids.map((id) => {
    const artist = data?.get(id) ?? null;
    return { id, artist, isNamed: artist?.keys.some((key) => names.has(key)) ?? true };
  });
  const isKnown = ids.every((id) => data?.has(id));
  return {
    linked: isKnown ? linked : null,
    reason: error === null ? null : errorText(error, artistMessages.loadFailed),
  };
}

/** Links and unlinks artists immediately, each as a separate change with undo. */
export function useLinking({ id: festivalId }: Festival, event: SetOfPanel) {
  const { artists } = useArtistServices();
  const offerUndo = useOfferUndo(festivalId);
  /** The same in every attempt, so that a retry creates nothing twice. */
  const [newId, setNewId] = useState(() => artists.newId());
  const ids = event.artistIds ?? [];
  const set = isolated(event.artistName.trim());
  const linking = useEdit<void, Linking>({
    mutationFn: ({ artistIds, name }) => {
      const document = { festivalId, on: 'set', id: event.id, ifVersion: event.version } as const;
      return name === null
        ? artists.link(document, artistIds)
        : artists.createLinked(document, { id: newId, name }, ids);
    },
    edits: ({ artistIds }) => [
      changed<SetOfPanel>(
        eventsKey(festivalId),
        new Map([[event.id, event.version]]),
        (stored) => ({ ...stored, artistIds: [...artistIds] }),
        byStart,
      ),
    ],
  });
  const store = async (change: Linking, done: string) => {
    if (linking.isPending) return;
    try {
      await linking.mutateAsync(change);
    } catch (error) {
      toast.error(errorText(error, artistMessages.linkFailed));
      return;
    }
    toast.success(done, offerUndo());
  };
  return {
    isPending: linking.isPending,
    link: ({ id, name }: Artist) =>
      store({ artistIds: [...ids, id], name: null }, texts.linked(isolated(name), set)),
    unlink: ({ id, artist }: LinkedArtist) =>
      store(
        { artistIds: ids.filter((each) => each !== id), name: null },
        texts.unlinked(isolated(artist?.name ?? texts.missing), set),
      ),
    create: async (name: string) => {
      await store({ artistIds: [...ids, newId], name }, texts.created(isolated(name), set));
      setNewId(artists.newId());
    },
  };
}

interface Linking {
  readonly artistIds: readonly string[];
  /** The name of the artist to create; null if none is. */
  readonly name: string | null;
}
