import { announcingMessages, type AnnouncementLevel, type HourCycle } from '@lineup/domain';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { TimeInput } from '../../../design/controls/time-input.tsx';
import { IconTrash } from '../../../design/icons.ts';
import classes from './announcement-dialog.module.css';
import type { StepCheck, StepForm } from './announcement-form.ts';
import { levelOptions } from './level-options.ts';

interface StepFieldsProps {
  readonly step: StepForm;
  /** The position of the step, 0-based. */
  readonly place: number;
  readonly tba: boolean;
  /** The levels that announce more than the previous step. */
  readonly levels: readonly AnnouncementLevel[];
  readonly check: StepCheck;
  /** The festival's time format. */
  readonly hourCycle: HourCycle | undefined;
  /** Saving was refused: errors are shown. */
  readonly isRefused: boolean;
  readonly onChange: (step: StepForm) => void;
  readonly onRemove: (step: StepForm) => void;
}

const texts = announcingMessages;

/** A later step: what is announced, and when. */
export function StepFields(props: StepFieldsProps) {
  const { step, place, tba, levels, check, hourCycle, isRefused, onChange, onRemove } = props;
  const number = place + 1;
  const error = (field: 'level' | 'date' | 'time') => (isRefused ? check[field] : undefined);
  const offered = levels.includes(step.level) ? levels : [step.level, ...levels];
  return (
    <fieldset className={classes['step']} aria-label={texts.step(number)} data-step={step.key}>
      <NativeSelect
        className={classes['tells']}
        label={texts.tells}
        value={step.level}
        error={error('level')}
        data={levelOptions(tba, offered)}
        onChange={({ currentTarget }) =>
          onChange({ ...step, level: currentTarget.value as AnnouncementLevel })
        }
      />
      <TextInput
        type="date"
        label={texts.date}
        value={step.date}
        error={error('date')}
        onChange={({ currentTarget }) => onChange({ ...step, date: currentTarget.value })}
      />
      <TimeInput
        className={classes['time']}
        label={texts.time}
        value={step.time}
        hourCycle={hourCycle}
        error={error('time')}
        onChange={(time) => onChange({ ...step, time })}
      />
      <IconButton
        className={classes['remove']}
        label={texts.removeStep(number)}
        color="red"
        onClick={() => onRemove(step)}
      >
        <IconTrash size={18} aria-hidden />
      </IconButton>
      {check.note !== undefined && <output className={classes['note']}>{check.note}</output>}
    </fieldset>
  );
}
