/** How many forms on the page hold input that is not saved. */
export interface UnsavedInput {
  /** One form more, until the returned function is called. */
  readonly hold: () => () => void;
  readonly any: () => boolean;
}

export function createUnsavedInput(): UnsavedInput {
  const holders = new Set<symbol>();
  return {
    hold() {
      const holder = Symbol('form');
      holders.add(holder);
      return () => void holders.delete(holder);
    },
    any: () => holders.size > 0,
  };
}
