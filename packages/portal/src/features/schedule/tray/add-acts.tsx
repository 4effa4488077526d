import { trayMessages } from '@lineup/domain';
import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { namesIn } from './use-tray-changes.ts';

interface AddActsProps {
  /** Answers with why these names cannot be added, or null. */
  readonly onAdd: (names: readonly string[]) => string | null;
}

/** A name and Enter adds an act; pasted lines are an act each. */
export function AddActs({ onAdd }: AddActsProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = (names: readonly string[]) => {
    const problem = onAdd(names);
    setError(problem);
    if (problem === null) setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(namesIn(text));
  };
  const paste = (event: ClipboardEvent) => {
    const names = namesIn(event.clipboardData.getData('text'));
    if (names.length < 2) return;
    event.preventDefault();
    add(names);
  };
  return (
    <form onSubmit={submit}>
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
    </form>
  );
}
