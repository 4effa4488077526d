/** The ports of the emulators. */
export interface Ports {
  readonly auth: number;
  readonly firestore: number;
  readonly storage: number;
  readonly functions: number;
}

/** `127.0.0.1:PORT` of each. */
export type Hosts = Readonly<Record<keyof Ports, string>>;

/** What running emulators are told by; `config` is what the portal reads at `/config.json`. */
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
    /** As the hosts; `auth` with its scheme. */
    readonly emulators: Hosts;
  };
}

/**
 * Starts all emulators in a process of their own; resolves when they answer. `output`: the end of what they have printed.
 * With `countReads`, `GET /reads` of Firestore's host answers how often what was read, see `Reads` of `billed-reads.mjs`,
 * and `GET /writes` what functions have written.
 */
export function startEmulators(options?: {
  readonly ports?: Ports;
  readonly countReads?: boolean;
}): Promise<Emulators & { readonly stop: () => Promise<void>; readonly output: () => string }>;

export function describeEmulators(ports: Ports): Emulators;

/** The ports in `text`: four of them, or the first of four in a row. Fails where they are none. */
export function parsePorts(text: string): Ports;
