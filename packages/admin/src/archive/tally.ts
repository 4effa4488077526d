import { createHash } from 'node:crypto';
import type { End } from './format.ts';

type Kind = 'accounts' | 'documents' | 'files';

/** Counts and hashes the contents of an archive; writer and reader must get the same result. */
export interface Tally {
  /** A whole line, without its line end. */
  addLine(line: string): void;
  count(kind: Kind): void;
  countBytes(bytes: number): void;
  end(): End;
}

export function createTally(): Tally {
  const hash = createHash('sha256');
  const counts = { accounts: 0, documents: 0, files: 0, bytes: 0 };
  return {
    addLine: (line) => void hash.update(line).update('\n'),
    count: (kind) => {
      counts[kind] += 1;
    },
    countBytes: (bytes) => {
      counts.bytes += bytes;
    },
    end: () => ({ type: 'end', ...counts, sha256: hash.copy().digest('hex') }),
  };
}
