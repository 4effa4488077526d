export interface Fault {
  /** The end of the request's path, or a pattern for it. */
  readonly path: string | RegExp;
  /** The word by which the service tells of it, for example `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`. */
  readonly error: string;
  /** 400 unless given. */
  readonly status?: number;
}

export interface FaultProxy {
  /** Where it answers, `127.0.0.1:PORT`. */
  readonly host: string;
  failNext(fault: Fault): void;
  stop(): Promise<void>;
}

export interface FaultProxyOptions {
  /** Where the Authentication emulator answers, `127.0.0.1:PORT`. */
  readonly target: string;
  readonly port?: number;
  /** Milliseconds since the epoch; the age of a sign-in is checked by it. */
  readonly now?: () => number;
}

export function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy>;

/** A second factor of this name looks like an authenticator app. */
export const otherFactorName: string;
