/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicRelease } from '@lineup/domain/release';
import { pageHref, pagePath, type PublicPlace } from '../place.ts';
import { useLanguage } from './page-language.ts';

interface FeedsViewProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/** Links to the lineup for calendars and programs. */
export function FeedsView({ release, place }: FeedsViewProps) {
  const language = useLanguage();
  const base = pagePath(place);
  const feeds = [
    [`${base}/lineup.ics`, 'feedAll'],
    [`${base}/lineup.csv`, 'feedTable'],
    [`${base}/lineup.json`, 'feedData'],
    ['/lineup-schema.json', 'feedSchema'],
    [`${base}/schedule.xml`, 'feedScheduleXml'],
    [`${base}/schedule.json`, 'feedScheduleJson'],
  ] as const;
  return (
    <section id="calendars" aria-labelledby="calendars-h">
      <h2 id="calendars-h">{language.text('feeds')}</h2>
      <p>{language.text('feedsHint')}</p>
      <ul class="feeds">
        {feeds.map(([href, key]) => (
          <li>
            <a href={href}>{language.text(key)}</a>
          </li>
        ))}
      </ul>
      <CalendarList title={language.text('feedsByStage')} folder={`${base}/stages`} of={release.stages} />
      <p>
        <a href={pageHref(place, '/artists')}>{language.text('feedsByArtist')}</a>
      </p>
    </section>
  );
}

interface CalendarListProps {
  readonly title: string;
  readonly folder: string;
  readonly of: readonly { readonly slug: string; readonly name: string }[];
}

function CalendarList({ title, folder, of }: CalendarListProps) {
  if (of.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul class="feeds">
        {of.map(({ slug, name }) => (
          <li>
            <a href={`${folder}/${slug}.ics`} dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
