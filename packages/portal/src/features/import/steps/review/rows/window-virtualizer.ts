import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type Range,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';

/** What a list that scrolls with the page is made of. */
export interface WindowRows {
  readonly count: number;
  readonly estimateSize: (index: number) => number;
  /** The same function for as long as the rows are the same. */
  readonly getItemKey: (index: number) => string | number;
  readonly overscan: number;
  /** How far the list's top is from the page's. */
  readonly scrollMargin: number;
  /** The same function for as long as the same row is to stay on the page. */
  readonly rangeExtractor: (range: Range) => number[];
  readonly onChange: () => void;
}

export class WindowVirtualizer extends Virtualizer<Window, HTMLLIElement> {
  constructor(rows: WindowRows) {
    super(optionsOf(rows));
  }

  /** Begins to follow the window; the returned function ends it. */
  follow(): () => void {
    // oxlint-disable-next-line no-underscore-dangle -- what the library has for its adapters
    return this._didMount();
  }

  /** To be called after every render. */
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
