import { VisuallyHidden } from '../../design/controls/visually-hidden.tsx';
import type { WizardStep } from '../../app/routing/wizard-step.ts';
import { IconCheck } from '../../design/icons.ts';
import classes from './stepper.module.css';

const steps: readonly { readonly step: WizardStep; readonly name: string }[] = [
  { step: 1, name: 'Upload' },
  { step: 2, name: 'Processing' },
  { step: 3, name: 'Review & Edit' },
  { step: 4, name: 'Save' },
];

/** The steps from the file to the schedule, with the current one. */
export function Stepper({ step }: { readonly step: WizardStep | null }) {
  // The review has a title of its own: on phones the numbers suffice.
  const isShort = step === 3;
  return (
    <nav aria-label="Steps" className={classes['stepper']} data-short={isShort}>
      <ol>
        {steps.map(({ step: place, name }) => {
          const isDone = step !== null && place < step;
          return (
            <li
              key={place}
              className={classes['step']}
              aria-current={place === step ? 'step' : undefined}
              data-done={isDone}
            >
              <span className={classes['mark']} aria-hidden>
                {isDone ? <IconCheck size={16} /> : place}
              </span>
              <span className={classes['name']}>{name}</span>
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
