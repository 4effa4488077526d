import { until, type Engine, type Found, type Spot } from './engine.ts';

/** The selectors of these kinds of elements. */
const roles = {
  button: ['button', 'a', '[role=tab]'],
  field: ['input', 'select', 'textarea'],
  text: ['h1', 'h2', 'h3', 'p', 'output', 'li', 'dt', 'dd', 'span', 'div'],
};

/** A person using a browser with this engine. */
export class OtherBrowser {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Returns the result of a function that runs in the page, sent there as text. */
  async evaluate<Result>(run: (...given: never[]) => Result, ...given: readonly unknown[]): Promise<Result> {
    return (await this.engine.call(run.toString(), given)) as Result;
  }

  /** Waits for an element with this role, and with this name or a name that matches; both must be visible. */
  async find(role: keyof typeof roles, name: string | RegExp, within = 'body'): Promise<Found> {
    const pattern = typeof name === 'string' ? null : name.source;
    const selector = roles[role].map((each) => `${within} ${each}`).join();
    const look = () => this.evaluate(elementNamed, selector, pattern ?? String(name), pattern !== null);
    return until(look, `${role} ${String(name)}`);
  }

  async click(role: keyof typeof roles, name: string | RegExp, within?: string): Promise<void> {
    const element = await this.find(role, name, within);
    // A toast may cover it for a while.
    await until(() => this.evaluate(isFree, element), `nothing above ${role} ${String(name)}`);
    await this.engine.click(element);
  }

  async type(field: string, text: string): Promise<void> {
    await this.engine.type(await this.find('field', field), text);
  }

  /** Sets the value of a date field or a list, as its picker would. */
  async fill(field: string, value: string): Promise<void> {
    await this.evaluate(fillField, await this.find('field', field), value);
  }

  /** Chooses a file in its file input, which may be hidden. */
  async chooseFile(path: string): Promise<void> {
    const look = () => this.evaluate(fileField);
    await this.engine.chooseFile(await until(look, 'a field for a file'), path);
  }

  /** Drags from `from` to `to` with a mouse. */
  async drag(from: Spot, to: Spot): Promise<void> {
    const at = (share: number) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    await this.engine.pull([0, 0.2, 0.4, 0.6, 0.8, 1, 1].map(at));
  }
}

// Functions that run in the page are self-contained.

function elementNamed(selector: string, name: string, isPattern: boolean): Found | null {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
    // An asterisk marks required fields.
    const text = (element.getAttribute('aria-label') ?? label).replace(/\*\s*$/u, '').trim();
    return (isPattern ? new RegExp(name, 'u').test(text) : text === name) && element.checkVisibility();
  });
  // An engine turns an element into a reference.
  return (found ?? null) as unknown as Found | null;
}

/** Returns true if a click in its centre would hit it. */
function isFree(element: Element): boolean {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function fileField(): Found | null {
  return document.querySelector('input[type=file]') as unknown as Found | null;
}

/** Sets the value with the native setter, so that React notices it in the event. */
function fillField(element: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
