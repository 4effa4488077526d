import type { PresentPerson } from '@lineup/provider';
import { initialsOf } from '@lineup/look';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { VisuallyHidden } from '../../design/controls/visually-hidden.tsx';
import classes from './people-here.module.css';

interface PeopleHereProps {
  readonly festivalId: string;
  /** Has at least one entry. */
  readonly people: readonly PresentPerson[];
}

/** The maximum number of initials; the menu lists everybody. */
const fewPeople = 3;

/** The initials of those who also have the festival open. A menu below shows who they are, and at which set. */
export function PeopleHere({ festivalId, people }: PeopleHereProps) {
  const id = useId();
  const more = people.length - fewPeople;
  return (
    <>
      <button
        type="button"
        className={classes['people']}
        title={people.map(({ name }) => name).join('\n')}
        popoverTarget={id}
      >
        {people.slice(0, fewPeople).map(({ id: personId, name }) => (
          <span key={personId} aria-hidden>
            {initialsOf(name)}
          </span>
        ))}
        {more > 0 && <span aria-hidden>+{more}</span>}
        <VisuallyHidden>
          {people.length === 1 ? '1 other person here' : `${people.length} other people here`}
        </VisuallyHidden>
      </button>
      <section id={id} popover="auto" aria-label="Also here" className={classes['menu']}>
        <h2>Also here</h2>
        <ul>
          {people.map(({ id: personId, name, setId }) => (
            <li key={personId}>
              <b>{name}</b>
              {setId !== null && (
                <Link
                  to="/festival/$id/{-$tab}"
                  params={{ id: festivalId, tab: 'schedule' }}
                  search={{ set: setId }}
                >
                  Show the set that they have open
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
