import { peopleMessages } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { PageCorner } from '../../../app/layout/page-corner.tsx';
import { useCurrentUser } from '../../../app/portal-context.ts';
import { Button } from '../../../design/controls/button.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { PageHeader } from '../../../design/page/page-header.tsx';
import { PageSpinner } from '../../../design/page/page-spinner.tsx';
import { Page } from '../../../design/page/page.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { AccessLog } from './access-log.tsx';
import { PeopleList } from './people-list.tsx';
import type { AccessQuestion } from './access-question.ts';
import { InvitationList } from './invitation-list.tsx';
import classes from './people.module.css';
import { usePeople } from './use-people.ts';

/** The question; it stays while the dialog fades out. */
interface ShownQuestion {
  readonly isOpen: boolean;
  /** Counts the questions, so that each starts with an empty form. */
  readonly turn: number;
  readonly what: AccessQuestion;
}

/** Who has access to the portal, who is invited, and the log of changes. */
export function AdministratorsPage(): ReactNode {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { loaded, service, reload, retry } = usePeople();
  const [question, setQuestion] = useState<ShownQuestion | null>(null);
  const ask = (what: AccessQuestion) =>
    setQuestion((before) => ({ isOpen: true, turn: (before?.turn ?? 0) + 1, what }));
  const close = () => setQuestion((before) => before && { ...before, isOpen: false });
  return (
    <Page>
      <PageHeader
        title={peopleMessages.title}
        back={{ label: peopleMessages.back, onClick: () => void navigate({ to: '/' }) }}
        actions={
          loaded.status === 'loaded' && (
            <Button onClick={() => ask({ type: 'invite' })}>{peopleMessages.invite.action}</Button>
          )
        }
        account={<PageCorner />}
      >
        {peopleMessages.intro}
      </PageHeader>
      {loaded.status === 'loading' && <PageSpinner />}
      {loaded.status === 'error' && <LoadFailure reason={loaded.error.message} onRetry={retry} />}
      {loaded.status === 'loaded' && (
        <div className={classes['sections']}>
          <PeopleList people={loaded.people.people} ownId={user?.id ?? null} onAsk={ask} />
          <InvitationList invitations={loaded.people.invitations} onAsk={ask} />
          <AccessLog log={loaded.people.log} />
        </div>
      )}
      {question !== null && (
        <AccessDialog
          key={question.turn}
          opened={question.isOpen}
          question={question.what}
          service={service}
          onClose={close}
          onFailed={() => void reload()}
          onDone={() => {
            close();
            void reload();
          }}
        />
      )}
    </Page>
  );
}

function LoadFailure({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  return (
    <Banner tone="red" title={peopleMessages.loadFailed}>
      <div className={classes['failure']}>
        {reason !== peopleMessages.loadFailed && <p>{reason}</p>}
        <Button variant="default" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </Banner>
  );
}
