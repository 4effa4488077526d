import {
  stageSettingsMessages,
  settingsText,
  stageSettingsForm,
  stagesOf,
  type Festival,
} from '@lineup/domain';
import { StageChip } from '../../../design/festival/stage-chip.tsx';
import classes from './stages-tab.module.css';
import { setCount } from '../../../app/set-count.ts';

interface StageListProps {
  readonly festival: Festival;
  /** The number of sets per stage; null while unknown. */
  readonly counts: ReadonlyMap<string, number> | null;
}

/**
 * The festival's stages in order, with the number of sets on each, followed by stages that are no longer in the list.
 */
export function StageList({ festival, counts }: StageListProps) {
  const stages = stagesOf(festival);
  const settings = (stage: string | null) =>
    settingsText(stageSettingsForm(festival, stage), festival.hourCycle);
  const ofAll = settings(null);
  const missing = [...(counts?.keys() ?? [])].filter((stage) => !stages.includes(stage));
  return (
    <>
      {festival.stages.length === 0 && (
        <p className={classes['note']}>
          No stages are named yet. The first lineup that is saved brings its own; until then there is one.
        </p>
      )}
      <ol className={classes['stages']}>
        {stages.map((stage, index) => (
          <li key={stage} className={classes['stage']}>
            <StageChip name={stage} index={index} />
            <span className={classes['settings']}>{settings(stage)}</span>
            <span className={classes['count']}>
              {counts === null ? '' : setCount(counts.get(stage) ?? 0)}
            </span>
          </li>
        ))}
      </ol>
      {ofAll !== '' && (
        <p className={classes['note']}>
          {stageSettingsMessages.allStages}: {ofAll}
        </p>
      )}
      {missing.length > 0 && (
        <>
          <h3 className={classes['missing']}>Not in the list of stages</h3>
          <ul className={classes['stages']}>
            {missing.map((stage) => (
              <li key={stage} className={classes['stage']}>
                <StageChip name={stage} index={-1} />
                <span className={classes['count']}>{setCount(counts?.get(stage) ?? 0)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
