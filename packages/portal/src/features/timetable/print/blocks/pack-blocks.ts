/** A measured piece of a list, in CSS pixels. */
export interface MeasuredBlock {
  readonly height: number;
  /** A heading is never the last block of a column. */
  readonly isHeading: boolean;
}

/** Returns the indices of the blocks column by column: as many as fit into `height`, and at least one each. */
export function packBlocks(blocks: readonly MeasuredBlock[], height: number): readonly (readonly number[])[] {
  const columns: number[][] = [];
  let free = 0;
  for (const [place, block] of blocks.entries()) {
    const isAfterHeading = blocks[place - 1]?.isHeading ?? false;
    const needed = block.height + (block.isHeading ? (blocks[place + 1]?.height ?? 0) : 0);
    const column = columns.at(-1);
    if (column === undefined || (needed > free && !isAfterHeading)) {
      columns.push([place]);
      free = height - block.height;
    } else {
      column.push(place);
      free -= block.height;
    }
  }
  return columns;
}
