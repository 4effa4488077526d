import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { enlargementOf, pixels, roomOf, type Paper } from '../paper/paper.ts';
import { Sheet } from '../paper/sheet.tsx';
import classes from './block-sheets.module.css';
import { packBlocks } from './pack-blocks.ts';

/** A piece of a list that is not split across sheets. */
export interface Block {
  readonly key: string;
  readonly isHeading?: boolean;
  readonly content: ReactNode;
}

interface BlockSheetsProps {
  readonly paper: Paper;
  readonly title: string;
  readonly note?: string | undefined;
  readonly blocks: readonly Block[];
  /** The number of columns per sheet. */
  readonly columns?: number;
}

/** Between columns, in millimetres. */
const gap = 8;

/**
 * A list on as many sheets as it needs. The content is measured before it is packed, as its height depends on the
 * fonts.
 */
export function BlockSheets({ paper, title, note, blocks, columns = 1 }: BlockSheetsProps) {
  const measured = useRef<HTMLDivElement>(null);
  const [packed, setPacked] = useState<readonly (readonly number[])[] | null>(null);
  const { width, height } = roomOf(paper);
  useLayoutEffect(() => {
    // Already packed.
    if (measured.current === null) return;
    const found = [...measured.current.children].map((child, place) => ({
      height: child.getBoundingClientRect().height,
      isHeading: blocks[place]?.isHeading ?? false,
    }));
    setPacked(packBlocks(found, pixels(height)));
  }, [blocks, height]);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    width: `${(width - (columns - 1) * gap) / columns}mm`,
    '--enlarged': enlargementOf(paper),
  };
  if (packed === null) {
    return (
      <div ref={measured} className={classes['column']} style={style}>
        {blocks.map(({ key, content }) => (
          <div key={key}>{content}</div>
        ))}
      </div>
    );
  }
  const pages = Array.from({ length: Math.ceil(packed.length / columns) }, (_, page) =>
    packed.slice(page * columns, (page + 1) * columns),
  );
  return pages.map((page, place) => (
    <Sheet key={page[0]?.[0]} {...{ paper, title, note }} page={place + 1} of={pages.length}>
      <div className={classes['columns']}>
        {page.map((column) => (
          <div key={column[0]} className={classes['column']} style={style}>
            {column.map((at) => (
              <div key={blocks[at]?.key}>{blocks[at]?.content}</div>
            ))}
          </div>
        ))}
      </div>
    </Sheet>
  ));
}
