import type { AriaAttributes, RefObject } from 'react';
import classes from './change-fields.module.css';

interface ChangeFieldsProps<Kind extends string> extends AriaAttributes {
  /** The fields that can be changed, with their labels. */
  readonly kinds: readonly Kind[];
  readonly names: Readonly<Record<Kind, string>>;
  /** The label of the choice of field. */
  readonly kindLabel: string;
  readonly kind: Kind;
  readonly value: string;
  /** The options of the value; null if it is typed. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
  readonly placeholder: string;
  readonly inputMode?: 'text' | 'numeric';
  /** The input of the value. */
  readonly ref: RefObject<HTMLElement | null>;
  readonly onType: (kind: Kind, value: string) => void;
}

/** The field to change in all selected rows, and its new value. */
export function ChangeFields<Kind extends string>(props: ChangeFieldsProps<Kind>) {
  const { kinds, names, kindLabel, kind, options, ref, onType, placeholder, inputMode, ...field } = props;
  const shared = {
    ...field,
    ref: (element: HTMLElement | null) => void (ref.current = element),
    className: classes['field'],
    'aria-label': names[kind],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onType(kind, currentTarget.value),
  };
  return (
    <>
      <select
        className={classes['field']}
        aria-label={kindLabel}
        value={kind}
        onChange={({ currentTarget: { value } }) => onType(kinds.find((each) => each === value) ?? kind, '')}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
      {options === null ? (
        <input {...shared} type="text" autoComplete="off" {...{ placeholder, inputMode }} />
      ) : (
        <select {...shared}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
