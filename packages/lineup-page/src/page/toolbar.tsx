/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicStage } from '@lineup/domain/release';
import { dayId } from './day-section.tsx';
import type { DayProgramme } from './programme.ts';
import { useLanguage } from './page-language.ts';

interface ToolbarProps {
  readonly days: readonly DayProgramme[];
  readonly stages: readonly PublicStage[];
}

/** The navigation of the programme: its days as links; picks, search and filters, which appear once the script runs. */
export function Toolbar({ days, stages }: ToolbarProps) {
  const language = useLanguage();
  return (
    <div class="bar">
      <div class="days">
        <nav aria-label={language.text('days')}>
          <ul>
            {days.map(({ date }) => (
              <li>
                <a href={`#${dayId(date)}`}>
                  {date === null ? language.text('later') : <DayLink date={date} />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          form="tools"
          name="picks"
          aria-pressed="false"
          aria-label={language.text('myPicks')}
          disabled
        />
        <button
          type="button"
          form="tools"
          name="find"
          aria-expanded="false"
          aria-label={language.text('search')}
          disabled
        />
      </div>
      <search aria-label={language.text('searchAndFilter')}>
        <form id="tools">
          <fieldset disabled>
            <SearchField />
            <select name="stage" aria-label={language.text('stage')}>
              <option value="">{language.text('allStages')}</option>
              {stages.map(({ name, slug }) => (
                <option value={slug}>{name}</option>
              ))}
            </select>
            <select name="day" aria-label={language.text('day')}>
              <option value="">{language.text('allDays')}</option>
              {days.map(({ date }) => (
                <option value={dayId(date)}>
                  {date === null ? language.text('daysToCome') : language.day(date)}
                </option>
              ))}
            </select>
          </fieldset>
        </form>
      </search>
    </div>
  );
}

/** The same above the list of artists. */
export function ArtistsBar() {
  return (
    <div class="bar">
      <search aria-label={useLanguage().text('search')} class="open">
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
  const language = useLanguage();
  return (
    <input
      type="search"
      name="text"
      placeholder={language.text('searchHint')}
      aria-label={language.text('searchField')}
      autocomplete="off"
    />
  );
}

/** The visible text is short; screen readers get the full text. */
function DayLink({ date }: { readonly date: string }) {
  const language = useLanguage();
  return (
    <>
      <time datetime={date} aria-hidden="true">
        {language.shortDay(date)}
      </time>
      <span class="unseen">{language.day(date)}</span>
    </>
  );
}
