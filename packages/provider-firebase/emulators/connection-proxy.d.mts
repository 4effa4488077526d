/** A proxy in front of the Firestore emulator that can drop the response to a commit, or all traffic. */
export interface ConnectionProxy {
  /** '127.0.0.1:PORT' */
  readonly host: string;
  /** Applies the next commit, but drops its response. */
  loseNextResponse(): void;
  /** Drops all traffic until the returned function is called. */
  cutOff(): () => void;
  stop(): Promise<void>;
}

export function startConnectionProxy(options: { readonly target: string }): Promise<ConnectionProxy>;
