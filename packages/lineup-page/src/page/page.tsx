/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { formatClock, zoneName } from '@lineup/domain';
import type { PublicRelease } from '@lineup/domain/release';
import type { PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';
import { ChangesView } from './changes-view.tsx';
import { FeedsView } from './feeds-view.tsx';
import { ProgrammeView } from './programme-view.tsx';
import { type DayProgramme, programmeOf } from './programme.ts';
import { aboutProgramme, htmlFile, Notice, Shell, withdrawn } from './shell.tsx';
import { festivalData } from './structured-data.ts';
import { Toolbar } from './toolbar.tsx';

interface PageProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/** The page of a release, by day and stage: a whole document, readable without its script. */
export function renderPage(release: PublicRelease, place: PublicPlace): PublicFile {
  return htmlFile(
    <Shell
      release={release}
      place={place}
      about={{
        path: '',
        name: 'programme',
        title: `${release.festival.name}: lineup`,
        ...aboutProgramme(release),
        data: () => festivalData(release, place),
      }}
    >
      {release.state === 'withdrawn' ? withdrawn : <Lineup release={release} place={place} />}
    </Shell>,
  );
}

function Lineup({ release, place }: PageProps) {
  const days = programmeOf(release);
  if (days.length === 0)
    return (
      <Notice title="The lineup is still a secret">
        Nothing has been announced yet. Come back soon: what is announced stands here first.
      </Notice>
    );
  return (
    <>
      <Toolbar days={days} stages={release.stages} place={place} />
      <main id="content" tabindex={-1}>
        <p class="zone">{timesText(release.festival, days)}</p>
        <ChangesView release={release} />
        <ProgrammeView days={days} festival={release.festival} />
        {place.kind === 'lineup' && <FeedsView release={release} place={place} />}
      </main>
    </>
  );
}

function timesText(festival: PublicRelease['festival'], days: readonly DayProgramme[]): string {
  const { timezone, dayStartsAt, hourCycle } = festival;
  const zone = `All times are those at the festival (${zoneName(timezone)}).`;
  if (dayStartsAt === '00:00' || days.every(({ date }) => date === null)) return zone;
  return `${zone} What plays after midnight, until ${formatClock(dayStartsAt, hourCycle)}, stands with the evening before.`;
}
