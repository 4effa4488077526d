/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { formatClock, zoneName } from '@lineup/domain';
import type { PublicRelease } from '@lineup/domain/release';
import type { PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';
import { ChangesView } from './changes-view.tsx';
import { FeedsView } from './feeds-view.tsx';
import { GridView } from './grid-view.tsx';
import { type DayProgramme, type Programme, programmeOf } from './programme.ts';
import { aboutProgramme, htmlFile, Notice, Shell, withdrawn } from './shell.tsx';
import { StagesView } from './stages-view.tsx';
import { festivalData } from './structured-data.ts';
import { TimeView } from './time-view.tsx';
import { Toolbar } from './toolbar.tsx';
import { ViewsNav } from './views-nav.tsx';
import type { ProgrammeView } from './views.ts';

interface PageProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
  readonly view: ProgrammeView;
}

/**
 * The page of a release in one of its views: a whole document, readable without its script. What plays now, the script finds out: the same
 * release is the same document at any time.
 */
export function renderPage(release: PublicRelease, place: PublicPlace, view: ProgrammeView): PublicFile {
  return htmlFile(
    <Shell
      release={release}
      place={place}
      about={{
        // All views are one page to those who search and share.
        path: '',
        name: 'programme',
        title: `${release.festival.name}: lineup`,
        ...aboutProgramme(release),
        data: () => festivalData(release, place),
        isGrid: view === 'grid',
      }}
    >
      {release.state === 'withdrawn' ? withdrawn : <Lineup release={release} place={place} view={view} />}
    </Shell>,
  );
}

function Lineup({ release, place, view }: PageProps) {
  const programme = programmeOf(release);
  const { days } = programme;
  if (days.length === 0)
    return (
      <Notice title="The lineup is still a secret">
        Nothing has been announced yet. Come back soon: what is announced stands here first.
      </Notice>
    );
  return (
    <>
      <ViewsNav place={place} current={view} />
      <Toolbar days={days} stages={release.stages} />
      <main id="content" tabindex={-1} class={`by-${view}`}>
        <ViewOf view={view} programme={programme} place={place} />
        <p class="zone">{timesText(release.festival, days)}</p>
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

function timesText(festival: PublicRelease['festival'], days: readonly DayProgramme[]): string {
  const { timezone, dayStartsAt, hourCycle } = festival;
  const zone = `All times are those at the festival (${zoneName(timezone)}).`;
  if (dayStartsAt === '00:00' || days.every(({ date }) => date === null)) return zone;
  return `${zone} What plays after midnight, until ${formatClock(dayStartsAt, hourCycle)}, stands with the evening before.`;
}
