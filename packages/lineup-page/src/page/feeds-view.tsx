/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicRelease } from '@lineup/domain/release';
import { pagePath, type PublicPlace } from '../place.ts';

interface FeedsViewProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/** Where the lineup can be had for calendars and programs. */
export function FeedsView({ release, place }: FeedsViewProps) {
  const base = pagePath(place);
  return (
    <section id="calendars" aria-labelledby="calendars-h">
      <h2 id="calendars-h">Calendars and data</h2>
      <p>
        Add the lineup to a calendar by its address. Calendars ask for news every few hours, whatever we do:
        on the day itself, look here.
      </p>
      <ul class="feeds">
        <li>
          <a href={`${base}/lineup.ics`}>Calendar of the whole lineup</a>
        </li>
        <li>
          <a href={`${base}/lineup.csv`}>Table (CSV)</a>
        </li>
        <li>
          <a href={`${base}/lineup.json`}>Data (JSON)</a>, <a href="/lineup-schema.json">its schema</a>
        </li>
        <li>
          <a href={`${base}/schedule.xml`}>Schedule (XML)</a>,{' '}
          <a href={`${base}/schedule.json`}>the same in JSON</a>
        </li>
      </ul>
      <CalendarList title="Calendars by stage" folder={`${base}/stages`} of={release.stages} />
      <p>
        Calendars by artist stand with the <a href={`${base}/artists`}>artists</a>.
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
