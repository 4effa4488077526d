import { trayMessages } from '@lineup/domain';
import { useState, type ClipboardEvent } from 'react';
import { cleanedPaste } from '../../../app/forms/clean-fields.ts';
import { useIsShown } from '../../../app/editor/use-is-shown.ts';
import { Button } from '../../../design/controls/button.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './tray.module.css';
import { namesIn } from './use-tray-changes.ts';

interface AddActsProps {
  /** Returns why these names cannot be added; null if they can. */
  readonly check: (names: readonly string[]) => string | null;
  /** Adds the names; returns the reason if that is refused, otherwise null. */
  readonly onAdd: (names: readonly string[]) => Promise<string | null>;
}

/** Names that were not stored, and why. */
interface Refused {
  readonly names: readonly string[];
  readonly reason: string;
}

/**
 * A name and Enter adds an act; each pasted line becomes an act. Refused names stay below until they are retried or
 * discarded.
 */
export function AddActs({ check, onAdd }: AddActsProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const isShown = useIsShown();
  const store = async (names: readonly string[]): Promise<void> => {
    const reason = await onAdd(names);
    if (reason === null) return;
    if (isShown()) return setRefused((before) => ({ names: [...(before?.names ?? []), ...names], reason }));
    const again = { label: 'Try Again', onClick: () => void store(names) };
    toast.error(refusalText({ names, reason }), { action: again });
  };
  const add = (names: readonly string[]) => {
    const problem = check(names);
    setError(problem);
    if (problem !== null || names.length === 0) return;
    setText('');
    void store(names);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (namesIn(text).length < 2) return;
    event.preventDefault();
    add(namesIn(cleanedPaste(text)));
  };
  return (
    <Form onSubmit={() => add(namesIn(text))}>
      <TextInput
        label={trayMessages.add}
        placeholder={trayMessages.addHint}
        autoComplete="off"
        dir="auto"
        value={text}
        error={error ?? undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
        onPaste={paste}
      />
      {refused !== null && (
        <div role="alert" className={classes['refused']}>
          <span>{refusalText(refused)}</span>
          <Button size="sm" variant="default" onClick={() => setRefused(null)}>
            {trayMessages.discard}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              setRefused(null);
              void store(refused.names);
            }}
          >
            Try Again
          </Button>
        </div>
      )}
    </Form>
  );
}

function refusalText({ names, reason }: Refused): string {
  return trayMessages.notAdded(names[0] ?? '', names.length - 1, reason);
}
