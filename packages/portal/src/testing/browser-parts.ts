import { vi } from 'vitest';

/** Fakes parts of a browser that jsdom lacks and the pages use; called before each rendering. */
export function provideBrowserParts(): void {
  dropStyleSheets();
  vi.stubGlobal('matchMedia', (query: string) => ({
    // Without animations: what would fade out disappears immediately.
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
        // jsdom has no layout, so sizes never change.
      }
      unobserve() {
        // Nothing to do, see above.
      }
      disconnect() {
        // Nothing to do, see above.
      }
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {
        // jsdom does not scroll, so nothing ever enters or leaves the view.
      }
      unobserve() {
        // Nothing to do, see above.
      }
      disconnect() {
        // Nothing to do, see above.
      }
    },
  );
  // Disables preloading: a test loads only what it uses.
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
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollBy = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
}

/** A modal dialog takes the focus and restores it at the end; the content below is not made inert. */
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

/**
 * To find elements by role, jsdom matches every rule against every element, which is slow; library style sheets do not
 * matter here.
 */
function dropStyleSheets(): void {
  for (const style of document.head.querySelectorAll('style')) style.remove();
}

/** Returns true for a width query that matches a window narrower than this many characters. */
function isNarrow(query: string): boolean {
  const [, rems] = /^\(width < (\d+)rem\)$/u.exec(query) ?? [];
  return rems !== undefined && window.innerWidth < Number(rems) * 16;
}
