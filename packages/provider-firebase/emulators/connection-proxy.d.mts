/** A proxy in front of the Firestore emulator that may lose the response to a commit, or be cut off. */
export interface ConnectionProxy {
  /** '127.0.0.1:PORT' */
  readonly host: string;
  /** The next commit is carried out, but its response never arrives. */
  loseNextResponse(): void;
  /** Nothing passes any more, until the returned function is called. */
  cutOff(): () => void;
  stop(): Promise<void>;
}

export function startConnectionProxy(options: { readonly target: string }): Promise<ConnectionProxy>;
