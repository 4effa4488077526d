/** How often what was read, by who and what: 'page lineupEvents', 'rules users', 'server festivals'. */
export type Reads = Record<string, number>;

export interface Request {
  readonly method: string;
  readonly path: string;
  /** The server's own requests, on which no rules decide. */
  readonly isOwner: boolean;
  readonly body: string;
}

export function collectionOf(name: string): string;
export function readsOfRules(request: Request): Reads;
export function readsOfResponse(request: Request, response: string): Reads;

/** Takes the stream of a watch piece by piece; `onRead` learns of each read, `resumedFrom` knows what the page has. */
export function createWatchCounter(
  onRead: (what: string) => void,
  resumedFrom: (target: number) => number | undefined,
): (text: string) => void;

/** The targets that a page's messages begin, each with the time in microseconds up to which the page has it. */
export function resumptions(body: string): (readonly [target: number, until: number | undefined])[];
