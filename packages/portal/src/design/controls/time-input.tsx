import { isClockTime, messages, readTypedClock, type HourCycle } from '@lineup/domain';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { TextInput } from './text-input.tsx';

/** A clock time in a form: HH:MM, empty, or typed text that could not be parsed. */
export interface TimeValue {
  readonly value: string;
  /** The festival's time format. */
  readonly hourCycle: HourCycle | undefined;
  readonly onChange: (value: string) => void;
}

type OwnProps = keyof TimeValue | 'type' | 'onBlur' | 'onKeyDown';

/** A field for a time, in the festival's time format. */
export function TimeInput({
  value,
  hourCycle,
  onChange,
  ...props
}: TimeValue & Omit<ComponentProps<typeof TextInput>, OwnProps>) {
  const { input, isUnread } = useTypedTime({ value, hourCycle, onChange });
  const fault = isUnread ? { error: messages.validation.timeExpected, announced: true } : {};
  return <TextInput {...props} {...input} {...fault} />;
}

/** In characters; longer text is never a time. */
const longestTime = 32;

/** Parses HHMM as HH:MM; null for any other text. */
const readFourDigits = (text: string) => (/^\d{4}$/u.test(text) ? readTypedClock(text) : null);

type ValueEvent = { readonly currentTarget: { readonly value: string } };

/**
 * Returns the attributes of an input for a time. The browser's own time field shows AM and PM if the browser's language
 * does, so a festival in 24 hours uses a text field. HH:MM, HHMM and an empty text are passed on immediately, any other
 * text on blur, Enter or Escape.
 */
export function useTypedTime({ value, hourCycle, onChange }: TimeValue) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string } | null>(null);
  if (hourCycle !== 'h23') {
    const change = (event: ValueEvent) => onChange(event.currentTarget.value);
    const input = { type: 'time', value: isClockTime(value) ? value : '', onChange: change } as const;
    return { input, isUnread: false };
  }
  // A new value from outside replaces the text that is being typed, which does not return if the old value does.
  if (draft !== null && draft.of !== value) setDraft(null);
  const typed = draft?.of === value ? draft.text : null;
  /** Returns true if that changed the value. */
  const accept = () => {
    setDraft(null);
    const read = typed === null ? value : (readTypedClock(typed) ?? typed);
    if (read !== value) onChange(read);
    return read !== value;
  };
  const input = {
    type: 'text',
    value: typed ?? value,
    inputMode: 'numeric',
    placeholder: 'HH:MM',
    maxLength: longestTime,
    autoComplete: 'off',
    spellCheck: false,
    'data-figures': 'tabular',
    onChange: ({ currentTarget: { value: text } }: ValueEvent) => {
      const read = text === '' || isClockTime(text) ? text : readFourDigits(text);
      setDraft(read === text ? null : { text, of: read ?? value });
      if (read !== null) onChange(read);
    },
    onBlur: () => void accept(),
    onKeyDown: (event: KeyboardEvent) => {
      // Submits the form with what was typed.
      if (event.key === 'Enter') accept();
      // The dialog stays open: its form only learns of the change now, and asks before it closes.
      else if (event.key === 'Escape' && accept()) event.preventDefault();
    },
  } as const;
  return { input, isUnread: typed === null && value !== '' && !isClockTime(value) };
}
