import type { Festival, UploadType } from '@lineup/domain';
import type { LineupMapping } from '@lineup/domain/reading';
import { useEffect, useRef, useState } from 'react';
import { localStore } from '../../../app/browser-storage.ts';
import { looksPlain } from './reading/looks-plain.ts';
import type { ToRead } from './reading/read-in-worker.ts';
import type { ReadFile, ReadingResponse } from './reading/protocol.ts';
import { rememberedMappings } from './remembered.ts';

/**
 * The state of a selected file before it is sent. `none`: nothing has to be read, or nothing can be read here, and the
 * server reads the file.
 */
export type FileReading =
  | { readonly status: 'none' }
  | { readonly status: 'reading' }
  | { readonly status: 'refused'; readonly error: string }
  | {
      readonly status: 'open';
      readonly file: ReadFile;
      /** Whether the outcome is still that of the previous mapping. */
      readonly isBehind: boolean;
    };

type Asked = Omit<ToRead, 'festival'>;

const none: FileReading = { status: 'none' };

/** A selected file; a later reading of it cancels the one before. */
interface Work {
  readonly file: File;
  readonly withPlaces: boolean;
  readonly settled: Promise<FileReading>;
  reading: AbortController;
}

/** Reads a selected file in a worker, to show the outcome before it is sent. */
export function useFileReading(festival: Festival) {
  const [state, setState] = useState<FileReading>(none);
  const work = useRef<Work | null>(null);
  useEffect(() => () => work.current?.reading.abort(), []);

  const forget = () => {
    work.current?.reading.abort();
    work.current = null;
    setState(none);
  };

  const start = (file: File, asked: Omit<Asked, 'file'>, isNeeded: () => Promise<boolean>) => {
    forget();
    const reading = new AbortController();
    const isCurrent = () => !reading.signal.aborted;
    const open = async () => {
      if (!(await isNeeded())) return none;
      if (isCurrent()) setState({ status: 'reading' });
      const answer = await read(festival, { ...asked, file }, reading.signal);
      const opened: FileReading =
        answer === null
          ? none
          : answer.ok
            ? { status: 'open', file: answer, isBehind: false }
            : refused(answer);
      if (isCurrent()) setState(opened);
      return opened;
    };
    work.current = { file, withPlaces: asked.withPlaces === true, settled: open(), reading };
  };

  const begin = (file: File, type: UploadType) =>
    start(
      file,
      {
        mapping: null,
        fillsMissing: false,
        foundAs: null,
        remembered: rememberedMappings(localStore(), festival.id),
      },
      async () => !(await needsNoLook(file, type)),
    );

  /** Reads a file that was sent before, with the mapping it was sent with; null for none. */
  const reopen = (file: File, mapping: LineupMapping | null) =>
    start(file, { mapping, fillsMissing: false, foundAs: null, remembered: {}, withPlaces: true }, () =>
      Promise.resolve(typeof Worker !== 'undefined'),
    );

  /** Reads the file with another mapping, which is shown immediately; its outcome follows. */
  const choose = async (mapping: LineupMapping, fillsMissing: boolean) => {
    const { current } = work;
    if (current === null) return;
    current.reading.abort();
    const reading = new AbortController();
    current.reading = reading;
    setState((before) => chosen(before, mapping));
    const found = await current.settled;
    const foundAs = found.status === 'open' ? found.file.foundAs : null;
    const { file, withPlaces } = current;
    const asked = { file, mapping, fillsMissing, foundAs, remembered: {}, withPlaces };
    const answer = await read(festival, asked, reading.signal);
    if (answer !== null) setState((before) => reread(before, answer));
  };

  return {
    state,
    begin,
    reopen,
    forget,
    choose,
    /** Resolves to the result of the first reading of the last selected file. */
    settled: () => work.current?.settled ?? Promise.resolve(none),
  };
}

/**
 * Resolves to true if the file may be sent to the server without reading it here. Without workers, only the server
 * reads files.
 */
async function needsNoLook(file: File, type: UploadType): Promise<boolean> {
  if (type === 'image' || typeof Worker === 'undefined') return true;
  return type === 'json' && (await looksPlain(file));
}

/** Null if the reading was cancelled, or the parser failed to load; the server reads the file in any case. */
async function read(
  { timezone, dayStartsAt, startDate, endDate, stages }: Festival,
  asked: Asked,
  signal: AbortSignal,
): Promise<ReadingResponse | null> {
  try {
    const { readInWorker } = await import('./reading/read-in-worker.ts');
    const festival = { timezone, dayStartsAt, startDate, endDate, stages };
    return await readInWorker({ ...asked, festival }, signal);
  } catch {
    return null;
  }
}

function refused({ error }: { readonly error: string }): FileReading {
  return { status: 'refused', error };
}

function chosen(state: FileReading, mapping: LineupMapping): FileReading {
  return state.status === 'open' ? { ...state, file: { ...state.file, mapping }, isBehind: true } : state;
}

function reread(state: FileReading, answer: ReadingResponse): FileReading {
  if (state.status !== 'open') return state;
  return { status: 'open', file: answer.ok ? answer : { ...state.file, outcome: answer }, isBehind: false };
}
