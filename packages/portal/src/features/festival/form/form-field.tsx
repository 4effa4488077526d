import type { TypedField } from '@lineup/domain';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { TimeInput } from '../../../design/controls/time-input.tsx';
import classes from './festival-form.module.css';
import type { TypedFestival } from './festival-form-state.ts';

export interface FieldsProps {
  readonly form: TypedFestival;
  readonly disabled: boolean;
}

interface FormFieldProps extends FieldsProps {
  readonly field: TypedField;
  readonly label: string;
  readonly description?: string;
  readonly type?: 'text' | 'date' | 'time' | 'number';
  readonly required?: boolean;
  /** Takes the focus when the dialog opens. */
  readonly isFirst?: boolean;
  /** The key under which the palette finds it. */
  readonly setting?: string;
}

/** One field of a festival's form with its error. */
export function FormField(props: FormFieldProps) {
  const {
    form,
    disabled,
    field,
    label,
    description,
    type = 'text',
    required = false,
    isFirst,
    setting,
  } = props;
  const given = {
    label,
    description,
    name: field,
    autoComplete: 'off',
    'aria-required': required,
    labelProps: required ? { className: classes['required'] } : {},
    'data-autofocus': isFirst,
    'data-setting': setting,
    disabled,
    value: form.values[field],
    error: form.errors[field],
  };
  const set = (value: string) => form.set(field, value);
  if (type === 'time') return <TimeInput {...given} hourCycle={form.values.hourCycle} onChange={set} />;
  return <TextInput {...given} type={type} onChange={(event) => set(event.currentTarget.value)} />;
}
