import { until, type Engine, type Found, type Spot } from './engine.ts';

/** How elements of these kinds are found. */
const roles = {
  button: ['button', 'a', '[role=tab]'],
  field: ['input', 'select', 'textarea'],
  text: ['h1', 'h2', 'h3', 'p', 'output', 'li', 'dt', 'dd', 'span', 'div'],
};

/** A person at a browser of this engine. */
export class OtherBrowser {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** The result of a function in the page, which is sent there as text. */
  async evaluate<Result>(run: (...given: never[]) => Result, ...given: readonly unknown[]): Promise<Result> {
    return (await this.engine.call(run.toString(), given)) as Result;
  }

  /** Waits for an element of this role with this name, or whose name fits; both as people see them. */
  async find(role: keyof typeof roles, name: string | RegExp, within = 'body'): Promise<Found> {
    const pattern = typeof name === 'string' ? null : name.source;
    const selector = roles[role].map((each) => `${within} ${each}`).join();
    const look = () => this.evaluate(elementNamed, selector, pattern ?? String(name), pattern !== null);
    return until(look, `${role} ${String(name)}`);
  }

  async click(role: keyof typeof roles, name: string | RegExp, within?: string): Promise<void> {
    const element = await this.find(role, name, within);
    // A toast may lie above it for a while.
    await until(() => this.evaluate(isFree, element), `nothing above ${role} ${String(name)}`);
    await this.engine.click(element);
  }

  async type(field: string, text: string): Promise<void> {
    await this.engine.type(await this.find('field', field), text);
  }

  /** Gives a field of dates or choices a value, as its picker would. */
  async fill(field: string, value: string): Promise<void> {
    await this.evaluate(fillField, await this.find('field', field), value);
  }

  /** Chooses a file in the field for it, which may be out of sight. */
  async chooseFile(path: string): Promise<void> {
    const look = () => this.evaluate(fileField);
    await this.engine.chooseFile(await until(look, 'a field for a file'), path);
  }

  /** Pulls what is at `from` to `to` with a mouse. */
  async drag(from: Spot, to: Spot): Promise<void> {
    const at = (share: number) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    await this.engine.pull([0, 0.2, 0.4, 0.6, 0.8, 1, 1].map(at));
  }
}

// What runs in the page stands alone.

function elementNamed(selector: string, name: string, isPattern: boolean): Found | null {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
    // An asterisk marks what must be given.
    const text = (element.getAttribute('aria-label') ?? label).replace(/\*\s*$/u, '').trim();
    return (isPattern ? new RegExp(name, 'u').test(text) : text === name) && element.checkVisibility();
  });
  // An engine makes of an element what it is known by.
  return (found ?? null) as unknown as Found | null;
}

/** Returns true if a click in its middle is one on it. */
function isFree(element: Element): boolean {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function fileField(): Found | null {
  return document.querySelector('input[type=file]') as unknown as Found | null;
}

/** Sets the value past React, which looks for it in the event. */
function fillField(element: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
