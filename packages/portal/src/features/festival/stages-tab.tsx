import { stagesOf, type Festival } from '@lineup/domain';
import { StageChip } from '../../design/stage-chip.tsx';
import { useEvents } from '../schedule/use-events.ts';
import { countByStage } from './count-by-stage.ts';
import classes from './stages-tab.module.css';

/** The festival's stages in their order, each with how many sets it has. */
export function StagesTab({ festival }: { readonly festival: Festival }) {
  const events = useEvents(festival.id);
  const counts = events.status === 'success' ? countByStage(events.data) : null;
  return (
    <section>
      <h2>Stages</h2>
      {festival.stages.length === 0 && (
        <p className={classes['note']}>
          No stages are named yet. The first lineup that is saved brings its own; until then there is one.
        </p>
      )}
      <ol className={classes['stages']}>
        {stagesOf(festival).map((stage, index) => (
          <li key={stage} className={classes['stage']}>
            <StageChip name={stage} index={index} />
            <span className={classes['count']}>
              {counts === null ? '' : setCount(counts.get(stage) ?? 0)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function setCount(count: number): string {
  return `${count} ${count === 1 ? 'set' : 'sets'}`;
}
