import { isChangeKind, parseDocumentPath } from '@lineup/domain';
import type { DocumentData } from '../documents.ts';

/** A document as stored; `version` names the commit that wrote it. */
export interface VersionedDocument {
  readonly data: DocumentData;
  readonly version: string;
}

/** Where a working copy reads unchanged documents. */
export interface Source {
  read(path: string): VersionedDocument | null;
  /** The paths of all documents below `path`, at any depth. */
  pathsBelow(path: string): readonly string[];
}

/** The documents as they will be after a commit. The source stays unchanged until `changes` is written to it. */
export interface WorkingCopy {
  read(path: string): VersionedDocument | null;
  /** The document before the commit. */
  readOriginal(path: string): VersionedDocument | null;
  write(path: string, data: DocumentData): void;
  /** Also removes the documents below it, so that none is left without its parent. */
  remove(path: string): void;
  /** The differences from the source, in the order of first change; null for a removed document. */
  changes(): ReadonlyMap<string, VersionedDocument | null>;
}

/** Makes a working copy of `source` for the commit named `version`. */
export function workingCopy(source: Source, version: string): WorkingCopy {
  const originals = new Map<string, VersionedDocument | null>();
  const changed = new Map<string, VersionedDocument | null>();

  const readOriginal = (path: string) => {
    const known = originals.get(path);
    if (known !== undefined) return known;
    const found = source.read(path);
    originals.set(path, found);
    return found;
  };
  const read = (path: string) => {
    const now = changed.get(path);
    return now === undefined ? readOriginal(path) : now;
  };
  const remove = (path: string) => {
    if (read(path) !== null) changed.set(path, null);
  };
  return {
    read,
    readOriginal,
    write: (path, data) => void changed.set(path, { data, version }),
    remove: (path) => {
      if (hasChildren(path)) {
        const written = [...changed.keys()].filter((other) => other.startsWith(`${path}/`));
        for (const below of [...source.pathsBelow(path), ...written]) remove(below);
      }
      remove(path);
    },
    changes: () => changed,
  };
}

/** Most deleted documents are leaves, thousands in one commit; this skips the search below them. */
function hasChildren(path: string): boolean {
  const kind = parseDocumentPath(path)?.kind;
  return kind === 'festival' || kind === 'lineupUpload' || isChangeKind(kind);
}
