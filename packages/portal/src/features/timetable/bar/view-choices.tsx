import { snapSteps, zoneName, type Festival } from '@lineup/domain';
import { useId } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import type { ScheduleView } from '../view/schedule-view.ts';
import { directions } from './choices.ts';
import { StageGroups } from './stage-groups.tsx';
import { ZoomChoice } from './zoom-choice.tsx';
import classes from './view-choices.module.css';

export interface ViewChoicesProps {
  readonly festival: Festival;
  /** All stages that could be shown. */
  readonly stages: readonly string[];
  readonly view: ScheduleView;
  /** The name of the shown stages in the address. */
  readonly groupName: string | undefined;
  readonly onView: (change: Partial<ScheduleView>) => void;
}

/** The direction of the stages, which of them are shown, the steps of a move, and the festival's zone. */
export function ViewChoices({ festival, stages, view, groupName, onView }: ViewChoicesProps) {
  const { hidden, groups, step, direction, zoom } = view;
  const id = useId();
  const away = stages.filter((stage) => hidden.includes(stage));
  const show = (stage: string, isShown: boolean) =>
    onView({ hidden: isShown ? hidden.filter((each) => each !== stage) : [...hidden, stage] });
  return (
    <>
      <p className={classes['zone']}>{zoneName(festival.timezone)}</p>
      <div className={classes['zoom']}>
        <ZoomChoice zoom={zoom} onChange={(next) => onView({ zoom: next })} />
      </div>
      <fieldset className={classes['directions']}>
        <legend>Stages lie</legend>
        {directions.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}-direction`}
              checked={value === direction}
              onChange={() => onView({ direction: value })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={classes['stages']}>
        <legend>Stages</legend>
        {stages.map((stage) => (
          <label key={stage}>
            <input
              type="checkbox"
              checked={!hidden.includes(stage)}
              onChange={(event) => show(stage, event.currentTarget.checked)}
            />
            <span>{stage}</span>
          </label>
        ))}
      </fieldset>
      {away.length > 0 && (
        <Button size="sm" variant="default" onClick={() => onView({ hidden: [] })}>
          Show All Stages
        </Button>
      )}
      <StageGroups {...{ groups, stages, hidden, groupName, onView }} />
      <fieldset className={classes['steps']}>
        <legend>Move sets in steps of</legend>
        {snapSteps.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`${id}-step`}
              checked={each === step}
              onChange={() => onView({ step: each })}
            />
            <span>{each} min</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
