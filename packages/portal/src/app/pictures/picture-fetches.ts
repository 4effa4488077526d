import { artistHistory, pictureFetchMessages, type PictureToFetch } from '@lineup/domain';
import { errorText, type ArtistServices, type FetchedPictures, type WorkServices } from '@lineup/services';
import { shownToasts, toast, type ToastAction, type ToastOptions } from '../../design/toasts/toast.ts';
import { pause } from '../loading/pause.ts';
import type { Portal } from '../portal-context.ts';
import { artistServicesOf } from '../provider/artist-services.ts';

const texts = pictureFetchMessages;
const id = 'picture fetches';

/** The pictures being fetched, and those that could not be fetched during this visit. */
export interface PictureFetchState {
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Why the last fetch of these artists' pictures failed, by artist id. */
  readonly failures: ReadonlyMap<string, { readonly address: string; readonly reason: string }>;
}

interface PictureFetchDependencies {
  readonly artistPictures: Pick<ArtistServices['artistPictures'], 'fetchAll'>;
  readonly during: Portal['windowHold']['during'];
  /** Adds *Undo* to the toast about a change of artists that was just made. */
  readonly offerUndo: (history: string) => ToastOptions;
  /** Opens the list of artists whose pictures are to be fetched. */
  readonly showList: () => void;
}

/** Fetches the pictures of imports in the background and reports progress in toasts, on any page. */
export class PictureFetches {
  readonly #given: PictureFetchDependencies;
  readonly #listeners = new Set<() => void>();
  #state: PictureFetchState = { progress: null, failures: new Map() };
  #queue: readonly PictureToFetch[] = [];
  #running: AbortController | null = null;

  constructor(given: PictureFetchDependencies) {
    this.#given = given;
  }

  readonly get = (): PictureFetchState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Fetches these pictures after those that are already being fetched. Resolves when all are done, or immediately if a
   * running fetch takes them over.
   */
  async start(pictures: readonly PictureToFetch[]): Promise<void> {
    this.#queue = [...this.#queue, ...pictures];
    if (this.#running !== null) return;
    while (this.#queue.length > 0) {
      const next = this.#queue;
      this.#queue = [];
      await this.#given.during(this.#run(next));
    }
  }

  /** Stops fetching; pictures already fetched are saved. */
  cancel(): void {
    this.#queue = [];
    this.#running?.abort();
  }

  async #run(pictures: readonly PictureToFetch[]): Promise<void> {
    const controller = new AbortController();
    this.#running = controller;
    const ids = new Set(pictures.map(({ artistId }) => artistId));
    const before = [...this.#state.failures].filter(([artistId]) => !ids.has(artistId));
    const onProgress = (done: number, all: number) => this.#report(new Map(before), done, all);
    try {
      const { signal } = controller;
      const fetched = await this.#given.artistPictures.fetchAll(pictures, {
        pause: (milliseconds) => pause(milliseconds, signal),
        signal,
        onProgress,
      });
      const failures = fetched.failed.map(({ artistId, ...failure }) => [artistId, failure] as const);
      this.#end(new Map([...before, ...failures]));
      this.#tell(fetched, signal.aborted);
    } catch (error) {
      this.#end(new Map(before));
      const action = { label: texts.tryAgain, onClick: () => void this.start(pictures) };
      toast.error(errorText(error, texts.failed(pictures.length)), { id, action });
    }
  }

  #report(failures: PictureFetchState['failures'], done: number, all: number): void {
    this.#set({ progress: { done, all }, failures });
    const action = { label: texts.cancel, onClick: () => this.cancel() };
    // A dismissed toast stays dismissed.
    if (done > 0 && !shownToasts.get().some((each) => each.id === id)) return;
    toast.info(texts.fetching(all), { id, share: done / all, action });
  }

  #end(failures: PictureFetchState['failures']): void {
    this.#running = null;
    this.#set({ progress: null, failures });
  }

  #tell({ saved, changeId, failed }: FetchedPictures, isCancelled: boolean): void {
    const undo = changeId === null ? {} : this.#given.offerUndo(artistHistory);
    const others: ToastAction[] = undo.action === undefined ? [] : [undo.action];
    const show = { label: texts.show, onClick: this.#given.showList };
    const done = saved === 0 ? [] : [texts.fetched(saved)];
    if (failed.length > 0) {
      const text = [...done, texts.failed(failed.length)].join(' ');
      return toast.error(text, { id, action: show, others });
    }
    if (isCancelled) return toast.info([...done, texts.cancelled].join(' '), { id, action: show, others });
    return saved === 0 ? toast.dismiss(id) : toast.success(texts.fetched(saved), { id, ...undo });
  }

  #set(state: PictureFetchState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const made = new WeakMap<WorkServices, PictureFetches>();

export interface PictureFetchSurroundings extends Pick<PictureFetchDependencies, 'offerUndo' | 'showList'> {
  readonly portal: Portal;
  readonly work: WorkServices;
}

/** Returns the instance of this session, so that it continues across pages. */
export function pictureFetchesOf({ portal, work, ...others }: PictureFetchSurroundings): PictureFetches {
  const known = made.get(work);
  if (known !== undefined) return known;
  const { artistPictures } = artistServicesOf(portal, work);
  const fetches = new PictureFetches({ artistPictures, during: portal.windowHold.during, ...others });
  made.set(work, fetches);
  return fetches;
}
