/** The ports of the emulators. */
export interface Ports {
  readonly auth: number;
  readonly firestore: number;
  readonly storage: number;
  readonly functions: number;
}

/** `127.0.0.1:PORT` of each. */
export type Hosts = Readonly<Record<keyof Ports, string>>;

/** How to connect to running emulators; `config` is what the portal reads from `/config.json`. */
export interface Emulators {
  readonly projectId: string;
  readonly hosts: Hosts;
  readonly config: {
    readonly provider: 'firebase';
    readonly demo: false;
    readonly firebase: Readonly<
      Record<'apiKey' | 'authDomain' | 'projectId' | 'storageBucket' | 'appId', string>
    >;
    readonly region: string;
    /** Like the hosts, but `auth` with its scheme. */
    readonly emulators: Hosts;
  };
}

/**
 * Starts all emulators in a separate process; resolves when they respond. `output`: the end of what they printed. With
 * `countReads`, `GET /reads` on Firestore's host returns the number of reads, see `Reads` of `billed-reads.mjs`, and
 * `GET /writes` what functions have written.
 */
export function startEmulators(options?: {
  readonly ports?: Ports;
  readonly countReads?: boolean;
}): Promise<Emulators & { readonly stop: () => Promise<void>; readonly output: () => string }>;

export function describeEmulators(ports: Ports): Emulators;

/** Parses ports: four of them, or the first of four in a row. Fails if they are invalid. */
export function parsePorts(text: string): Ports;
