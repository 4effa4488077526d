/**
 * A request for the server's time: when this device sent it and got the response by its own clock, and the time the
 * server returned.
 */
export interface ClockSample {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverNow: number;
}

/**
 * The server's time, on a device whose own clock may be wrong. Of several samples, uses the one with the shortest round
 * trip: the server responded somewhere within it, so that its midpoint is off by half of it at most.
 */
export class ServerClock {
  readonly #deviceNow: () => number;
  #offset = 0;
  #roundTrip = Infinity;

  /** `deviceNow` returns milliseconds since the epoch, by the device's clock. */
  constructor(deviceNow: () => number) {
    this.#deviceNow = deviceNow;
  }

  /** False until a sample was recorded. */
  get isSet(): boolean {
    return this.#roundTrip < Infinity;
  }

  /** The server's time, in milliseconds since the epoch. */
  now(): number {
    return this.#deviceNow() + this.#offset;
  }

  note({ sentAt, receivedAt, serverNow }: ClockSample): void {
    const roundTrip = receivedAt - sentAt;
    if (roundTrip < 0 || roundTrip >= this.#roundTrip) return;
    this.#roundTrip = roundTrip;
    this.#offset = serverNow - (sentAt + receivedAt) / 2;
  }

  /** Accepts the next sample regardless of its round trip: the device's clock was changed, or has drifted. */
  forgetRoundTrip(): void {
    this.#roundTrip = Number.MAX_VALUE;
  }
}
