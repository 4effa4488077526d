import type { FestivalForm } from '@lineup/domain';
import { TextInput } from '@mantine/core';
import classes from './create-festival-form.module.css';
import type { FestivalFormState } from './use-festival-form.ts';
import { ZoneSelect } from './zone-select.tsx';

export interface FieldsProps {
  readonly form: FestivalFormState;
  readonly disabled: boolean;
}

/** What every festival needs. */
export function FestivalFields({ form, disabled }: FieldsProps) {
  return (
    <>
      <FormField form={form} disabled={disabled} field="name" label="Festival Name" required isFirst />
      <FormField form={form} disabled={disabled} field="location" label="Location" required />
      <div className={classes['pair']}>
        <FormField
          form={form}
          disabled={disabled}
          field="startDate"
          label="Start Date"
          type="date"
          required
        />
        <FormField form={form} disabled={disabled} field="endDate" label="End Date" type="date" required />
      </div>
      <ZoneSelect
        value={form.values.timezone}
        error={form.errors.timezone}
        disabled={disabled}
        onChange={(zone) => form.set('timezone', zone)}
      />
    </>
  );
}

interface FormFieldProps extends FieldsProps {
  readonly field: keyof FestivalForm;
  readonly label: string;
  readonly description?: string;
  readonly type?: 'text' | 'date' | 'time';
  readonly required?: boolean;
  /** Takes the focus when the dialog opens. */
  readonly isFirst?: boolean;
}

/** One field of the form with its error. */
export function FormField(props: FormFieldProps) {
  const { form, disabled, field, label, description, type = 'text', required = false, isFirst } = props;
  return (
    <TextInput
      type={type}
      label={label}
      description={description}
      name={field}
      autoComplete="off"
      aria-required={required}
      labelProps={required ? { className: classes['required'] } : {}}
      data-autofocus={isFirst}
      disabled={disabled}
      value={form.values[field]}
      error={form.errors[field]}
      onChange={(event) => form.set(field, event.currentTarget.value)}
    />
  );
}
