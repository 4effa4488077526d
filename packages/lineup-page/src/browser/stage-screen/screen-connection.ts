import type { ScreenView } from '@lineup/domain/live';
import { InvalidLink, Throttled, type ScreenRequests } from './screen-requests.ts';
import type { ServerClock } from './server-clock.ts';

/** What a screen knows: what it shows and since when it has not heard of the server, or that its link is no longer valid. */
export interface ScreenKnowledge {
  readonly view: ScreenView | null;
  /** When the server was last heard of, by its clock; null while it is connected. */
  readonly asOf: number | null;
  readonly isInvalid: boolean;
}

const retryMs = 1000;
/** An invalid link is asked for again now and then: a mistake of the server must not end a screen for good. */
const invalidRetryMs = 60_000;
/** Where nothing new is answered at once, the server does not hold requests now. */
const unheldPauseMs = 2000;
/** Why a request was given up that is made again at once. */
const woken = 'woken';
const samplesAtOnce = 4;
const sampleEveryMs = 5 * 60_000;

/** Follows what the screen of a link shows, through losses of the network and the sleep of the device. */
export class ScreenConnection {
  readonly #requests: ScreenRequests;
  readonly #clock: ServerClock;
  readonly #onChange: (knowledge: ScreenKnowledge) => void;
  #known: ScreenKnowledge = { view: null, asOf: null, isInvalid: false };
  #version: string | null = null;
  #heardAt = 0;
  #current = new AbortController();
  #endPause: () => void = () => undefined;

  constructor(requests: ScreenRequests, clock: ServerClock, onChange: (knowledge: ScreenKnowledge) => void) {
    this.#requests = requests;
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** Never settles. */
  async follow(): Promise<void> {
    setInterval(() => void this.#setClock(), sampleEveryMs);
    for (;;) {
      if (!this.#clock.isSet) await this.#setClock();
      const pauseMs = await this.#ask();
      if (pauseMs > 0) await this.#pause(pauseMs);
    }
  }

  /** Asks again at once: the device woke up, or is connected again. */
  wake(): void {
    this.#version = null;
    this.#current.abort(woken);
    this.#endPause();
    void this.#setClock();
  }

  /** The device says that it has no network. */
  lose(): void {
    this.#current.abort();
  }

  /** Asks for what the screen shows; resolves to the pause until it is asked again. */
  async #ask(): Promise<number> {
    this.#current = new AbortController();
    const startedAt = performance.now();
    const after = this.#version;
    try {
      const { version, view, pauseMs } = await this.#requests.state(after, this.#current.signal);
      this.#version = version;
      this.#heardAt = this.#clock.now();
      this.#learn({ view: view ?? this.#known.view, asOf: null, isInvalid: false });
      const isUnheld = view === undefined && performance.now() - startedAt < unheldPauseMs / 2;
      return Math.max(pauseMs, isUnheld ? unheldPauseMs : 0);
    } catch (error) {
      if (error instanceof InvalidLink) {
        this.#version = null;
        this.#learn({ view: null, asOf: null, isInvalid: true });
        return invalidRetryMs;
      }
      if (this.#current.signal.reason === woken) return 0;
      if (error instanceof Throttled) return error.waitMs;
      if (this.#known.view !== null) this.#learn({ ...this.#known, asOf: this.#heardAt });
      return retryMs;
    }
  }

  #learn(known: ScreenKnowledge): void {
    this.#known = known;
    this.#onChange(known);
  }

  async #setClock(): Promise<void> {
    let isFirst = true;
    for (let left = samplesAtOnce; left > 0; left -= 1) {
      try {
        const sample = await this.#requests.clock();
        if (isFirst) this.#clock.forgetRoundTrip();
        isFirst = false;
        this.#clock.note(sample);
      } catch {
        return;
      }
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
