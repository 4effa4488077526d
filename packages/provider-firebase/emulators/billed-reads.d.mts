/** The number of reads by reader and collection: 'page lineupEvents', 'rules users', 'server festivals'. */
export type Reads = Record<string, number>;

export interface Request {
  readonly method: string;
  readonly path: string;
  /** The server's own requests, which bypass the rules. */
  readonly isOwner: boolean;
  readonly body: string;
}

export function collectionOf(name: string): string;
export function readsOfRules(request: Request): Reads;
export function readsOfResponse(request: Request, response: string): Reads;

/**
 * Processes the stream of a watch in chunks; `onRead` is called for each read, `resumedFrom` returns what the page
 * already has.
 */
export function createWatchCounter(
  onRead: (what: string) => void,
  resumedFrom: (target: number) => number | undefined,
): (text: string) => void;

/** The targets started by a page's messages, each with the time in microseconds up to which the page has its data. */
export function resumptions(body: string): (readonly [target: number, until: number | undefined])[];
