import {
  messages,
  reviewMessages,
  type Festival,
  formatLength,
  isLongSet,
  typedMinutes,
  type Upload,
  uploadMessages,
} from '@lineup/domain';
import { sourceNameOfFile } from '@lineup/domain/merge';
import { errorText, isServiceError, type SavedLineup, type Versioned } from '@lineup/services';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useUploads } from '../../../app/provider/use-uploads.ts';
import type { DraftSession } from '../autosave/draft-session.ts';
import { useDecisions } from '../merge/use-decisions.ts';
import type { Question } from '../../../design/dialogs/confirm.tsx';
import type { DraftRow } from '../draft/draft-row.ts';

/** The maximum number of sets named. */
const namedSets = 3;

/** Returns the question before a draft with very long sets is saved; null if there are none. */
export function longSetsQuestion(
  rows: readonly DraftRow[],
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
): Question | null {
  const long = rows.filter(({ event }) => isLongSet(typedMinutes(event, festival) ?? 0));
  if (long.length === 0) return null;
  const named = long.slice(0, namedSets).map(({ event }) => {
    const artist = event.artistName.trim() || messages.event.unknownArtist;
    return `${artist} (${formatLength(typedMinutes(event, festival) ?? 0)})`;
  });
  return {
    title: reviewMessages.saving.confirmLong(long.length),
    text: reviewMessages.saving.longSets(named, long.length - named.length),
    confirmLabel: messages.answers.saveAnyway,
  };
}

interface LineupOf {
  /** As followed by the page. */
  readonly festival: Versioned<Festival>;
  readonly upload: Pick<Upload, 'uploadId' | 'fileName' | 'origin'>;
}

/** Saves the reviewed events to the schedule. `error` is the complete text for the user. */
export function useSaveLineup({ festival, upload }: LineupOf, session: DraftSession) {
  const uploads = useUploads();
  const [, decisions] = useDecisions(upload.uploadId);
  const isBusy = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await flushEdits(session);
      const drafts = session.store.rows().map((row) => row.event);
      const { fileStages } = session.store.rules();
      const { uploadId, fileName, origin } = upload;
      const sourceName = sourceNameOfFile(fileName);
      const { artists: artistAnswers } = decisions.read();
      const lineup = { uploadId, fileName, drafts, fileStages, sourceName, origin, artistAnswers };
      return uploads.saveAll({ festivalId: festival.id, festival, ...lineup });
    },
  });
  return {
    isSaving: isPending,
    error: error === null ? null : errorText(error, uploadMessages.saveFailed),
    save: (onSaved: (saved: SavedLineup) => void) => {
      // The second of two clicks comes before `isPending` is updated here.
      if (isBusy.current) return;
      isBusy.current = true;
      mutate(undefined, {
        onSuccess: (saved) => {
          decisions.forget();
          onSaved(saved);
        },
        onSettled: () => (isBusy.current = false),
      });
    },
  };
}

/** A missing draft is no reason to stop: the save finds out whether it was saved before, and says so. */
async function flushEdits({ autosave }: DraftSession): Promise<void> {
  try {
    await autosave.flush();
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
  }
}
