import { useId, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { IconChevronRight } from '../../../design/icons.ts';
import { FormField, type FieldsProps } from '../../festival/form/form-field.tsx';
import classes from './create-festival-form.module.css';

/** Clock times, which few festivals need. Opens automatically if one is missing or invalid. */
export function MoreOptions({ form, disabled }: FieldsProps) {
  const id = useId();
  const [isChosen, setChosen] = useState(false);
  const { values, errors } = form;
  const isOneDay = values.startDate !== '' && values.startDate === values.endDate;
  const hasError =
    errors.startTime !== undefined || errors.endTime !== undefined || errors.dayStartsAt !== undefined;
  const isOpen = isChosen || isOneDay || hasError;
  return (
    <div className={classes['more']}>
      <Button
        variant="subtle"
        className={classes['disclosure'] ?? ''}
        leftSection={<IconChevronRight size={18} className={classes['chevron']} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        More options
      </Button>
      <div id={id} className={classes['fields']} hidden={!isOpen}>
        {isOneDay && <p className={classes['hint']}>A festival of one day needs a start and an end time.</p>}
        <div className={classes['pair']}>
          <FormField form={form} disabled={disabled} field="startTime" label="Start Time" type="time" />
          <FormField form={form} disabled={disabled} field="endTime" label="End Time" type="time" />
        </div>
        <FormField
          form={form}
          disabled={disabled}
          field="dayStartsAt"
          label="Festival day starts at"
          description="With 06:00, a set at 01:00 then belongs to the evening before."
          type="time"
        />
      </div>
    </div>
  );
}
