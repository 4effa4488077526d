import { artistHistory, artistPictureMessages as texts, type Artist } from '@lineup/domain';
import { errorText, isServiceError, inParallel } from '@lineup/services';
import { useEffect, useRef, useState } from 'react';
import { saveFailureText } from '../../../app/forms/failure-note.ts';
import { useArtistServices } from '../../../app/provider/artist-services.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { readBatch, type BatchPicture, type LeftFile } from './read-batch.ts';

/**
 * A batch that was read and can be assigned, with the artist of each picture by path; null for one that is left out.
 */
export interface ReadBatch {
  readonly pictures: readonly BatchPicture[];
  readonly left: readonly LeftFile[];
  readonly others: number;
  readonly choices: Readonly<Record<string, string | null>>;
}

export type BatchState =
  | { readonly step: 'choose'; readonly error: string | null }
  | { readonly step: 'read'; readonly done: number; readonly all: number }
  | {
      readonly step: 'review';
      readonly batch: ReadBatch;
      /** Why saving failed, or null. */
      readonly error: string | null;
      /** The pictures that failed to upload. */
      readonly failed: readonly LeftFile[];
    }
  | { readonly step: 'upload'; readonly batch: ReadBatch; readonly done: number; readonly all: number }
  | { readonly step: 'save'; readonly batch: ReadBatch };

/** The number of parallel uploads. */
const sentAtOnce = 3;

/**
 * Adds pictures to many artists: reads, lets the user decide, uploads, and saves one change at the end. Leaving the
 * page cancels everything.
 */
export function usePictureBatch(artists: readonly Artist[], onSaved: () => void) {
  const { artistPictures } = useArtistServices();
  const offerUndo = useOfferUndo(artistHistory);
  const [state, setState] = useState<BatchState>({ step: 'choose', error: null });
  const running = useRef<AbortController | null>(null);
  /** The addresses of uploaded pictures, by artist and path, so that a retry uploads nothing twice. */
  const sent = useRef(new Map<string, string>());
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const read = async (find: () => Promise<readonly (readonly [File, string])[]>) => {
    const signal = begin();
    sent.current.clear();
    setState({ step: 'read', done: 0, all: 0 });
    const onProgress = (done: number, all: number) => {
      if (!signal.aborted) setState({ step: 'read', done, all });
    };
    const reading = await find()
      .then((files) => readBatch(files, artists, { signal, onProgress }))
      .catch(() => ({ ok: false, error: texts.refused.unreadable }) as const);
    if (signal.aborted) return;
    if (!reading.ok) return setState({ step: 'choose', error: reading.error });
    const { pictures, left, others } = reading;
    const choices = Object.fromEntries(pictures.map(({ path, artistId }) => [path, artistId]));
    setState({ step: 'review', batch: { pictures, left, others, choices }, error: null, failed: [] });
  };

  /** Uploads what is missing and saves everything as one change, except the failed pictures in `without`. */
  const save = async (batch: ReadBatch, without: readonly LeftFile[] = []) => {
    const chosen = chosenOf(batch, artists, without);
    if (chosen.length === 0) return;
    const signal = begin();
    const failed = await uploadAll(chosen, sent.current, {
      upload: (artistId, file) => artistPictures.upload(artistId, file, { signal }),
      onProgress: (done) => {
        if (!signal.aborted) setState({ step: 'upload', batch, done, all: chosen.length });
      },
      signal,
    });
    if (signal.aborted) return;
    if (failed.length > 0) return setState({ step: 'review', batch, error: null, failed });
    setState({ step: 'save', batch });
    try {
      await artistPictures.saveAll(
        chosen.map((each) => ({ artistId: each.artistId, imageURL: sent.current.get(keyOf(each)) ?? '' })),
      );
      toast.success(texts.saved(chosen.length), offerUndo());
      onSaved();
    } catch (error) {
      setState({ step: 'review', batch, error: saveFailureText(error, texts.saveFailed), failed: [] });
    }
  };

  return {
    state,
    read,
    save,
    choose: (path: string, artistId: string | null) =>
      setState((before) => {
        if (before.step !== 'review') return before;
        const choices = { ...before.batch.choices, [path]: artistId };
        return { ...before, batch: { ...before.batch, choices } };
      }),
    /** Cancels the current step: reading returns to the selection, uploading to the decisions, which are preserved. */
    cancel: () => {
      running.current?.abort();
      setState((before) =>
        before.step === 'upload'
          ? { step: 'review', batch: before.batch, error: null, failed: [] }
          : { step: 'choose', error: null },
      );
    },
  };
}

export type PictureBatch = ReturnType<typeof usePictureBatch>;

interface ChosenPicture extends Pick<BatchPicture, 'path' | 'file'> {
  readonly artistId: string;
}

/** Returns the pictures assigned to artists that still exist, except those in `without`. */
function chosenOf(
  { pictures, choices }: ReadBatch,
  artists: readonly Artist[],
  without: readonly LeftFile[],
): readonly ChosenPicture[] {
  const omitted = new Set(without.map(({ path }) => path));
  const known = new Set(artists.filter(({ mergedInto }) => !mergedInto).map(({ id }) => id));
  return pictures.flatMap(({ path, file }) => {
    const artistId = choices[path] ?? null;
    return artistId === null || !known.has(artistId) || omitted.has(path) ? [] : [{ path, file, artistId }];
  });
}

/** A picture is uploaded once per artist and path. */
function keyOf({ path, artistId }: ChosenPicture): string {
  return `${artistId} ${path}`;
}

interface Uploading {
  readonly upload: (artistId: string, file: File) => Promise<string>;
  /** Called with the number of uploaded pictures, including those of earlier attempts. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads the pictures that are not in `sent` yet, adds their addresses to it, and returns those that failed. */
async function uploadAll(
  chosen: readonly ChosenPicture[],
  sent: Map<string, string>,
  { upload, onProgress, signal }: Uploading,
): Promise<readonly LeftFile[]> {
  const todo = chosen.filter((each) => !sent.has(keyOf(each)));
  const failed: LeftFile[] = [];
  let done = chosen.length - todo.length;
  onProgress(done);
  await inParallel(todo, sentAtOnce, signal, async (each) => {
    try {
      sent.set(keyOf(each), await upload(each.artistId, await each.file.open()));
    } catch (error) {
      if (!isServiceError(error, 'cancelled'))
        failed.push({ path: each.path, reason: errorText(error, texts.refused.unreadable) });
    }
    done += 1;
    onProgress(done);
  });
  return failed;
}
