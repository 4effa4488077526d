import { dashboardMessages, type Festival } from '@lineup/domain';
import { useState } from 'react';
import type { Lineups } from '../queries/use-lineups.ts';
import { FeaturedFestival } from '../featured/featured-festival.tsx';
import { FestivalCard } from './festival-card.tsx';
import { FestivalFilterBar } from './festival-filter-bar.tsx';
import classes from './festival-list.module.css';
import { filterFestivals, handful, noFilter } from './filter-festivals.ts';
import { groupEditions } from './group-editions.ts';
import { OtherEditions } from './other-editions.tsx';
import { NoMatch } from './no-match.tsx';

interface FestivalListProps {
  readonly festivals: readonly Festival[];
  readonly lineups: Lineups;
  /** In epoch milliseconds. */
  readonly now: number;
  /** The current or next festival, if any: it comes first, and large. */
  readonly nextId: string | null;
}

/** All festivals as cards, editions of one family grouped; longer lists can be searched. */
export function FestivalList({ festivals, lineups, now, nextId }: FestivalListProps) {
  const [filter, setFilter] = useState(noFilter);
  const isLong = festivals.length > handful;
  const shown = filterFestivals(festivals, isLong ? filter : noFilter, now);

  return (
    <section className={classes['list']} aria-labelledby="all-festivals">
      <div className={classes['head']}>
        <h2 id="all-festivals">All Festivals</h2>
        {isLong && <FestivalFilterBar filter={filter} onChange={setFilter} />}
      </div>
      <output className={classes['count']}>
        {shown.length < festivals.length && dashboardMessages.shown(shown.length, festivals.length)}
      </output>
      {shown.length === 0 && <NoMatch onClear={() => setFilter(noFilter)} />}
      <ul className={classes['grid']}>
        {groupEditions(shown, nextId).map(({ festival, others }) => {
          const Card = festival.id === nextId ? FeaturedFestival : FestivalCard;
          return (
            <li key={festival.id}>
              <Card festival={festival} lineup={lineups.of(festival.id)} now={now} />
              {others.length > 0 && <OtherEditions festival={festival} editions={others} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
