/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { artistLinkKinds, artistLinkNames } from '@lineup/domain';
import type { PublicProfile, PublicRelease } from '@lineup/domain/release';
import { picturePath } from '../http.ts';
import { pagePath, type PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';
import { artistData } from './structured-data.ts';
import { type ArtistSets, artistsOf, largestPictures, profilesOf } from './programme.ts';
import { SetLink, stageNames } from './set-link.tsx';
import { htmlFile, Shell } from './shell.tsx';
import { ViewsNav } from './views-nav.tsx';
import { pageLanguage, useLanguage } from './page-language.ts';

interface ArtistProps {
  readonly artist: ArtistSets;
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/** The page of one artist: the public profile, and all sets under that name. Null if the release has no such artist. */
export function renderArtistPage(
  release: PublicRelease,
  place: PublicPlace,
  slug: string,
): PublicFile | null {
  const artist = artistsOf(release).find((each) => each.slug === slug);
  // A preview has no artist pages, because they would be public.
  if (artist === undefined || place.kind === 'preview') return null;
  const language = pageLanguage(release, place);
  const profiles = profilesOf(artist, release);
  const texts = profiles.flatMap(({ values }) => values.shortText ?? []);
  const about = [artist.name, language.dates(release.festival.days), release.festival.location];
  return htmlFile(
    <Shell
      release={release}
      place={place}
      about={{
        path: `/artists/${slug}`,
        viewPath: `/artists/${slug}`,
        title: `${artist.name} · ${release.festival.name}`,
        description: [...texts, about.filter(Boolean).join(' · ')].join(' '),
        picture: largestPictures(profiles)[0] ?? null,
        data: () => artistData(artist, profiles, release, place),
      }}
    >
      <ViewsNav place={place} current="artists" isBelow />
      <main id="content" class="artist" tabindex={-1}>
        <h2 dir="auto">{artist.name}</h2>
        {profiles.map((profile) => (
          <Profile profile={profile} isNamed={profiles.length > 1} place={place} />
        ))}
        <Sets artist={artist} release={release} place={place} />
      </main>
    </Shell>,
    release,
  );
}

interface ProfileProps {
  readonly profile: PublicProfile;
  /** Several profiles share the name of the page. */
  readonly isNamed: boolean;
  readonly place: PublicPlace;
}

function Profile({ profile: { values, pictures }, isNamed, place }: ProfileProps) {
  const language = useLanguage();
  const { name, country, genres = [], shortText, longText, links, imageCredit } = values;
  const facts = [...(genres ?? []), ...(country ? [language.country(country)] : [])];
  const sources = pictures
    .filter(({ width }) => width > 0)
    .map(({ width, sha256 }) => `${picturePath(place.slug, sha256)} ${width}w`);
  const [picture] = pictures;
  return (
    <section class="profile">
      {picture !== undefined && (
        <figure>
          <img
            src={picturePath(place.slug, picture.sha256)}
            srcset={sources.length === 0 ? undefined : sources.join(', ')}
            sizes="(width < 40rem) 100vw, 20rem"
            alt={name}
            width="480"
            height="480"
          />
          {imageCredit && <figcaption dir="auto">{imageCredit}</figcaption>}
        </figure>
      )}
      <div>
        {isNamed && <h3 dir="auto">{name}</h3>}
        {facts.length > 0 && <p class="facts">{facts.join(' · ')}</p>}
        {shortText && (
          <p class="short" dir="auto">
            {shortText}
          </p>
        )}
        {longText?.split(/\n+/u).map((paragraph) => (
          <p dir="auto">{paragraph}</p>
        ))}
        {links && (
          <ul class="links">
            {artistLinkNames.map((kind) => {
              const address = links[kind];
              return (
                address && (
                  <li>
                    <a class="control" href={address} rel="noopener noreferrer">
                      {kind === 'website' ? language.text('website') : artistLinkKinds[kind].label}
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}

function Sets({ artist: { slug, name, sets }, release, place }: ArtistProps) {
  const language = useLanguage();
  const stages = stageNames(release);
  return (
    <section class="sets">
      <h3>{language.text('setsOfArtist', { count: sets.length })}</h3>
      <ul>
        {sets.map((set) => (
          <li>
            <SetLink set={set} stages={stages} festival={release.festival} place={place} />
          </li>
        ))}
      </ul>
      <p>
        <a
          class="ics"
          href={`${pagePath(place)}/artists/${slug}.ics`}
          aria-label={language.text('calendarOf', { name })}
        >
          {language.text('calendar')}
        </a>
      </p>
    </section>
  );
}
