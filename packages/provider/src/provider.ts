import type { AuthPort } from './auth.ts';
import type { DocumentPort, DocumentReader } from './documents.ts';
import type { FilePort } from './files.ts';
import type { FunctionPort } from './functions.ts';

/** How long a page waits for the first response before it reports that there is none, in milliseconds. */
export const firstResponseMs = 6000;

/** Calls `tell` once if the first response is overdue. Call the returned function when the response arrives. */
export type Overdue = (tell: () => void) => () => void;

/** The port: everything that the portal needs from its backend. */
export interface Provider {
  readonly name: 'embedded' | 'firebase';
  readonly auth: AuthPort;
  readonly documents: DocumentPort;
  readonly files: FilePort;
  readonly functions: FunctionPort;
}

/**
 * The first requests of a provider, declared before its code is loaded: the page sends them early and passes on the
 * responses. Addresses are on the page's own origin; placeholders in braces are replaced by their encoded value. A
 * provider without early requests leaves them out.
 */
export interface EarlyRequests {
  /** The session; the response has `state` and `user` as in `Session`. */
  readonly session?: string;
  /** The users record with this `{id}`, requested if a user is signed in. */
  readonly user?: string;
  /** This `{query}`, as JSON; the response has `documents`, each a `DocumentSnapshot`. */
  readonly query?: string;
}

/** A provider with read-only documents; see `DocumentReader`. */
export interface ReadingProvider extends Omit<Provider, 'documents'> {
  readonly documents: DocumentReader;
}
