import { useEffect, useRef } from 'react';
import { dayLabel, hoursError, type HourCycle, type HoursForm } from '@lineup/domain';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { TimeInput } from '../../../design/controls/time-input.tsx';
import { IconTrash } from '../../../design/icons.ts';
import classes from './stage-settings.module.css';

interface HoursFieldsProps {
  readonly hours: HoursForm;
  /** What applies if no hours are set; hours of a single day are always set. */
  readonly unset?: string;
  /** The hours were just added, and take the focus. */
  readonly isNew?: boolean;
  readonly isRefused: boolean;
  /** The festival's time format. */
  readonly hourCycle: HourCycle | undefined;
  readonly disabled: boolean;
  readonly onChange: (hours: HoursForm) => void;
  /** Without it they cannot be removed. */
  readonly onRemove?: () => void;
}

/** The opening hours of a stage on one day, or on every day; those for every day are a cell of its row. */
export function HoursFields(props: HoursFieldsProps) {
  const { hours, unset, isNew = false, isRefused, hourCycle, disabled, onChange, onRemove } = props;
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isNew) choice.current?.focus();
  }, [isNew]);
  const { day, kind } = hours;
  const name = dayLabel(day);
  const error = isRefused ? hoursError(hours) : null;
  const labelProps = day === null ? { className: classes['label'] } : {};
  const time = (field: 'from' | 'to', label: string) => (
    <TimeInput
      label={label}
      labelProps={labelProps}
      value={hours[field]}
      hourCycle={hourCycle}
      error={error !== null}
      disabled={disabled}
      onChange={(value) => onChange({ ...hours, [field]: value })}
    />
  );
  return (
    <fieldset aria-label={`Hours: ${name}`} className={classes[day === null ? 'everyDay' : 'day']}>
      <NativeSelect
        ref={choice}
        data-setting={day === null ? 'openHours' : undefined}
        label={name}
        labelProps={labelProps}
        value={kind}
        disabled={disabled}
        data={[
          ...(unset === undefined ? [] : [{ value: 'unset', label: unset }]),
          { value: 'open', label: 'Open' },
          { value: 'closed', label: 'Closed' },
        ]}
        onChange={(event) => onChange({ ...hours, kind: kindOf(event.currentTarget.value) })}
      />
      {kind === 'open' && time('from', 'Opens')}
      {kind === 'open' && time('to', 'Closes')}
      {onRemove !== undefined && (
        <IconButton
          label={`Remove ${name}`}
          color="red"
          disabled={disabled}
          onClick={({ currentTarget }) => {
            focusBefore(currentTarget);
            onRemove();
          }}
        >
          <IconTrash size={18} aria-hidden />
        </IconButton>
      )}
      {error !== null && (
        <p role="alert" className={classes['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** After hours are removed, the focus moves to the previous ones. */
function focusBefore(button: HTMLElement): void {
  const own = button.closest('fieldset');
  const before = own?.previousElementSibling ?? own?.parentElement?.closest('fieldset');
  before?.querySelector('select')?.focus();
}

function kindOf(value: string): HoursForm['kind'] {
  return value === 'open' || value === 'closed' ? value : 'unset';
}
