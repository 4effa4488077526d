import { acceptedFiles, artistImportMessages, checkUploadFile } from '@lineup/domain';
import {
  planArtists,
  withAnswers,
  type ArtistAnswers,
  type ArtistContext,
  type ArtistPlan,
  type ArtistRow,
  type ArtistSide,
  type PlannedArtist,
} from '@lineup/domain/artist-columns';
import { errorText } from '@lineup/services';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useArtistImports } from '../../../app/provider/use-artist-imports.ts';
import { readArtists } from './read-artists.ts';

interface Read {
  readonly rows: readonly ArtistRow[];
  readonly context: ArtistContext;
}

type Reading =
  | { readonly status: 'none' }
  | { readonly status: 'reading' }
  | { readonly status: 'refused'; readonly problem: string }
  | ({ readonly status: 'read' } & Read);

const none: Reading = { status: 'none' };

/** A file to import artists from, and its effects according to the choices so far. */
export interface ArtistFile {
  readonly file: File | null;
  readonly rows: readonly ArtistRow[] | null;
  readonly plan: ArtistPlan | null;
  readonly problem: string | null;
  readonly isReading: boolean;
  readonly answers: ArtistAnswers;
  /** Reads another file; reading the previous one is cancelled. */
  choose(file: File | null): void;
  /** Compares the rows with the current artists. */
  compare(): void;
  /** Chooses the version that applies where these artists differ from the file. */
  answer(artists: readonly AnsweredArtist[], side: ArtistSide): void;
}

/** An artist, and the fields to choose for. */
export type AnsweredArtist = Pick<PlannedArtist, 'key' | 'changes'>;

/** The file types from which artists can be imported. */
export const acceptedArtistFiles = `${acceptedFiles.spreadsheet},${acceptedFiles.json}`;

export function useArtistFile(): ArtistFile {
  const imports = useArtistImports();
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<Reading>(none);
  const [answers, setAnswers] = useState<ArtistAnswers>({});
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const begin = (work: (signal: AbortSignal) => Promise<Reading | null>) => {
    call.current?.abort();
    const current = new AbortController();
    call.current = current;
    setReading({ status: 'reading' });
    const read = async () => {
      const found = await work(current.signal).catch(refusalOf);
      if (found !== null && !current.signal.aborted) setReading(found);
    };
    void read();
  };
  const compared = async (rows: readonly ArtistRow[]): Promise<Reading> => ({
    status: 'read',
    rows,
    context: await imports.find(null, rows),
  });
  const rows = reading.status === 'read' ? reading.rows : null;
  const plan = useMemo(
    () => (reading.status === 'read' ? planArtists(reading.rows, reading.context, null, answers) : null),
    [reading, answers],
  );
  return {
    file,
    rows,
    plan,
    answers,
    problem: reading.status === 'refused' ? reading.problem : null,
    isReading: reading.status === 'reading',
    choose: (next) => {
      if (next === null) return;
      setFile(next);
      setAnswers({});
      const problem = checkUploadFile(/\.json$/iu.test(next.name) ? 'json' : 'spreadsheet', next);
      if (problem !== null) {
        call.current?.abort();
        setReading({ status: 'refused', problem });
        return;
      }
      begin(async (signal) => {
        const read = await readArtists(next, signal);
        if (read === null) return null;
        return read.ok ? compared(read.rows) : { status: 'refused', problem: read.error };
      });
    },
    compare: () => {
      if (rows !== null) begin(() => compared(rows));
    },
    answer: (artists, side) => setAnswers((before) => withAnswers(before, artists, side)),
  };
}

function refusalOf(error: unknown): Reading {
  return { status: 'refused', problem: errorText(error, artistImportMessages.loadFailed) };
}
