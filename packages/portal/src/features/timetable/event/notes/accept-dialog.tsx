import {
  conflictNotices,
  maximumNote,
  acceptanceMessages,
  messages,
  type Conflict,
  type ConflictIndex,
  type ConflictSet,
  type Festival,
  conflictMessages,
} from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useState } from 'react';
import { usePending } from '../../../../app/forms/use-pending.ts';
import { useHistoryServices } from '../../../../app/provider/history-services.ts';
import { useOfferUndo } from '../../../../app/undo/use-undo-controller.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import { TextInput } from '../../../../design/controls/text-input.tsx';
import { Dialog } from '../../../../design/controls/dialog.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import { acceptanceChoices } from './acceptance-choices.ts';
import classes from './conflict-acceptance.module.css';

interface AcceptDialogProps {
  readonly festival: Festival;
  readonly set: ConflictSet;
  /** The conflicts of the set. */
  readonly conflicts: readonly Conflict[];
  /** All sets of the festival. */
  readonly index: ConflictIndex;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks which conflict of a set to accept, in which scope, and why. */
export function AcceptDialog({ festival, set, conflicts, index, opened, onClose }: AcceptDialogProps) {
  const { acceptedConflicts } = useHistoryServices();
  const offerUndo = useOfferUndo(festival.id);
  const { pending, run } = usePending();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const chosen = conflicts.find(({ id }) => id === chosenId) ?? conflicts[0];
  if (chosen === undefined) return null;
  const choices = acceptanceChoices(set, chosen);
  const choice = choices.find((each) => each.key === key) ?? choices[0];
  const accept = () =>
    run(async () => {
      if (choice === undefined) return;
      setFailure(null);
      try {
        const isKnown = (id: string) => index.get(id) !== undefined;
        await acceptedConflicts.accept(festival.id, choice.acceptance, note, isKnown);
        toast.success(acceptanceMessages.accepted, offerUndo());
        setNote('');
        onClose();
      } catch (error) {
        setFailure(errorText(error, messages.festival.saveFailed));
      }
    });
  return (
    <Dialog opened={opened} onClose={onClose} title="Accept conflict" size="sm">
      <div className={classes['dialog']}>
        {failure !== null && <Banner tone="red" title={failure} />}
        {conflicts.length > 1 ? (
          <NativeSelect
            label="Conflict"
            value={chosen.id}
            onChange={(event) => setChosenId(event.currentTarget.value)}
            data={conflicts.map((each) => ({ value: each.id, label: textOf(set, each, festival) }))}
          />
        ) : (
          <p>{textOf(set, chosen, festival)}</p>
        )}
        <NativeSelect
          label="Accept"
          value={choice?.key ?? ''}
          onChange={(event) => setKey(event.currentTarget.value)}
          data={choices.map((each) => ({ value: each.key, label: each.label }))}
        />
        <TextInput
          label="Note"
          placeholder="Why it is fine"
          autoComplete="off"
          maxLength={maximumNote}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={classes['actions']}>
          <Button variant="default" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button loading={pending} onClick={() => void accept()}>
            Accept
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function textOf(set: ConflictSet, conflict: Conflict, festival: Festival): string {
  return conflictNotices(set, [conflict], festival)[0]?.message ?? conflictMessages.marks[conflict.kind];
}
