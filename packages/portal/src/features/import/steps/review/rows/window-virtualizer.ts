import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type Range,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';

/** The state of a list that scrolls with the page. */
export interface WindowRows {
  readonly count: number;
  readonly estimateSize: (index: number) => number;
  /** Must keep its identity as long as the rows are the same. */
  readonly getItemKey: (index: number) => string | number;
  readonly overscan: number;
  /** The distance between the list's top and the page's. */
  readonly scrollMargin: number;
  /** Must keep its identity as long as the pinned row is the same. */
  readonly rangeExtractor: (range: Range) => number[];
  readonly onChange: () => void;
}

export class WindowVirtualizer extends Virtualizer<Window, HTMLLIElement> {
  constructor(rows: WindowRows) {
    super(optionsOf(rows));
  }

  /** Starts following the window; the returned function stops it. */
  follow(): () => void {
    // oxlint-disable-next-line no-underscore-dangle -- what the library has for its adapters
    return this._didMount();
  }

  /** Call it after every render. */
  afterRender(): void {
    // oxlint-disable-next-line no-underscore-dangle -- what the library has for its adapters
    this._willUpdate();
  }

  update(rows: WindowRows): void {
    this.setOptions(optionsOf(rows));
  }
}

function optionsOf(rows: WindowRows): VirtualizerOptions<Window, HTMLLIElement> {
  return {
    ...rows,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
  };
}

export { withIndex } from '../../../../../design/table/with-index.ts';
