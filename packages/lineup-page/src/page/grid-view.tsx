/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { DaySection } from './day-section.tsx';
import { type DayGrid, gridOfDay, type GridStage } from './grid-places.ts';
import type { DayProgramme, Programme } from './programme.ts';
import { useLanguage } from './page-language.ts';
import { stageClass } from './row-classes.ts';
import { SetList } from './set-row.tsx';
import { StageLists } from './stages-view.tsx';
import { clockText, machineTime } from './times.ts';

/** Every day as a timetable: hours downwards, stages across. */
export function GridView({ programme }: { readonly programme: Programme }) {
  return (
    <>
      {programme.days.map((day) => (
        <DaySection date={day.date}>
          <DayGridView day={day} programme={programme} />
        </DaySection>
      ))}
    </>
  );
}

interface DayGridProps {
  readonly day: DayProgramme;
  readonly programme: Programme;
}

function DayGridView({ day, programme }: DayGridProps) {
  const language = useLanguage();
  const { date, stages } = day;
  const grid = date === null ? null : gridOfDay(day, programme.festival.timezone);
  if (date === null || grid === null) return <StageLists lists={stages} programme={programme} />;
  return (
    <>
      <section class="grid" aria-label={language.text('timetable', { day: language.day(date) })} tabindex={0}>
        <div class={`cells l${grid.rows} k${grid.columns}`}>
          <Hours grid={grid} programme={programme} />
          {grid.stages.map((stage) => (
            <GridColumn column={stage} grid={grid} programme={programme} />
          ))}
        </div>
      </section>
      {grid.others.length > 0 && <StageLists lists={grid.others} programme={programme} />}
    </>
  );
}

interface GridProps {
  readonly grid: DayGrid;
  readonly programme: Programme;
}

function Hours({ grid: { hours }, programme: { festival } }: GridProps) {
  return (
    <ol class="hours" aria-hidden="true">
      {hours.map(({ at, row }) => (
        <li class={`b${row}`}>
          <time datetime={machineTime(at, festival.timezone)}>{clockText(at, festival)}</time>
        </li>
      ))}
    </ol>
  );
}

function GridColumn({
  column: { stage, sets, column, lanes },
  grid,
  programme,
}: GridProps & { readonly column: GridStage }) {
  return (
    <section
      class={`stage ${stageClass(stage)} k${column}${lanes > 1 ? ` w${lanes}` : ''}`}
      data-stage={stage?.slug}
    >
      <h3 dir="auto">{stage?.name}</h3>
      <SetList
        sets={sets}
        programme={programme}
        placeOf={(set) => {
          const { row, length, lane } = grid.placeOf(set);
          return `b${row} l${length}${lane > 0 ? ` v${lane}` : ''}`;
        }}
      />
    </section>
  );
}
