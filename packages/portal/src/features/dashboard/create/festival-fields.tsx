import { FormField, type FieldsProps } from '../../festival-form/form-field.tsx';
import { ZoneSelect } from '../../festival-form/zone-select.tsx';
import classes from './create-festival-form.module.css';

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
