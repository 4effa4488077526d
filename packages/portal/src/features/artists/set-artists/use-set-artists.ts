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

/** An artist that a set is linked to; `artist` is null where it is gone. */
export interface LinkedArtist {
  readonly id: string;
  readonly artist: Versioned<Artist> | null;
  /** Returns true if the name of the set is one of the artist's. */
  readonly isNamed: boolean;
}

/** The artists of the set; null while they are not known. */
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

/** Links and unlinks artists at once, each as a change of its own with undo. */
export function useLinking({ id: festivalId }: Festival, event: SetOfPanel) {
  const { artists } = useArtistServices();
  const offerUndo = useOfferUndo(festivalId);
  /** The same in every try, so that a second one creates nothing twice. */
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
  /** Of the artist that is created with it; null where none is. */
  readonly name: string | null;
}
