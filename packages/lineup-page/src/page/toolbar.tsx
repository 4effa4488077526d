/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicStage } from '@lineup/domain/release';
import { dayId } from './day-section.tsx';
import type { DayProgramme } from './programme.ts';
import { dayText, shortDayText } from './labels.ts';

interface ToolbarProps {
  readonly days: readonly DayProgramme[];
  readonly stages: readonly PublicStage[];
}

/** The ways into the programme: its days as links; picks, search and filters, which wait for the script. */
export function Toolbar({ days, stages }: ToolbarProps) {
  return (
    <div class="bar">
      <div class="days">
        <nav aria-label="Days">
          <ul>
            {days.map(({ date }) => (
              <li>
                <a href={`#${dayId(date)}`}>{date === null ? 'Later' : <DayLink date={date} />}</a>
              </li>
            ))}
          </ul>
        </nav>
        <button type="button" form="tools" name="picks" aria-pressed="false" aria-label="My picks" disabled />
        <button type="button" form="tools" name="find" aria-expanded="false" aria-label="Search" disabled />
      </div>
      <search aria-label="Search and filter">
        <form id="tools">
          <fieldset disabled>
            <SearchField />
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
          </fieldset>
        </form>
      </search>
    </div>
  );
}

/** The same above the artists. */
export function ArtistsBar() {
  return (
    <div class="bar">
      <search aria-label="Search" class="open">
        <form id="tools">
          <fieldset disabled>
            <SearchField />
          </fieldset>
        </form>
      </search>
    </div>
  );
}

function SearchField() {
  return (
    <input
      type="search"
      name="text"
      placeholder="Artist or stage"
      aria-label="Search artists and stages"
      autocomplete="off"
    />
  );
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
