import { createOwnAccount } from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageCorner } from '../../../app/layout/page-corner.tsx';
import { useCurrentUser, usePortal } from '../../../app/portal-context.ts';
import { Page } from '../../../design/page/page.tsx';
import { PageHeader } from '../../../design/page/page-header.tsx';
import classes from './account-page.module.css';
import { EndAllSessions } from './end-all-sessions.tsx';
import { PasswordByMail } from './password-by-mail.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** The user's own account: password and sessions. Shows what the provider supports. */
export function AccountPage() {
  const navigate = useNavigate();
  const { provider } = usePortal();
  const [account] = useState(() => createOwnAccount(provider.auth));
  const user = useCurrentUser();
  const email = user?.email ?? '';
  return (
    <Page>
      <PageHeader
        title="Your Account"
        back={{ label: 'Back to Dashboard', onClick: () => void navigate({ to: '/' }) }}
        account={<PageCorner />}
      >
        <span>{email}</span>
      </PageHeader>
      <div className={classes['parts']}>
        <section aria-labelledby="password-title" className={classes['part']}>
          <h2 id="password-title">Password</h2>
          {account.hasPasswordForm ? (
            <PasswordForm account={account} email={email} />
          ) : (
            <PasswordByMail account={account} email={email} />
          )}
        </section>
        <section aria-labelledby="sessions-title" className={classes['part']}>
          <h2 id="sessions-title">Where you are signed in</h2>
          {account.hasSessionList ? <SessionList account={account} /> : <EndAllSessions account={account} />}
        </section>
      </div>
    </Page>
  );
}
