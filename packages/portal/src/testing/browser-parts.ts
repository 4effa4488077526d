import { vi } from 'vitest';

/** Parts of a browser that jsdom lacks and the pages touch; put in place before each rendering. */
export function provideBrowserParts(): void {
  dropStyleSheets();
  vi.stubGlobal('matchMedia', (query: string) => ({
    // Nobody wants to see tests move: what fades away is gone at once.
    matches: query.includes('prefers-reduced-motion'),
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
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
}

/** jsdom asks every rule about every element whose role is sought, which takes long; the sheets of libraries decide nothing here. */
function dropStyleSheets(): void {
  for (const style of document.head.querySelectorAll('style')) style.remove();
}
