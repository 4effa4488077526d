import type { ScreenView } from '@lineup/domain/live';
import { InvalidLink, Throttled, type ScreenRequests } from './screen-requests.ts';
import type { ServerClock } from './server-clock.ts';

/** What a screen shows, when it lost contact with the server, and whether its link is no longer valid. */
export interface ScreenKnowledge {
  readonly view: ScreenView | null;
  /** The last contact with the server, by the server's clock; null while connected. */
  readonly asOf: number | null;
  readonly isInvalid: boolean;
}

const retryMs = 1000;
/** An invalid link is still retried now and then: a server error must not end a screen permanently. */
const invalidRetryMs = 60_000;
/** If an empty response arrives at once, the server is not holding requests at the moment. */
const unheldPauseMs = 2000;
/** The abort reason of a request that is retried at once. */
const woken = 'woken';
const samplesAtOnce = 4;
const sampleEveryMs = 5 * 60_000;

/** Keeps the screen of a link up to date, through network loss and device sleep. */
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

  /** Retries at once: the device woke up, or is online again. */
  wake(): void {
    this.#version = null;
    this.#current.abort(woken);
    this.#endPause();
    void this.#setClock();
  }

  /** Called when the device goes offline. */
  lose(): void {
    this.#current.abort();
  }

  /** Requests what the screen shows; resolves to the pause before the next request. */
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
