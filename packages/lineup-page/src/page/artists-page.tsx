/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicRelease, PublicSet } from '@lineup/domain/release';
import { pagePath, type PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';
import { type ArtistSets, artistsOf } from './programme.ts';
import { htmlFile, Notice, Shell, withdrawn } from './shell.tsx';
import { ArtistsBar } from './toolbar.tsx';
import { whenText } from './times.ts';

interface ArtistsProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/** The page of a release by artist. It stands by itself: with the programme in one document, a large lineup would be too heavy for a field. */
export function renderArtistsPage(release: PublicRelease, place: PublicPlace): PublicFile {
  return htmlFile(
    <Shell release={release} place={place} view="artists">
      {release.state === 'withdrawn' ? withdrawn : <Artists release={release} place={place} />}
    </Shell>,
  );
}

function Artists({ release, place }: ArtistsProps) {
  const artists = artistsOf(release);
  const stages = new Map(release.stages.map(({ slug, name }) => [slug, name]));
  if (artists.length === 0) return <Notice title="Nobody is announced yet">Come back soon.</Notice>;
  return (
    <>
      <ArtistsBar place={place} />
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
      <h3 dir="auto">{name}</h3>
      {sets.map((set) => (
        <a href={`${base}#s${set.number}`}>
          <SetPlace set={set} stage={stages.get(set.stage ?? '')} festival={festival} />
        </a>
      ))}
      {place.kind === 'lineup' && (
        <a class="ics" href={`${base}/artists/${slug}.ics`} aria-label={`Calendar of ${name}`}>
          Calendar
        </a>
      )}
    </li>
  );
}

interface SetPlaceProps {
  readonly set: PublicSet;
  readonly stage: string | undefined;
  readonly festival: PublicRelease['festival'];
}

function SetPlace({ set: { day, start, status }, stage, festival }: SetPlaceProps) {
  const when = whenText(day, start, festival);
  const text = (
    <>
      {when}
      {stage !== undefined && (
        <>
          {' · '}
          <bdi>{stage}</bdi>
        </>
      )}
    </>
  );
  if (status === 'confirmed') return text;
  return (
    <>
      <s>{text}</s> <strong>{status === 'cancelled' ? 'Cancelled' : 'Replaced'}</strong>
    </>
  );
}
