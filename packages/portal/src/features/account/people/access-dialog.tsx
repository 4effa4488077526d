import { peopleMessages } from '@lineup/domain';
import type { Person } from '@lineup/provider';
import { errorText, isServiceError, type PeopleService } from '@lineup/services';
import { useRef, useState, type SyntheticEvent } from 'react';
import { usePending } from '../../../app/forms/use-pending.ts';
import { Button } from '../../../design/controls/button.tsx';
import { DialogActions } from '../../../design/controls/dialog-actions.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { PasswordField } from '../../../design/entry/password-field.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import type { AccountChange } from './account-change.ts';
import classes from './people.module.css';

interface AccessDialogProps {
  readonly opened: boolean;
  readonly type: AccountChange;
  readonly person: Person;
  readonly service: PeopleService;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for one's password before somebody's access is changed. */
export function AccessDialog({ opened, type, person, service, onClose, onDone }: AccessDialogProps) {
  const texts = peopleMessages[type];
  const who = person.name ?? person.email;
  const field = useRef<HTMLInputElement>(null);
  const { pending, run } = usePending();
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const refusePassword = (text: string) => {
    setPasswordError(text);
    field.current?.focus();
  };
  const submit = () =>
    run(async () => {
      setFailure(null);
      setPasswordError(null);
      if (password === '') return refusePassword(peopleMessages.passwordMissing);
      try {
        await service.change({ type, id: person.id }, password);
        toast.success(texts.done(who));
        onDone();
      } catch (error) {
        if (isServiceError(error, 'wrong-password')) return refusePassword(error.message);
        setFailure(errorText(error, peopleMessages.changeFailed));
      }
    });

  return (
    <Dialog opened={opened} onClose={() => !pending && onClose()} title={texts.title} size="sm">
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure !== null && <Banner tone="red" title={failure} />}
        <p className={classes['target']} dir="auto">
          {who}
        </p>
        <p>{texts.text}</p>
        <p>{peopleMessages.confirm}</p>
        <PasswordField
          data-autofocus
          ref={field}
          value={password}
          onValue={setPassword}
          error={passwordError}
        />
        <DialogActions>
          <Button variant="default" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={pending}>
            {texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
