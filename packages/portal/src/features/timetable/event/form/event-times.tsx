import { useState } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { TextInput } from '../../../../design/controls/text-input.tsx';
import classes from './event-form.module.css';
import type { EventEditor } from './use-event-editor.ts';

const minutesPerDay = 24 * 60;
const nudge = 15;

interface LengthFieldProps {
  readonly editor: EventEditor;
  /** The set's length; null if its times cannot be parsed. */
  readonly minutes: number | null;
}

/** The set's length in minutes; changing it changes the end. */
export function LengthField({ editor, minutes }: LengthFieldProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly minutes: number | null } | null>(null);
  // Keep the typed text until the times change.
  const text = typed?.minutes === minutes ? typed.text : String(minutes ?? '');
  const type = (written: string) => {
    const length = /^\d{1,4}$/u.test(written.trim()) ? Number(written) : 0;
    const isLength = length > 0 && length < minutesPerDay;
    setTyped({ text: written, minutes: isLength ? length : minutes });
    if (isLength) editor.last(length);
  };
  return (
    <TextInput
      label="Length"
      inputMode="numeric"
      autoComplete="off"
      disabled={editor.isBusy}
      value={text}
      rightSection={
        <span className={classes['unit']} aria-hidden>
          min
        </span>
      }
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

interface NudgesProps {
  readonly editor: EventEditor;
  readonly disabled: boolean;
}

/** Buttons that move the set by a quarter of an hour, including its end. */
export function Nudges({ editor, disabled }: NudgesProps) {
  const ways = [
    { by: -nudge, text: `−${nudge}`, label: `${nudge} minutes earlier` },
    { by: nudge, text: `+${nudge}`, label: `${nudge} minutes later` },
  ];
  return (
    <div className={classes['nudges']}>
      {ways.map(({ by, text, label }) => (
        <Button
          key={by}
          variant="default"
          size="sm"
          aria-label={label}
          title={label}
          disabled={disabled || editor.isBusy}
          onClick={() => editor.shift(by)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
