/** An engine's reference to an element of the page. */
export type Found = Readonly<Record<string, string>>;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The few browser commands that the walk needs; there is one window. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Returns the result of a function in the page, given as text. */
  call(run: string, given: readonly unknown[]): Promise<unknown>;
  click(element: Found): Promise<void>;
  /** Types into an element. */
  type(element: Found, text: string): Promise<void>;
  chooseFile(element: Found, path: string): Promise<void>;
  /** Drags the mouse along these positions, 40 ms for each. */
  pull(way: readonly Spot[]): Promise<void>;
  /** A screenshot as a PNG in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

/** The mouse part of WebDriver's actions, which is the same in both of its versions. */
export function pulling(way: readonly Spot[]) {
  const moves = way.map(({ x, y }) => ({
    type: 'pointerMove',
    duration: 40,
    x: Math.round(x),
    y: Math.round(y),
  }));
  const actions = [...moves.slice(0, 1), { type: 'pointerDown', button: 0 }, ...moves.slice(1)];
  return { type: 'pointer', id: 'mouse', actions: [...actions, { type: 'pointerUp', button: 0 }] };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** How long something may take to appear; milliseconds. */
const patience = 30_000;

/** Polls until the result is not empty; retries after errors. */
export async function until<Answer>(
  look: () => Promise<Answer | null | false>,
  what: string,
): Promise<Answer> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await look().catch(() => null);
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Not found: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
