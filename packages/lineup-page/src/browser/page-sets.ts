import { foldText } from '@lineup/domain';

/** A set as it stands on the page. */
export interface PageSet {
  readonly row: HTMLElement;
  readonly link: HTMLAnchorElement;
  /** The same in every release. */
  readonly number: number;
  readonly name: string;
  /** The name as it is searched. */
  readonly folded: string;
  /** Milliseconds since the epoch; null where the time is not announced. */
  readonly start: number | null;
  readonly end: number | null;
  /** Cancelled or replaced: it is listed, but does not play. */
  readonly isOff: boolean;
  /** The slug of its artist where there is more to read of; null else. */
  readonly artist: string | null;
  readonly list: StageList;
}

/** The sets of one stage on one day, as they stand on the page. */
interface StageList {
  readonly element: HTMLElement;
  readonly day: HTMLElement;
  /** The stage's slug; '' where it is not announced. */
  readonly stage: string;
  readonly name: string;
  readonly folded: string;
}

/** All sets of the page, in order. What a set is, the page itself says: nothing is loaded for it. */
export function readSets(page: ParentNode): readonly PageSet[] {
  return [...page.querySelectorAll<HTMLElement>('.stage')].flatMap((element) => {
    const name = element.querySelector('h3')?.textContent ?? '';
    const day = element.closest<HTMLElement>('.day');
    if (day === null) return [];
    const list = { element, day, stage: element.dataset['stage'] ?? '', name, folded: foldText(name) };
    return [...element.querySelectorAll<HTMLElement>('li[id]')].flatMap((row) => readSet(row, list) ?? []);
  });
}

function readSet(row: HTMLElement, list: StageList): PageSet | null {
  const link = row.querySelector('a');
  if (link === null) return null;
  const name = link.textContent;
  const [start = null, end = null] = Array.from(row.querySelectorAll('time'), ({ dateTime }) =>
    Date.parse(dateTime),
  );
  const isOff = row.querySelector('s') !== null;
  return {
    row,
    link,
    number: Number(row.id.slice(1)),
    name,
    folded: foldText(name),
    start,
    end,
    isOff,
    artist: row.dataset['artist'] ?? null,
    list,
  };
}
