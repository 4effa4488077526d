import { foldText } from '@lineup/domain';
import type { Turns } from './turns.ts';

/** A set as read from the page. */
export interface PageSet {
  readonly row: HTMLElement;
  readonly link: HTMLAnchorElement;
  /** The same in every release. */
  readonly number: number;
  readonly name: string;
  /** The name, folded for search. */
  readonly folded: string;
  /** Milliseconds since the epoch; null if the time is not announced. */
  readonly start: number | null;
  readonly end: number | null;
  /** Cancelled or replaced: the set is listed, but does not play. */
  readonly isOff: boolean;
  /** The slug of its artist if the artist has a page; otherwise null. */
  readonly artist: string | null;
  /** The times as the page shows them: none, the start, or start and end. */
  readonly clocks: readonly string[];
  readonly list: SetGroup;
  readonly stage: PageStage;
}

/** Sets under one heading of the page: a stage, or a time. */
interface SetGroup {
  readonly element: HTMLElement;
  readonly day: HTMLElement;
}

interface PageStage {
  /** '' if the stage is not announced. */
  readonly slug: string;
  readonly name: string;
  readonly folded: string;
  /** The class with the stage's colours. */
  readonly colour: string;
}

/**
 * Reads all sets of the page, in order, from its markup, so that nothing has to be loaded. Calls `seen` with each set.
 * Works in several turns, so that the page stays responsive on a slow phone while a large lineup is read.
 */
export async function readSets(
  page: ParentNode,
  turns: Turns,
  seen: (set: PageSet) => void,
): Promise<readonly PageSet[]> {
  const sets: PageSet[] = [];
  const stages = new Map<string, PageStage>();
  for (const element of page.querySelectorAll<HTMLElement>('.stage, .slot')) {
    await turns.pauseWhenLong();
    for (const set of setsOf(element, stages)) {
      sets.push(set);
      seen(set);
    }
  }
  return sets;
}

/** Reads the sets under one heading. `stages` collects the stages found so far, by slug. */
function setsOf(element: HTMLElement, stages: Map<string, PageStage>): readonly PageSet[] {
  const day = element.closest<HTMLElement>('.day');
  if (day === null) return [];
  const heading = element.querySelector('h3');
  const time = heading?.querySelector('time') ?? null;
  const known = (owner: HTMLElement, named: () => Element | null) => {
    const slug = owner.dataset['stage'] ?? '';
    const stage = stages.get(slug) ?? stageOf(owner, named());
    stages.set(slug, stage);
    return stage;
  };
  const stage = element.matches('.stage') ? known(element, () => heading) : null;
  return Array.from(element.querySelectorAll<HTMLElement>('li[id]'), (row) =>
    readSet(row, { element, day }, { time, stage: stage ?? known(row, () => row.querySelector('.w bdi')) }),
  ).filter((set) => set !== null);
}

function stageOf({ dataset, classList }: HTMLElement, named: Element | null): PageStage {
  const name = named?.textContent ?? '';
  const colour = [...classList].find((each) => /^c\d/u.test(each)) ?? 'c0';
  return { slug: dataset['stage'] ?? '', name, folded: foldText(name), colour };
}

interface Heading {
  /** The heading of the set in the view by time. */
  readonly time: HTMLTimeElement | null;
  readonly stage: PageStage;
}

function readSet(row: HTMLElement, list: SetGroup, { time, stage }: Heading): PageSet | null {
  const link = row.querySelector('a');
  if (link === null) return null;
  const name = link.textContent;
  const times = [...(time === null ? [] : [time]), ...row.querySelectorAll('time')];
  const [start = null, end = null] = times.map(({ dateTime }) => Date.parse(dateTime));
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
    clocks: times.map(({ textContent }) => textContent),
    list,
    stage,
  };
}
