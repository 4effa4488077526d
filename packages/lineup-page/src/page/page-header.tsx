/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { countArtists, type PublicRelease } from '@lineup/domain/release';
import { initialsOf, pickByText, stageColorCount } from '@lineup/look';
import { picturePath } from '../http.ts';
import { type PublicPlace } from '../place.ts';
import { useLanguage } from './page-language.ts';

interface PageHeaderProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/** Longer names are set smaller. */
const longName = 40;

/** The festival's cover and name, when and where it is. */
export function PageHeader({ release, place }: PageHeaderProps) {
  const language = useLanguage();
  const { festival, sets, stages } = release;
  const dates = language.dates(festival.days);
  const counts = [
    // As the portal counts them. The list of artists may be shorter: spellings of one name share an entry there.
    language.text('countOfArtists', { count: countArtists(sets.map(({ name }) => name ?? '')) }),
    language.text('countOfSets', { count: sets.length }),
    language.text('countOfStages', { count: stages.length }),
  ];
  return (
    <header class="head">
      <Cover festival={festival} place={place} />
      <div>
        {place.kind === 'preview' && <p class="preview">{language.text('preview')}</p>}
        <h1 dir="auto" class={festival.name.length > longName ? 'long' : undefined}>
          {festival.name}
        </h1>
        {dates !== null && <p class="when">{dates}</p>}
        <p class="where" dir="auto">
          {festival.location}
        </p>
        {sets.length > 0 && <p class="counts">{counts.join(' · ')}</p>}
      </div>
    </header>
  );
}

function Cover({
  festival,
  place,
}: {
  readonly festival: PublicRelease['festival'];
  readonly place: PublicPlace;
}) {
  // Pictures of what is not public have no public address.
  if (festival.cover !== null && place.kind === 'lineup')
    return (
      <img
        class="cover"
        src={picturePath(place.slug, festival.cover)}
        alt=""
        width="500"
        height="300"
        fetchpriority="high"
        decoding="async"
      />
    );
  return (
    <svg
      class={`cover c${pickByText(festival.name, stageColorCount) + 1}`}
      viewBox="0 0 500 300"
      aria-hidden="true"
    >
      <text x="250" y="215" text-anchor="middle">
        {initialsOf(festival.name)}
      </text>
    </svg>
  );
}
