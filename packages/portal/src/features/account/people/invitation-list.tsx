import { peopleMessages } from '@lineup/domain';
import type { OpenInvitation } from '@lineup/provider';
import { usePortal } from '../../../app/portal-context.ts';
import { Button } from '../../../design/controls/button.tsx';
import { StatusBadge } from '../../../design/festival/status-badge.tsx';
import { aboutInvitation, type AccessQuestion } from './access-question.ts';
import classes from './people.module.css';
import { dayText, whenText } from './when-text.ts';

const { invitations: texts, resendInvitation, withdrawInvitation, log } = peopleMessages;

interface InvitationListProps {
  readonly invitations: readonly OpenInvitation[];
  readonly onAsk: (question: AccessQuestion) => void;
}

/** The invitations that are neither accepted nor withdrawn, newest first, with a button for another. */
export function InvitationList({ invitations, onAsk }: InvitationListProps) {
  return (
    <section className={classes['log']} aria-labelledby="invitations">
      <h2 id="invitations">{texts.title}</h2>
      {invitations.length === 0 && (
        <div className={classes['empty']}>
          <p className={classes['intro']}>{texts.none}</p>
          <Button variant="default" onClick={() => onAsk({ type: 'invite' })}>
            {texts.first}
          </Button>
        </div>
      )}
      {invitations.length > 0 && (
        <ul className={classes['people']} aria-labelledby="invitations">
          {invitations.map((invitation) => (
            <li key={invitation.id} className={classes['person']}>
              <div className={classes['who']}>
                <p className={classes['name']}>
                  <span dir="auto">{invitation.email}</span>
                </p>
                <p className={classes['email']}>{texts.by(invitation.by || log.former)}</p>
              </div>
              <Times invitation={invitation} />
              <Actions invitation={invitation} onAsk={onAsk} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Times({ invitation: { sentAt, expiresAt } }: { readonly invitation: OpenInvitation }) {
  const { zone, now } = usePortal();
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>{texts.sent}</dt>
        <dd>{dayText(sentAt, zone)}</dd>
      </div>
      <div>
        <dt>{texts.expires}</dt>
        <dd>
          {expiresAt > now() ? (
            whenText(expiresAt, zone)
          ) : (
            <StatusBadge tone="amber">{texts.expired}</StatusBadge>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Actions({
  invitation,
  onAsk,
}: Pick<InvitationListProps, 'onAsk'> & { readonly invitation: OpenInvitation }) {
  return (
    <div className={classes['actions']}>
      <Button
        size="sm"
        variant="default"
        aria-label={resendInvitation.label(invitation.email)}
        onClick={() => onAsk(aboutInvitation('resendInvitation', invitation))}
      >
        {resendInvitation.action}
      </Button>
      <Button
        size="sm"
        variant="default"
        color="red"
        aria-label={withdrawInvitation.label(invitation.email)}
        onClick={() => onAsk(aboutInvitation('withdrawInvitation', invitation))}
      >
        {withdrawInvitation.action}
      </Button>
    </div>
  );
}
