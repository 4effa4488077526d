import { artistHistory, artistMessages, artistPageMessages, type Artist } from '@lineup/domain';
import { isServiceError, type Versioned } from '@lineup/services';
import { toPersistedRecord } from '../../app/editor/persisted-record.ts';
import { startOrRestore, useEditor, type Editor, type Save } from '../../app/editor/use-editor.ts';
import { usePersistedInput } from '../../app/editor/use-persisted-input.ts';
import { useArtistServices } from '../../app/provider/artist-services.ts';
import { useOfferUndo } from '../../app/undo/use-undo-controller.ts';
import { toast } from '../../design/toasts/toast.ts';
import { artistRules, changesOf, errorsOf, inputOf, type ArtistInput } from './model/artist-form.ts';
import { persistedArtist } from './model/persisted-artist.ts';

export type ArtistEditor = Editor<Versioned<Artist>, ArtistInput>;

/** The form of an artist, open or closed. `artist` is the stored version. */
export function useArtistEditor(artist: Versioned<Artist>): ArtistEditor {
  const { artists } = useArtistServices();
  const persisted = usePersistedInput(persistedArtist, artist.id);
  const offerUndo = useOfferUndo(artistHistory);

  const save: Save<Versioned<Artist>, ArtistInput> = async ({ base, input }) => {
    const changes = changesOf(base, input);
    if (Object.keys(changes).length === 0) return { type: 'stored' };
    try {
      await artists.change(base.id, changes, base.version);
    } catch (error) {
      if (!isServiceError(error, 'conflict')) throw error;
      return { type: 'outdated', theirs: await artists.get(base.id), typed: input };
    }
    toast.success(artistPageMessages.saved, offerUndo());
    return { type: 'stored' };
  };

  return useEditor<Versioned<Artist>, ArtistInput>({
    rules: artistRules,
    start: () =>
      startOrRestore(persisted, artist, ({ base, input }) =>
        artistRules.isSame(input, inputOf(artist)) ? null : { base, input, isPictureLost: false },
      ),
    latest: artist,
    isValid: (input) => Object.keys(errorsOf(input)).length === 0,
    save,
    saveFailed: artistMessages.saveFailed,
    persisted,
    noteOf: ({ base, input }) => ({ base: toPersistedRecord(base), input }),
  });
}
