/** A request for the server's time: when it was sent and answered by the clock of this device, and what the server said. */
export interface ClockSample {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverNow: number;
}

/**
 * The server's time on a device whose own clock may be wrong. Of several samples the one with the shortest round trip counts: the server
 * answered within it, so that the middle of it is wrong by half of it at most.
 */
export class ServerClock {
  readonly #deviceNow: () => number;
  #offset = 0;
  #roundTrip = Infinity;

  /** `deviceNow` in milliseconds since the epoch, by the device. */
  constructor(deviceNow: () => number) {
    this.#deviceNow = deviceNow;
  }

  /** False until a sample was noted. */
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

  /** The next sample counts, however long it takes: the clock of the device was changed, or has drifted. */
  forgetRoundTrip(): void {
    this.#roundTrip = Number.MAX_VALUE;
  }
}
