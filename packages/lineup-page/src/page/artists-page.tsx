/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicRelease } from '@lineup/domain/release';
import { pagePath, type PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';
import { type ArtistSets, artistsOf } from './programme.ts';
import { SetLink, stageNames } from './set-link.tsx';
import { aboutProgramme, htmlFile, Notice, Shell, withdrawn } from './shell.tsx';
import { ArtistsBar } from './toolbar.tsx';
import { ViewsNav } from './views-nav.tsx';

interface ArtistsProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/** The page of a release by artist. It stands by itself: with the programme in one document, a large lineup would be too heavy for a field. */
export function renderArtistsPage(release: PublicRelease, place: PublicPlace): PublicFile {
  return htmlFile(
    <Shell
      release={release}
      place={place}
      about={{
        path: '/artists',
        name: 'artists',
        title: `${release.festival.name}: artists`,
        ...aboutProgramme(release),
        data: null,
      }}
    >
      {release.state === 'withdrawn' ? withdrawn : <Artists release={release} place={place} />}
    </Shell>,
  );
}

function Artists({ release, place }: ArtistsProps) {
  const artists = artistsOf(release);
  const stages = stageNames(release);
  if (artists.length === 0) return <Notice title="Nobody is announced yet">Come back soon.</Notice>;
  return (
    <>
      <ViewsNav place={place} current="artists" />
      <ArtistsBar />
      <main id="content" tabindex={-1} class="artists">
        <h2>Artists</h2>
        <ul>
          {artists.map((artist) => (
            <ArtistItem artist={artist} stages={stages} festival={release.festival} place={place} />
          ))}
        </ul>
      </main>
    </>
  );
}

interface ArtistItemProps {
  readonly artist: ArtistSets;
  readonly stages: ReadonlyMap<string, string>;
  readonly festival: PublicRelease['festival'];
  readonly place: PublicPlace;
}

function ArtistItem({ artist: { slug, name, sets }, stages, festival, place }: ArtistItemProps) {
  const base = pagePath(place);
  return (
    <li id={slug}>
      <h3 dir="auto">{place.kind === 'lineup' ? <a href={`${base}/artists/${slug}`}>{name}</a> : name}</h3>
      {sets.map((set) => (
        <SetLink set={set} stages={stages} festival={festival} base={base} />
      ))}
      {place.kind === 'lineup' && (
        <a class="ics" href={`${base}/artists/${slug}.ics`} aria-label={`Calendar of ${name}`}>
          Calendar
        </a>
      )}
    </li>
  );
}
