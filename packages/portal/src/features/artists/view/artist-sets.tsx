import { artistPageMessages } from '@lineup/domain';
import { Link } from '@tanstack/react-router';
import { IconAlertTriangle } from '../../../design/icons.ts';
import { Skeleton, SkeletonGroup } from '../../../design/page/skeleton.tsx';
import { yearsPlayed } from '../model/set-groups.ts';
import type { SetsOfArtist } from '../use-sets-of-artist.ts';
import classes from './pages.module.css';

const { sets: texts } = artistPageMessages;

/** The sets of an artist in all festivals, each with a link. */
export function ArtistSets({ sets }: { readonly sets: SetsOfArtist }) {
  return (
    <section className={classes['sets']}>
      <h2>{texts.title}</h2>
      {sets.status === 'loading' && (
        <SkeletonGroup label="Loading">
          <Skeleton className={classes['set']} />
        </SkeletonGroup>
      )}
      {sets.status === 'error' && <p role="alert">{sets.reason}</p>}
      {sets.status === 'success' && sets.groups.length === 0 && <p>{texts.none}</p>}
      {sets.status === 'success' && sets.groups.length > 0 && (
        <>
          <p>{texts.played(yearsPlayed(sets.groups))}</p>
          {sets.groups.map(({ festival, sets: own }) => (
            <div key={festival.id}>
              <h3>{festival.name}</h3>
              <ul>
                {own.map((set) => (
                  <li key={set.id}>
                    <Link
                      className={classes['set'] ?? ''}
                      to="/festival/$id/{-$tab}"
                      params={{ id: festival.id, tab: 'schedule' }}
                      search={{ day: set.day, set: set.id }}
                    >
                      <span>{set.when}</span>
                      <span>{set.stage}</span>
                      {set.gap !== null && <small>{set.gap}</small>}
                    </Link>
                    {set.conflicts.map((text) => (
                      <p key={text} className={classes['conflict']}>
                        <IconAlertTriangle size={16} aria-hidden /> {text}
                      </p>
                    ))}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
    </section>
  );
}
