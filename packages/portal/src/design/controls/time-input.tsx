import { isClockTime, messages, readTypedClock, type HourCycle } from '@lineup/domain';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { TextInput } from './text-input.tsx';

/** A clock time in a form: HH:MM, empty, or a typed text that could not be read. */
export interface TimeValue {
  readonly value: string;
  /** The festival's. */
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

/** In characters; longer texts are never times. */
const longestTime = 32;

type ValueEvent = { readonly currentTarget: { readonly value: string } };

/**
 * The attributes of an input for a time. The browser's own time field shows AM and PM if the browser's language does, so a festival
 * in 24 hours uses a text field. HH:MM and an empty text are passed on at once, any other text on blur or Enter.
 */
export function useTypedTime({ value, hourCycle, onChange }: TimeValue) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string } | null>(null);
  if (hourCycle !== 'h23') {
    const change = (event: ValueEvent) => onChange(event.currentTarget.value);
    const input = { type: 'time', value: isClockTime(value) ? value : '', onChange: change } as const;
    return { input, isUnread: false };
  }
  // A new value from outside replaces the text that is being typed.
  const typed = draft?.of === value ? draft.text : null;
  const accept = () => {
    if (typed === null) return;
    setDraft(null);
    onChange(readTypedClock(typed) ?? typed);
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
      const isDone = text === '' || isClockTime(text);
      setDraft(isDone ? null : { text, of: value });
      if (isDone) onChange(text);
    },
    onBlur: accept,
    // The form is submitted with what was typed.
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') accept();
    },
  } as const;
  return { input, isUnread: typed === null && value !== '' && !isClockTime(value) };
}
