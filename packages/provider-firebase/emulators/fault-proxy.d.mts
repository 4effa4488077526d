export interface Fault {
  /** The end of the request's path, or a pattern for it. */
  readonly path: string | RegExp;
  /** The service's error code, for example `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`. */
  readonly error: string;
  /** Defaults to 400. */
  readonly status?: number;
}

export interface FaultProxy {
  /** The proxy's address, `127.0.0.1:PORT`. */
  readonly host: string;
  failNext(fault: Fault): void;
  stop(): Promise<void>;
}

export interface FaultProxyOptions {
  /** The address of the Authentication emulator, `127.0.0.1:PORT`. */
  readonly target: string;
  readonly port?: number;
  /** Milliseconds since the epoch, for checking the age of a sign-in. */
  readonly now?: () => number;
}

export function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy>;

/** A second factor with this name looks like an authenticator app. */
export const otherFactorName: string;
