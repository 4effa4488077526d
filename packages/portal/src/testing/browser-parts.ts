import { vi } from 'vitest';

/** Parts of a browser that jsdom lacks and the pages touch; put in place before each rendering. */
export function provideBrowserParts(): void {
  dropStyleSheets();
  vi.stubGlobal('matchMedia', (query: string) => ({
    // Nobody wants to see tests move: what fades away is gone at once.
    matches: query.includes('prefers-reduced-motion') || isNarrow(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    onchange: null,
    dispatchEvent: () => false,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        // Nothing is laid out in jsdom, so that no size ever changes.
      }
      unobserve() {
        // As above.
      }
      disconnect() {
        // As above.
      }
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {
        // Nothing scrolls in jsdom, so that nothing ever comes into view or leaves it.
      }
      unobserve() {
        // As above.
      }
      disconnect() {
        // As above.
      }
    },
  );
  // A test loads what it uses.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  provideModalDialogs();
  // jsdom hides popovers and cannot show them.
  HTMLElement.prototype.togglePopover = function togglePopover() {
    this.removeAttribute('popover');
    return true;
  };
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollBy = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
}

/** A modal dialog takes the focus, and gives it back in the end; what lies below stays in reach. */
function provideModalDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('a[href], button:enabled, input:enabled, select:enabled')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
}

/** jsdom asks every rule about every element whose role is sought, which takes long; the sheets of libraries decide nothing here. */
function dropStyleSheets(): void {
  for (const style of document.head.querySelectorAll('style')) style.remove();
}

/** Of the queries for a width, those of a window narrower than this many letters. */
function isNarrow(query: string): boolean {
  const [, rems] = /^\(width < (\d+)rem\)$/u.exec(query) ?? [];
  return rems !== undefined && window.innerWidth < Number(rems) * 16;
}
