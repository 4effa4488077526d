/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { DaySection } from './day-section.tsx';
import type { Programme, StageList } from './programme.ts';
import { useLanguage } from './page-language.ts';
import { listClass, stageClass } from './row-classes.ts';
import { SetList } from './set-row.tsx';

/** Every day with its stages side by side. */
export function StagesView({ programme }: { readonly programme: Programme }) {
  return (
    <>
      {programme.days.map(({ date, stages }) => (
        <DaySection date={date}>
          <StageLists lists={stages} programme={programme} />
        </DaySection>
      ))}
    </>
  );
}

interface StageListsProps {
  readonly lists: readonly StageList[];
  readonly programme: Programme;
}

/** The sets of stages on one day. */
export function StageLists({ lists, programme }: StageListsProps) {
  const language = useLanguage();
  return (
    <div class="stages">
      {lists.map(({ stage, sets }) => (
        <section class={`stage ${stageClass(stage)} ${listClass(sets.length)}`} data-stage={stage?.slug}>
          <h3 dir="auto">{stage?.name ?? language.text('stageToCome')}</h3>
          <SetList sets={sets} programme={programme} />
        </section>
      ))}
    </div>
  );
}
