import { useState } from 'react';
import { Banner } from '../../../design/notices/banner.tsx';
import { Button } from '../../../design/controls/button.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { PasswordField } from '../../../design/entry/password-field.tsx';
import { useFirstFocus } from '../../../design/entry/use-first-focus.ts';
import { BackToPhone } from './back-to-phone.tsx';
import classes from './step.module.css';

interface ReauthStepProps {
  /** Why the password is needed. */
  readonly notice: string;
  readonly pending: boolean;
  readonly error: string | null;
  readonly onSubmit: (password: string) => void;
  readonly onBack: () => void;
}

/** Asks for the password again, because the sign-in was too long ago. */
export function ReauthStep({ notice, pending, error, onSubmit, onBack }: ReauthStepProps) {
  const field = useFirstFocus();
  const [password, setPassword] = useState('');
  return (
    <Form
      className={classes['form']}
      onSubmit={() => {
        if (password !== '') onSubmit(password);
      }}
    >
      <Banner tone="amber">{notice}</Banner>
      <PasswordField ref={field} value={password} onValue={setPassword} error={error} />
      <Button type="submit" disabled={password === ''} loading={pending}>
        Confirm
      </Button>
      <BackToPhone onBack={onBack} />
    </Form>
  );
}
