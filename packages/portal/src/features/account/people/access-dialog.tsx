import { peopleMessages } from '@lineup/domain';
import type { AccessChange } from '@lineup/provider';
import { errorText, isServiceError, type PeopleService } from '@lineup/services';
import { useRef, useState } from 'react';
import { usePending } from '../../../app/forms/use-pending.ts';
import { Button } from '../../../design/controls/button.tsx';
import { DialogActions } from '../../../design/controls/dialog-actions.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { PasswordField } from '../../../design/entry/password-field.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import type { AccessQuestion } from './access-question.ts';
import classes from './people.module.css';

interface AccessDialogProps {
  readonly opened: boolean;
  readonly question: AccessQuestion;
  readonly service: PeopleService;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** The change may be partly done: an invitation whose e-mail failed is listed. */
  readonly onFailed: () => void;
}

interface Typed {
  readonly email: string;
  readonly password: string;
}

interface Refusals {
  readonly email?: string;
  readonly password?: string;
  /** An error that belongs to no field. */
  readonly other?: string;
}

/** Asks for the user's password before access is granted or revoked, and for the address of an invitation. */
export function AccessDialog(props: AccessDialogProps) {
  const { opened, question, onClose } = props;
  const texts = peopleMessages[question.type];
  const isInviting = question.type === 'invite';
  const { emailField, passwordField, typed, type, refusals, pending, submit } = useAccessForm(props);
  return (
    <Dialog opened={opened} onClose={() => !pending && onClose()} title={texts.title} size="sm">
      <Form className={classes['form']} onSubmit={submit}>
        {refusals.other !== undefined && <Banner tone="red" title={refusals.other} />}
        {question.type !== 'invite' && (
          <p className={classes['target']} dir="auto">
            {question.who}
          </p>
        )}
        <p>{texts.text}</p>
        {isInviting && (
          <TextInput
            data-autofocus
            ref={emailField}
            label={peopleMessages.invite.email}
            type="email"
            name="guest"
            autoComplete="off"
            value={typed.email}
            onChange={(event) => type({ email: event.currentTarget.value })}
            error={refusals.email ?? null}
            announced
          />
        )}
        <p>{peopleMessages.confirm}</p>
        <PasswordField
          {...(isInviting ? {} : { 'data-autofocus': true })}
          ref={passwordField}
          value={typed.password}
          onValue={(password) => type({ password })}
          error={refusals.password ?? null}
        />
        <DialogActions>
          <Button variant="default" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color={isTaking(question) ? 'red' : 'accent'} loading={pending}>
            {texts.submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The input, why it was refused, and how it is submitted. */
function useAccessForm({ question, service, onDone, onFailed }: AccessDialogProps) {
  const { pending, run } = usePending();
  const [emailField, passwordField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [typed, setTyped] = useState<Typed>({ email: '', password: '' });
  const [refusals, setRefusals] = useState<Refusals>({});
  const refuse = (refused: Refusals) => {
    setRefusals(refused);
    if (refused.email !== undefined) emailField.current?.focus();
    else if (refused.password !== undefined) passwordField.current?.focus();
  };
  const submit = () =>
    run(async () => {
      const missing = missingIn(question, typed);
      refuse(missing);
      if (Object.keys(missing).length > 0) return;
      try {
        await service.change(changeOf(question, typed.email), typed.password);
        const who = question.type === 'invite' ? typed.email.trim() : question.who;
        toast.success(peopleMessages[question.type].done(who));
        onDone();
      } catch (error) {
        refuse(refusalOf(error));
        if (!isServiceError(error, 'wrong-password')) onFailed();
      }
    });
  const type = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  return { emailField, passwordField, typed, type, refusals, pending, submit };
}

/** Returns true if somebody loses access or a phone. */
function isTaking({ type }: AccessQuestion): boolean {
  return type === 'revoke' || type === 'resetPhone' || type === 'withdrawInvitation';
}

function missingIn({ type }: AccessQuestion, { email, password }: Typed): Refusals {
  const { errors, passwordMissing } = peopleMessages;
  return {
    ...(type === 'invite' && email.trim() === '' && { email: errors.invalidEmail }),
    ...(password === '' && { password: passwordMissing }),
  };
}

function changeOf(question: AccessQuestion, email: string): AccessChange {
  return question.type === 'invite' ? { type: 'invite', email } : { type: question.type, id: question.id };
}

function refusalOf(error: unknown): Refusals {
  const text = errorText(error, peopleMessages.changeFailed);
  if (isServiceError(error, 'wrong-password')) return { password: text };
  return isServiceError(error, 'invalid-email') ? { email: text } : { other: text };
}
