/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { formatClock, zoneName } from '@lineup/domain';
import type { PublicRelease } from '@lineup/domain/release';
import type { PublicPlace } from '../place.ts';
import type { Language } from '../texts/language.ts';
import type { PublicFile } from '../public-file.ts';
import { ChangesView } from './changes-view.tsx';
import { FeedsView } from './feeds-view.tsx';
import { GridView } from './grid-view.tsx';
import { type DayProgramme, type Programme, programmeOf } from './programme.ts';
import { pageLanguage, useLanguage } from './page-language.ts';
import { aboutProgramme, htmlFile, Notice, Shell, Withdrawn } from './shell.tsx';
import { StagesView } from './stages-view.tsx';
import { festivalData } from './structured-data.ts';
import { TimeView } from './time-view.tsx';
import { Toolbar } from './toolbar.tsx';
import { ViewsNav } from './views-nav.tsx';
import { views, type ProgrammeView } from './views.ts';

interface PageProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
  readonly view: ProgrammeView;
}

/**
 * Renders the page of a release in one of its views: a whole document, readable without its script. The script finds
 * out what plays now, so that the same release is the same document at any time.
 */
export function renderPage(release: PublicRelease, place: PublicPlace, view: ProgrammeView): PublicFile {
  const language = pageLanguage(release, place);
  return htmlFile(
    <Shell
      release={release}
      place={place}
      about={{
        // For search engines and shared links, all views are one page.
        path: '',
        viewPath: views[view].path,
        title: language.text('title', { festival: release.festival.name }),
        ...aboutProgramme(release, language),
        data: () => festivalData(release, place),
        isGrid: view === 'grid',
      }}
    >
      {release.state === 'withdrawn' ? <Withdrawn /> : <Lineup release={release} place={place} view={view} />}
    </Shell>,
    release,
  );
}

function Lineup({ release, place, view }: PageProps) {
  const language = useLanguage();
  const programme = programmeOf(release);
  const { days } = programme;
  if (days.length === 0)
    return <Notice title={language.text('secretTitle')}>{language.text('secret')}</Notice>;
  return (
    <>
      <ViewsNav place={place} current={view} />
      <Toolbar days={days} stages={release.stages} />
      <main id="content" tabindex={-1} class={`by-${view}`}>
        <ViewOf view={view} programme={programme} place={place} />
        <p class="zone">{timesText(release.festival, days, language)}</p>
        <ChangesView release={release} />
        {place.kind === 'lineup' && <FeedsView release={release} place={place} />}
      </main>
    </>
  );
}

interface ViewOfProps extends Pick<PageProps, 'place' | 'view'> {
  readonly programme: Programme;
}

function ViewOf({ view, programme, place }: ViewOfProps) {
  if (view === 'grid') return <GridView programme={programme} />;
  if (view === 'stages') return <StagesView programme={programme} />;
  return <TimeView programme={programme} place={place} />;
}

function timesText(
  festival: PublicRelease['festival'],
  days: readonly DayProgramme[],
  language: Language,
): string {
  const { timezone, dayStartsAt, hourCycle } = festival;
  const zone = language.text('zone', { zone: zoneName(timezone) });
  if (dayStartsAt === '00:00' || days.every(({ date }) => date === null)) return zone;
  return `${zone} ${language.text('evening', { time: formatClock(dayStartsAt, hourCycle) })}`;
}
