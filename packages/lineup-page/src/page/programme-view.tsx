/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicRelease } from '@lineup/domain/release';
import { stageColorCount } from '@lineup/look';
import type { DayProgramme, StageList } from './programme.ts';
import { SetList } from './set-row.tsx';
import { dayText } from './labels.ts';

type Festival = PublicRelease['festival'];

/** Every day with its stages. */
export function ProgrammeView({
  days,
  festival,
}: {
  readonly days: readonly DayProgramme[];
  readonly festival: Festival;
}) {
  return (
    <>
      {days.map((day) => (
        <DaySection day={day} festival={festival} />
      ))}
    </>
  );
}

function DaySection({
  day: { date, stages },
  festival,
}: {
  readonly day: DayProgramme;
  readonly festival: Festival;
}) {
  const id = dayId(date);
  return (
    <section class="day" id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>
        {date === null ? 'Days to be announced' : <time datetime={date}>{dayText(date)}</time>}
      </h2>
      <div class="stages">
        {stages.map((list) => (
          <StageSection list={list} festival={festival} />
        ))}
      </div>
    </section>
  );
}

function StageSection({
  list: { stage, sets },
  festival,
}: {
  readonly list: StageList;
  readonly festival: Festival;
}) {
  return (
    <section
      class={`stage ${stageClass(stage?.colour ?? null)} n${Math.min(sets.length, largestCount)}`}
      data-stage={stage?.slug}
    >
      <h3 dir="auto">{stage?.name ?? 'Stage to be announced'}</h3>
      <SetList sets={sets} clock={festival} />
    </section>
  );
}

/** The style sheet knows the height of lists up to this length before they are drawn. */
const largestCount = 24;

/** The class with the colours of a stage, `c1` to `c12`; `c0` where there is none. */
function stageClass(colour: number | null): string {
  return colour === null || colour < 0 ? 'c0' : `c${(colour % stageColorCount) + 1}`;
}

/** The anchor of a day. */
export function dayId(date: string | null): string {
  return `day-${date ?? 'later'}`;
}
