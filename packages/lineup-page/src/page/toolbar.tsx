/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicStage } from '@lineup/domain/release';
import { pagePath, type PublicPlace } from '../place.ts';
import { dayId } from './programme-view.tsx';
import type { DayProgramme } from './programme.ts';
import { dayText, shortDayText } from './labels.ts';

interface ToolbarProps {
  readonly days: readonly DayProgramme[];
  readonly stages: readonly PublicStage[];
  readonly place: PublicPlace;
}

/** The ways into the programme: its parts as links; search and filters, which wait for the script. */
export function Toolbar({ days, stages, place }: ToolbarProps) {
  return (
    <div class="bar">
      <nav aria-label="Days and artists">
        <ul>
          {days.map(({ date }) => (
            <li>
              <a href={`#${dayId(date)}`}>{date === null ? 'Later' : <DayLink date={date} />}</a>
            </li>
          ))}
          <li>
            <a href={`${pagePath(place)}/artists`}>Artists</a>
          </li>
        </ul>
      </nav>
      <search aria-label="Search and filter">
        <form id="tools">
          <fieldset disabled>
            <SearchField label="Search artists and stages" hint="Artist or stage" />
            <select name="stage" aria-label="Stage">
              <option value="">All stages</option>
              {stages.map(({ name, slug }) => (
                <option value={slug}>{name}</option>
              ))}
            </select>
            <select name="day" aria-label="Day">
              <option value="">All days</option>
              {days.map(({ date }) => (
                <option value={dayId(date)}>{date === null ? 'Days to be announced' : dayText(date)}</option>
              ))}
            </select>
            <button type="button" name="picks" aria-pressed="false">
              My picks
            </button>
            <button type="button" name="now" aria-pressed="false" hidden>
              On now
            </button>
          </fieldset>
        </form>
      </search>
    </div>
  );
}

interface ArtistsBarProps {
  readonly place: PublicPlace;
  /** On the page of one artist: the way up instead of a search. */
  readonly isBelow?: boolean;
}

/** The same above the artists. */
export function ArtistsBar({ place, isBelow = false }: ArtistsBarProps) {
  return (
    <div class="bar">
      <nav aria-label="Programme">
        <ul>
          <li>
            <a href={pagePath(place)}>By day and stage</a>
          </li>
          {isBelow && (
            <li>
              <a href={`${pagePath(place)}/artists`}>Artists</a>
            </li>
          )}
        </ul>
      </nav>
      {!isBelow && (
        <search aria-label="Search">
          <form id="tools">
            <fieldset disabled>
              <SearchField label="Search artists and stages" hint="Artist or stage" />
            </fieldset>
          </form>
        </search>
      )}
    </div>
  );
}

function SearchField({ label, hint }: { readonly label: string; readonly hint: string }) {
  return <input type="search" name="text" placeholder={hint} aria-label={label} autocomplete="off" />;
}

/** Shown in short, read in full. */
function DayLink({ date }: { readonly date: string }) {
  return (
    <>
      <time datetime={date} aria-hidden="true">
        {shortDayText(date)}
      </time>
      <span class="unseen">{dayText(date)}</span>
    </>
  );
}
