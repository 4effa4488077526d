import { invitationMessages } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePending } from '../../../app/forms/use-pending.ts';
import { useCurrentUser } from '../../../app/portal-context.ts';
import { useLogout } from '../../../app/session/use-logout.ts';
import { Button } from '../../../design/controls/button.tsx';
import { EntryPage } from '../../../design/entry/entry-page.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { PageSpinner } from '../../../design/page/page-spinner.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useInvitation, type InvitationState } from './use-invitation.ts';

const { form, refused, incomplete, failed, done, signIn, retry: tryAgain } = invitationMessages;

/** The page behind an invitation link: sets the password of a new account, or says why it cannot. Open to everybody. */
export function InvitationPage(): ReactNode {
  const { state, retry, accept } = useInvitation();
  if (state.step === 'loading') return <PageSpinner />;
  const lead = state.step === 'form' ? { lead: form.lead(state.email) } : {};
  // To a screen reader a new step is a new page: its heading takes the focus.
  return (
    <EntryPage key={state.step} title={titleOf(state.step)} {...lead}>
      {state.step === 'form' && (
        <NewPasswordForm
          email={state.email}
          onSubmit={(password, repeated) => accept(state.email, password, repeated)}
        />
      )}
      {state.step === 'failed' && <Failure error={state.error} onRetry={() => void retry()} />}
      {state.step === 'refused' && <NoInvitation texts={refused} />}
      {state.step === 'incomplete' && <NoInvitation texts={incomplete} />}
      {state.step === 'done' && <Done email={state.email} />}
    </EntryPage>
  );
}

function titleOf(step: Exclude<InvitationState['step'], 'loading'>): string {
  return { form, failed, refused, incomplete, done }[step].title;
}

function NoInvitation({ texts }: { readonly texts: { readonly text: string; readonly next: string } }) {
  const navigate = useNavigate();
  return (
    <>
      <Banner tone="amber">{texts.text}</Banner>
      <p>{texts.next}</p>
      <Button variant="default" onClick={() => void navigate({ to: '/login' })}>
        {signIn}
      </Button>
    </>
  );
}

function Failure({ error, onRetry }: { readonly error: string; readonly onRetry: () => void }) {
  return (
    <>
      {error !== failed.title && <Banner tone="red">{error}</Banner>}
      <Button onClick={onRetry}>{tryAgain}</Button>
    </>
  );
}

/** If somebody else is signed in to this browser, that session ends first. */
function Done({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  const logout = useLogout();
  const other = useCurrentUser();
  const { pending, run } = usePending();
  const goOn = async () => {
    if (other !== null) await logout();
    await navigate({ to: '/login' });
  };
  return (
    <>
      <Banner tone="green">{done.text(email)}</Banner>
      {other !== null && <p>{done.other(other.email)}</p>}
      <Button loading={pending} onClick={() => void run(goOn)}>
        {signIn}
      </Button>
    </>
  );
}
