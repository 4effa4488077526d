import type { AuthPort } from './auth.ts';
import type { DocumentPort, DocumentReader } from './documents.ts';
import type { FilePort } from './files.ts';
import type { FunctionPort } from './functions.ts';

/** A page waits this long, in milliseconds, for the first response before it reports that there is none. */
export const firstResponseMs = 6000;

/** Calls `tell` once where the first response is overdue, unless the returned function, which says that it came, was called before. */
export type Overdue = (tell: () => void) => () => void;

/** The port: all that the portal asks of its backend. */
export interface Provider {
  readonly name: 'embedded' | 'firebase';
  readonly auth: AuthPort;
  readonly documents: DocumentPort;
  readonly files: FilePort;
  readonly functions: FunctionPort;
}

/**
 * What a provider asks its server for first, declared before its code is loaded: the page asks for it early, and hands the
 * answers over. The addresses are those of the page's own origin; what stands in braces is replaced by its value, encoded.
 * A provider that has nothing to ask early leaves them out.
 */
export interface EarlyRequests {
  /** Who is signed in; answered by `state` and `user` as in `Session`. */
  readonly session?: string;
  /** The record of the user with this `{id}`, asked for where somebody is signed in. */
  readonly user?: string;
  /** This `{query}`, as JSON; answered by `documents`, each as a `DocumentSnapshot`. */
  readonly query?: string;
}

/** A provider for whoever does not write documents; see `DocumentReader`. */
export interface ReadingProvider extends Omit<Provider, 'documents'> {
  readonly documents: DocumentReader;
}
