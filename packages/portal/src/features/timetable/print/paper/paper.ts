import { localStore } from '../../../../app/browser-storage.ts';

/** The available paper formats. */
export const papers = ['a4-landscape', 'a4-portrait', 'a3-landscape', 'a3-portrait'] as const;
export type Paper = (typeof papers)[number];

/** The width and height of a sheet in millimetres. */
interface Sides {
  readonly width: number;
  readonly height: number;
}

const long = { a4: 297, a3: 420 };
const short = { a4: 210, a3: 297 };
const usual: Paper = 'a4-landscape';
const key = 'lineup-paper';

/** In millimetres: the margins, which printers cannot reach, and the heights of header and footer. */
const margins = { side: 8, end: 7, head: 10, foot: 6 } as const;

/** A CSS pixel in millimetres. */
const millimetresPerPixel = 25.4 / 96;

/** Converts millimetres to CSS pixels. */
export function pixels(millimetres: number): number {
  return millimetres / millimetresPerPixel;
}

/** Returns the area between a sheet's header and footer, in millimetres. */
export function roomOf(paper: Paper): Sides {
  const { width, height } = sidesOf(paper);
  return {
    width: width - 2 * margins.side,
    height: height - 2 * margins.end - margins.head - margins.foot,
  };
}

/** Returns the portrait format of the same size, for lists. */
export function upright(paper: Paper): Paper {
  return isA3(paper) ? 'a3-portrait' : 'a4-portrait';
}

/** Returns the scale of a list's font: larger sheets hang further away. */
export function enlargementOf(paper: Paper): number {
  return isA3(paper) ? Math.SQRT2 : 1;
}

/** Returns the paper that this browser remembers. */
export function loadPaper(storage: Pick<Storage, 'getItem'> | null = localStore()): Paper {
  try {
    const found = storage?.getItem(key);
    return papers.find((paper) => paper === found) ?? usual;
  } catch {
    return usual;
  }
}

/** Stores the paper for the next print. */
export function storePaper(paper: Paper, storage: Pick<Storage, 'setItem'> | null = localStore()): void {
  try {
    storage?.setItem(key, paper);
  } catch {
    // Storage is full or denied: the next print uses the default.
  }
}

function sidesOf(paper: Paper): Sides {
  const size = isA3(paper) ? 'a3' : 'a4';
  const isUpright = paper.endsWith('portrait');
  return isUpright ? { width: short[size], height: long[size] } : { width: long[size], height: short[size] };
}

function isA3(paper: Paper): boolean {
  return paper.startsWith('a3');
}
