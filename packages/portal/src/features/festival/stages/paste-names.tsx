import { stagesMessages } from '@lineup/domain';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { DialogActions } from '../../../design/controls/dialog-actions.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { TextArea } from '../../../design/controls/text-area.tsx';
import { readPastedNames } from './pasted-names.ts';
import classes from './paste-names.module.css';

interface PasteNamesProps {
  readonly existing: readonly string[];
  readonly disabled: boolean;
  readonly onAdd: (names: readonly string[]) => void;
}

/** Adds many stages at once from a list with one name per line. */
export function PasteNames({ existing, disabled, onAdd }: PasteNamesProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => {
    setOpen(false);
    setText('');
  };
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => setOpen(true)}>
        {stagesMessages.paste.open}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={stagesMessages.paste.open} size="sm">
        <PasteForm
          text={text}
          existing={existing}
          onText={setText}
          onCancel={close}
          onAdd={(names) => {
            onAdd(names);
            close();
          }}
        />
      </Dialog>
    </>
  );
}

interface PasteFormProps extends Pick<PasteNamesProps, 'existing' | 'onAdd'> {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onCancel: () => void;
}

/** In a dialog outside of the editor's form, so that submitting it does not save the stages. */
function PasteForm({ text, existing, onText, onAdd, onCancel }: PasteFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { added, duplicates, tooLong } = readPastedNames(text, existing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (added.length > 0) onAdd(added);
    else area.current?.focus();
  };
  return (
    <form className={classes['form']} onSubmit={submit}>
      <TextArea
        ref={area}
        label={stagesMessages.paste.label}
        rows={8}
        dir="auto"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <output className={classes['preview']}>
        {added.length > 0 && <span>{stagesMessages.paste.added(added)}</span>}
        {duplicates.length > 0 && <span>{stagesMessages.paste.duplicates(duplicates)}</span>}
        {tooLong.length > 0 && <span>{stagesMessages.paste.tooLong(tooLong)}</span>}
      </output>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={added.length === 0}>
          {stagesMessages.paste.add(added.length)}
        </Button>
      </DialogActions>
    </form>
  );
}
