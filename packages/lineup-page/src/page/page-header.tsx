/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { countArtists, type PublicRelease } from '@lineup/domain/release';
import { initialsOf, pickByText, stageColorCount } from '@lineup/look';
import { pictureHref, type PublicPlace } from '../place.ts';
import { LinksAndNote, Logo } from './look.tsx';
import { useLanguage } from './page-language.ts';

interface PageHeaderProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/** Longer names are set in smaller type. */
const longName = 40;

/** The festival's cover and name, dates and place. */
export function PageHeader({ release, place }: PageHeaderProps) {
  const language = useLanguage();
  const { festival, sets, stages } = release;
  const dates = language.dates(festival.days);
  const counts = [
    // Counted as in the portal. The list of artists may be shorter: spellings of one name share an entry there.
    language.text('countOfArtists', { count: countArtists(sets.map(({ name }) => name ?? '')) }),
    language.text('countOfSets', { count: sets.length }),
    language.text('countOfStages', { count: stages.length }),
  ];
  const cover = festival.cover === null ? null : pictureHref(place, festival.cover);
  const hasLogo = festival.logo !== undefined && pictureHref(place, festival.logo.sha256) !== null;
  return (
    <header>
      <div class={hasLogo ? `head with-logo${cover === null ? ' only-logo' : ''}` : 'head'}>
        {(cover !== null || !hasLogo) && <Cover address={cover} name={festival.name} />}
        <Logo logo={festival.logo} place={place} />
        <div>
          {place.kind === 'preview' && <p class="preview">{language.text('preview')}</p>}
          <h1 class={festival.name.length > longName ? 'long' : undefined}>
            <bdi>{festival.name}</bdi>
          </h1>
          {dates !== null && <p class="when">{dates}</p>}
          <p class="where">
            <bdi>{festival.location}</bdi>
          </p>
          {sets.length > 0 && <p class="counts">{counts.join(' · ')}</p>}
        </div>
      </div>
      <LinksAndNote festival={festival} />
    </header>
  );
}

/** Shows the initials of the name if there is no picture. */
function Cover({ address, name }: { readonly address: string | null; readonly name: string }) {
  if (address !== null)
    return (
      <img
        class="cover"
        src={address}
        alt=""
        width="500"
        height="300"
        fetchpriority="high"
        decoding="async"
      />
    );
  return (
    <svg class={`cover c${pickByText(name, stageColorCount) + 1}`} viewBox="0 0 500 300" aria-hidden="true">
      <text x="250" y="215" text-anchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
