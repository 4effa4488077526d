import {
  defaultHourCycle,
  formatClock,
  hourCycles,
  isPublicLanguage,
  messages,
  publicLanguages,
  type HourCycle,
} from '@lineup/domain';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { FormField, type FieldsProps } from '../form/form-field.tsx';
import { ZoneSelect } from '../form/zone-select.tsx';
import { detailsLabels as labels, languageText } from './details-labels.ts';
import classes from './details-form.module.css';

/** Each with an example. */
const hourCycleOptions = hourCycles.map((value) => ({
  value,
  label: `${messages.festival.hourCycles[value]} (${formatClock('21:30', value)})`,
}));

const languageOptions = (['', ...publicLanguages] as const).map((value) => ({
  value,
  label: languageText(value),
}));

function hourCycleOf(value: string): HourCycle {
  return hourCycles.find((each) => each === value) ?? defaultHourCycle;
}

/** All fields of a festival except its cover. */
export function DetailsFields({ form, disabled }: FieldsProps) {
  const given = { form, disabled };
  return (
    <>
      <FormField {...given} field="name" label={labels.name} setting="rename" required />
      <FormField {...given} field="location" label={labels.location} required />
      <div className={classes['pair']}>
        <FormField
          {...given}
          field="startDate"
          label={labels.startDate}
          type="date"
          setting="dates"
          required
        />
        <FormField {...given} field="endDate" label={labels.endDate} type="date" required />
      </div>
      <div className={classes['pair']}>
        <FormField {...given} field="startTime" label={labels.startTime} description="Optional" type="time" />
        <FormField {...given} field="endTime" label={labels.endTime} description="Optional" type="time" />
      </div>
      <ZoneSelect
        description="All days and times of the festival are in this timezone."
        value={form.values.timezone}
        error={form.errors.timezone}
        disabled={disabled}
        onChange={(zone) => form.set('timezone', zone)}
      />
      <FormField
        {...given}
        field="dayStartsAt"
        label={labels.dayStartsAt}
        setting="dayStart"
        description="With 06:00, a set at 01:00 belongs to the evening before."
        type="time"
      />
      <NativeSelect
        label={labels.hourCycle}
        description="How times are shown and typed. With the 12-hour clock, fields to type in follow your browser."
        name="hourCycle"
        data-setting="hourCycle"
        value={form.values.hourCycle}
        data={hourCycleOptions}
        disabled={disabled}
        onChange={(event) => form.set('hourCycle', hourCycleOf(event.currentTarget.value))}
      />
      <NativeSelect
        label={labels.language}
        description="Visitors can choose another one on the page."
        name="language"
        data-setting="language"
        value={form.values.language}
        data={languageOptions}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) =>
          form.set('language', isPublicLanguage(value) ? value : '')
        }
      />
      <FormField
        {...given}
        field="tightMinutes"
        label={labels.tightMinutes}
        setting="walking"
        description="An artist with less time from one stage to another is marked as tight."
        type="number"
      />
      <FormField
        {...given}
        field="changeoverMinutes"
        label={labels.changeoverMinutes}
        description="Two sets of a stage with less time between them are marked. Empty: none."
        type="number"
      />
    </>
  );
}
