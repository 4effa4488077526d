import { firstStepsMessages as texts, type Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { Link, useNavigate } from '@tanstack/react-router';
import { usePaletteDoor } from '../../../app/palette/palette-door.ts';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { IconCircleCheck, IconX } from '../../../design/icons.ts';
import type { FestivalTab } from '../festival-tab.ts';
import { listSteps, type KnownLineup, type Step } from './list-steps.ts';
import classes from './first-steps-strip.module.css';

export interface FirstStepsStripProps {
  readonly festival: Versioned<Festival>;
  readonly tab: FestivalTab;
  readonly lineup: KnownLineup;
  readonly onDismiss: () => void;
}

/** What is left until the first release: each step with its state, and the link to the next one. */
export function FirstStepsStrip({ festival, tab, lineup, onDismiss }: FirstStepsStripProps) {
  const steps = listSteps(festival.stages.length, lineup);
  const next = steps.find(({ action, isUnsure = false }) => action !== null && !isUnsure);
  return (
    <section className={classes['strip']} aria-label={texts.title} data-first-steps>
      <p className={classes['summary']}>
        {texts.done(steps.filter(({ isDone }) => isDone).length, steps.length)}
      </p>
      <ol className={classes['steps']}>
        {steps.map((step) => (
          <li key={step.id} className={classes['step']} data-done={step.isDone} data-next={step === next}>
            {step.isDone ? (
              <IconCircleCheck size={16} aria-hidden />
            ) : (
              <span className={classes['open']} aria-hidden />
            )}
            <span className={classes['state']}>{step.state}</span>
            {step.action !== null && tabOf[step.id] !== tab && (
              <StepAction festivalId={festival.id} step={step.id} action={step.action} />
            )}
          </li>
        ))}
      </ol>
      <IconButton label={texts.dismiss} size="sm" onClick={onDismiss}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </section>
  );
}

/** The tab of each step; the upload and the conflicts are not tabs. */
const tabOf: Readonly<Record<Step['id'], FestivalTab | null>> = {
  details: 'details',
  stages: 'stages',
  lineup: null,
  conflicts: null,
  publish: 'publish',
};

interface StepActionProps {
  readonly festivalId: string;
  readonly step: Step['id'];
  readonly action: string;
}

function StepAction({ festivalId, step, action }: StepActionProps) {
  const { actions } = usePaletteDoor();
  const navigate = useNavigate();
  const tab = tabOf[step];
  if (step === 'conflicts') {
    const review = () => {
      if (actions.run('conflicts')) return;
      void navigate({
        to: '/festival/$id/{-$tab}',
        params: { id: festivalId, tab: 'schedule' },
        state: { action: 'conflicts' },
      });
    };
    return (
      <button type="button" className={classes['action']} onClick={review}>
        {action}
      </button>
    );
  }
  if (tab === null) {
    return (
      <Link className={classes['action'] ?? ''} to="/festival/$id/upload" params={{ id: festivalId }}>
        {action}
      </Link>
    );
  }
  return (
    <Link
      className={classes['action'] ?? ''}
      to="/festival/$id/{-$tab}"
      params={{ id: festivalId, tab }}
      resetScroll={false}
    >
      {action}
    </Link>
  );
}
