import { printMessages, type PlainDate } from '@lineup/domain';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { BlockSheets } from '../blocks/block-sheets.tsx';
import { dayTitle } from '../day-title.ts';
import { SetLine } from '../lists/set-line.tsx';
import { roomOf, upright } from '../paper/paper.ts';
import { usePrintFacts } from '../paper/print-context.ts';
import { Sheet } from '../paper/sheet.tsx';
import type { PrintedStage } from '../printed-schedule.ts';
import { dayPages, type DayPage } from './day-pages.ts';
import { fitTexts } from './fit-texts.ts';
import { PageGrid, type Numbers } from './page-grid.tsx';

interface DaySheetsProps {
  readonly day: PlainDate;
  readonly stages: readonly PrintedStage[];
}

/**
 * A festival day on paper: stages side by side along the hours. Sets whose text does not fit get a number, and are
 * listed on a sheet that follows.
 */
export function DaySheets({ day, stages }: DaySheetsProps) {
  const { festival, paper } = usePrintFacts();
  const idle = stages.filter(({ sets }) => sets.length === 0).map(({ stage }) => stage);
  const below = idle.length === 0 ? '' : printMessages.idle(idle.join(', '));
  const pages = useMemo(() => {
    const busy = stages.filter(({ sets }) => sets.length > 0);
    return dayPages(busy, festival, roomOf(paper), below);
  }, [stages, festival, paper, below]);
  const { root, numbers } = useNumbers();
  const title = dayTitle(day);
  const numbered = stages.flatMap(({ sets }) => sets).filter(({ id }) => numbers.has(id));
  return (
    <>
      <div ref={root}>
        {pages.map((page, place) => (
          <Sheet
            key={`${page.from} ${page.firstHour}`}
            {...{ paper, title }}
            note={noteOf(page, pages)}
            page={place + 1}
            of={pages.length}
          >
            <PageGrid page={page} numbers={numbers} below={place === pages.length - 1 ? below : ''} />
          </Sheet>
        ))}
      </div>
      {numbered.length > 0 && (
        <BlockSheets
          paper={upright(paper)}
          title={printMessages.numbered}
          note={title}
          blocks={numbered
            .map((set) => ({ set, number: numbers.get(set.id) ?? 0 }))
            .sort((a, b) => a.number - b.number)
            .map(({ set, number }) => ({
              key: set.id,
              content: <SetLine set={set} lead={String(number)} withStage />,
            }))}
        />
      )}
    </>
  );
}

/** Numbers the sets whose text does not fit, in the order of the sheets; computed after layout. */
function useNumbers() {
  const root = useRef<HTMLDivElement>(null);
  const [numbers, setNumbers] = useState<Numbers>(new Map());
  useLayoutEffect(() => {
    if (root.current === null) return;
    const without = [...fitTexts(root.current)];
    if (without.length > 0) setNumbers(new Map(without.map((id, place) => [id, place + 1])));
  }, []);
  return { root, numbers };
}

/** Describes which part of the day is on a sheet. */
function noteOf({ from, to, firstHour, lastHour }: DayPage, pages: readonly DayPage[]): string {
  const count = pages.at(-1)?.to ?? to;
  const isWhole = from === 1 && to === count;
  const stages = isWhole ? printMessages.allStages(count) : printMessages.stages(from, to, count);
  const isWholeDay = pages.every((page) => page.firstHour === firstHour);
  return isWholeDay ? stages : `${stages} · ${printMessages.hours(firstHour, lastHour)}`;
}
