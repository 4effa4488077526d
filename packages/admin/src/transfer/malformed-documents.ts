import { counted } from '@lineup/domain';
import { documentProblem, type ExportedDocument, withAddresses } from '@lineup/provider/administration';

/** A document that the portal would not store. */
export interface MalformedDocument {
  readonly path: string;
  /** The problem with the document. */
  readonly problem: string;
  readonly isUnreadable: boolean;
  /** How many documents are below it, at any depth; they are treated the same way. */
  readonly below: number;
}

/** Separates well-formed from malformed documents. Call it for every document of a provider, in order. */
export interface DocumentCheck {
  isWellFormed(document: ExportedDocument): boolean;
  /** Registers an unreadable document. */
  readonly unreadable: (path: string) => void;
  /** The malformed documents found so far. */
  malformed(): readonly MalformedDocument[];
}

/** `hasFile` returns whether there is a file at a path that documents refer to. */
export function createDocumentCheck(hasFile: (path: string) => boolean): DocumentCheck {
  const found = new Map<string, MalformedDocument>();
  // Any address will do: the real one is only known at the destination.
  const addressOf = (path: string) => (hasFile(path) ? 'https://files.invalid/' : null);
  const malformedAbove = (path: string) =>
    ancestorsOf(path)
      .map((above) => found.get(above))
      .find(Boolean);
  const add = (path: string, problem: string, isUnreadable: boolean) => {
    const above = malformedAbove(path);
    if (above === undefined || isUnreadable) found.set(path, { path, problem, isUnreadable, below: 0 });
    else found.set(above.path, { ...above, below: above.below + 1 });
  };
  return {
    isWellFormed: ({ path, data }) => {
      const problem = documentProblem({ path, data: withAddresses(data, addressOf) });
      if (problem === null && malformedAbove(path) === undefined) return true;
      add(path, problem ?? '', false);
      return false;
    },
    unreadable: (path) => add(path, 'cannot be read', true),
    malformed: () => [...found.values()],
  };
}

/** The ancestors of the document at `path`, nearest first. */
function ancestorsOf(path: string): readonly string[] {
  const names = path.split('/');
  const depths = Array.from({ length: names.length / 2 - 1 }, (_, above) => names.length - 2 * (above + 1));
  return depths.map((depth) => names.slice(0, depth).join('/'));
}

/** A headline and the documents below it; empty if there are none. */
export function malformedList(headline: string, malformed: readonly MalformedDocument[]): readonly string[] {
  if (malformed.length === 0) return [];
  return [headline, ...malformed.map(lineOf)];
}

function lineOf({ path, problem, below }: MalformedDocument): string {
  const more = below === 0 ? '' : ` (with ${counted(below, 'document')} below it)`;
  return `  ${path}: ${problem}${more}`;
}

export function pathsOf(malformed: readonly MalformedDocument[]): string {
  return malformed.map(({ path }) => path).join(', ');
}
