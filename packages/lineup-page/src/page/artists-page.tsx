/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicRelease } from '@lineup/domain/release';
import { pageHref, pagePath, type PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';
import { type ArtistSets, artistsOf } from './programme.ts';
import { pageLanguage, useLanguage } from './page-language.ts';
import { SetLink, stageNames } from './set-link.tsx';
import { aboutProgramme, htmlFile, Notice, Shell, Withdrawn } from './shell.tsx';
import { ArtistsBar } from './toolbar.tsx';
import { ViewsNav } from './views-nav.tsx';

interface ArtistsProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/**
 * The page of a release by artist. It is a separate document: together with the programme, a large lineup would be too
 * heavy for a phone in a field.
 */
export function renderArtistsPage(release: PublicRelease, place: PublicPlace): PublicFile {
  const language = pageLanguage(release, place);
  return htmlFile(
    <Shell
      release={release}
      place={place}
      about={{
        path: '/artists',
        viewPath: '/artists',
        title: language.text('titleOfArtists', { festival: release.festival.name }),
        ...aboutProgramme(release, language),
        data: null,
      }}
    >
      {release.state === 'withdrawn' ? <Withdrawn /> : <Artists release={release} place={place} />}
    </Shell>,
    release,
  );
}

function Artists({ release, place }: ArtistsProps) {
  const language = useLanguage();
  const artists = artistsOf(release);
  const stages = stageNames(release);
  if (artists.length === 0)
    return <Notice title={language.text('noArtistsTitle')}>{language.text('noArtists')}</Notice>;
  return (
    <>
      <ViewsNav place={place} current="artists" />
      <ArtistsBar />
      <main id="content" tabindex={-1} class="artists">
        <h2>{language.text('viewArtists')}</h2>
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
  const language = useLanguage();
  return (
    <li id={slug}>
      <h3 dir="auto">
        {place.kind === 'lineup' ? <a href={pageHref(place, `/artists/${slug}`)}>{name}</a> : name}
      </h3>
      {sets.map((set) => (
        <SetLink set={set} stages={stages} festival={festival} place={place} />
      ))}
      {place.kind === 'lineup' && (
        <a
          class="ics"
          href={`${pagePath(place)}/artists/${slug}.ics`}
          aria-label={language.text('calendarOf', { name })}
        >
          {language.text('calendar')}
        </a>
      )}
    </li>
  );
}
