import { artistHistory, artistPictureMessages as texts, type Artist } from '@lineup/domain';
import { errorText, isServiceError, inParallel } from '@lineup/services';
import { useEffect, useRef, useState } from 'react';
import { saveFailureText } from '../../../app/forms/failure-note.ts';
import { useArtistServices } from '../../../app/provider/artist-services.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { readBatch, type BatchPicture, type LeftFile } from './read-batch.ts';

/** A batch whose pictures can be assigned: as it was read, and whose each picture is by its path; null for one that is left out. */
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
      /** What went wrong with saving, or null. */
      readonly error: string | null;
      /** The pictures that could not be uploaded. */
      readonly failed: readonly LeftFile[];
    }
  | { readonly step: 'upload'; readonly batch: ReadBatch; readonly done: number; readonly all: number }
  | { readonly step: 'save'; readonly batch: ReadBatch };

/** This many pictures are sent at a time. */
const sentAtOnce = 3;

/** Adding pictures to many artists: reading, deciding, uploading, and one change in the end. Leaving the page ends all of it. */
export function usePictureBatch(artists: readonly Artist[], onSaved: () => void) {
  const { artistPictures } = useArtistServices();
  const offerUndo = useOfferUndo(artistHistory);
  const [state, setState] = useState<BatchState>({ step: 'choose', error: null });
  const running = useRef<AbortController | null>(null);
  /** The addresses of what has been uploaded, by artist and path: a second try sends nothing twice. */
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

  /** Uploads what is not there yet and saves all as one change; with `without`, those that failed are left out. */
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
    /** Ends what is under way: reading goes back to choosing, uploading to the decisions, which stay. */
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

/** The pictures that go to an artist who is still there, but for those of `without`. */
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

/** What is sent for an artist under a path is sent once. */
function keyOf({ path, artistId }: ChosenPicture): string {
  return `${artistId} ${path}`;
}

interface Uploading {
  readonly upload: (artistId: string, file: File) => Promise<string>;
  /** Hears how many are there, those of an earlier try included. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads the pictures that are not `sent` yet, adds their addresses to it, and returns those that could not be uploaded. */
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
