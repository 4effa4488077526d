import { useEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import { Button } from '../../../design/controls/button.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { useFirstFocus } from '../../../design/entry/use-first-focus.ts';
import classes from './code-form.module.css';
import { codeFrom, codeLength, isWholeCode } from './code.ts';

/** The pause after which a full code is submitted automatically: enough to see it, and for a click to come first. */
const ownSubmitAfterMs = 500;

interface CodeFormProps {
  readonly submitLabel: string;
  /** Submits the code; called once per code, by the button, by Enter or automatically. */
  readonly onSubmit: (code: string) => void;
  readonly pending: boolean;
  readonly error: string | null;
  /** Further actions, below the button. */
  readonly children?: ReactNode;
}

/** The field for a six-digit code: supports pasting, autofill from the message, and submits automatically when full. */
export function CodeForm({ submitLabel, onSubmit, pending, error, children }: CodeFormProps) {
  const { isDemo = false } = usePortal();
  const [code, setCode] = useState('');
  const field = useFirstFocus();
  const whole = isWholeCode(code);
  const submit = () => {
    if (whole && !pending) onSubmit(code);
  };
  useOwnSubmit(code, submit);
  useEffect(() => {
    if (error !== null) field.current?.select();
  }, [error, field]);

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // `maxlength` would truncate "123 456" before its space is removed.
    event.preventDefault();
    setCode(codeFrom(event.clipboardData.getData('text')));
  };

  return (
    <Form className={classes['form']} onSubmit={submit}>
      <TextInput
        ref={field}
        label="Verification Code"
        name="code"
        value={code}
        onChange={(event) => setCode(codeFrom(event.currentTarget.value))}
        onPaste={paste}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength}
        error={error}
        announced
        readOnly={pending}
        className={classes['digits']}
      />
      <Button type="submit" disabled={!whole} loading={pending}>
        {submitLabel}
      </Button>
      {isDemo && (
        <a className={classes['outbox']} href="/outbox" target="_blank">
          Demo mode: your code is in the outbox
        </a>
      )}
      {children}
    </Form>
  );
}

/** Calls `submit` a moment after `code` is complete; only once until it changes. */
function useOwnSubmit(code: string, submit: () => void): void {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  const sent = useRef('');
  useEffect(() => {
    if (!isWholeCode(code) || sent.current === code) return undefined;
    const timer = setTimeout(() => {
      sent.current = code;
      latest.current();
    }, ownSubmitAfterMs);
    return () => clearTimeout(timer);
  }, [code]);
}
