/** An element of the page, as an engine knows it. */
export type Found = Readonly<Record<string, string>>;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The few commands of a browser that the walk needs; it has one window. */
export interface Engine {
  open(url: string): Promise<void>;
  /** The result of a function in the page, given as its text. */
  call(run: string, given: readonly unknown[]): Promise<unknown>;
  click(element: Found): Promise<void>;
  /** Types into an element. */
  type(element: Found, text: string): Promise<void>;
  chooseFile(element: Found, path: string): Promise<void>;
  /** Moves a mouse along these places with its button down, 40 ms for each. */
  pull(way: readonly Spot[]): Promise<void>;
  /** What is to be seen, as a PNG in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

/** The mouse's part of WebDriver's actions, which is the same in both of its kinds. */
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

/** Asks again and again until there is an answer that is not empty; what fails is asked again. */
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
