import { peopleMessages } from '@lineup/domain';
import type { Person } from '@lineup/provider';
import { usePortal } from '../../../app/portal-context.ts';
import { Button } from '../../../design/controls/button.tsx';
import { StatusBadge } from '../../../design/festival/status-badge.tsx';
import { aboutPerson, type AccessQuestion } from './access-question.ts';
import classes from './people.module.css';
import { dayText, whenText } from './when-text.ts';

interface PeopleListProps {
  readonly people: readonly Person[];
  /** The id of the user, who cannot change their own access here. */
  readonly ownId: string | null;
  readonly onAsk: (question: AccessQuestion) => void;
}

const { facts, you, phone, never, unknown, revoke, resetPhone } = peopleMessages;

/** Everybody who has access, with the actions for each. */
export function PeopleList({ people, ownId, onAsk }: PeopleListProps) {
  return (
    <ul className={classes['people']} aria-label={peopleMessages.list}>
      {people.map((person) => (
        <li key={person.id} className={classes['person']}>
          <div className={classes['who']}>
            <p className={classes['name']}>
              <span dir="auto">{person.name ?? person.email}</span>
              {person.id === ownId && <StatusBadge tone="plain">{you}</StatusBadge>}
            </p>
            {person.name !== null && <p className={classes['email']}>{person.email}</p>}
          </div>
          <PersonFacts person={person} />
          {person.id !== ownId && <PersonActions person={person} onAsk={onAsk} />}
        </li>
      ))}
    </ul>
  );
}

function PersonFacts({ person: { since, lastSeen, hasPhone } }: { readonly person: Person }) {
  const { zone } = usePortal();
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>{facts.since}</dt>
        <dd>{since === null ? unknown : dayText(since, zone)}</dd>
      </div>
      <div>
        <dt>{facts.lastSeen}</dt>
        <dd>{lastSeen === null ? never : whenText(lastSeen, zone)}</dd>
      </div>
      <div>
        <dt>{facts.phone}</dt>
        <dd>
          <StatusBadge tone={hasPhone ? 'green' : 'amber'}>
            {hasPhone ? phone.enrolled : phone.missing}
          </StatusBadge>
        </dd>
      </div>
    </dl>
  );
}

function PersonActions({ person, onAsk }: Pick<PeopleListProps, 'onAsk'> & { readonly person: Person }) {
  const who = person.name ?? person.email;
  return (
    <div className={classes['actions']}>
      {person.hasPhone && (
        <Button
          size="sm"
          variant="default"
          aria-label={resetPhone.label(who)}
          onClick={() => onAsk(aboutPerson('resetPhone', person))}
        >
          {resetPhone.action}
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        color="red"
        aria-label={revoke.label(who)}
        onClick={() => onAsk(aboutPerson('revoke', person))}
      >
        {revoke.action}
      </Button>
    </div>
  );
}
