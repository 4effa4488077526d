/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { countArtists, type PublicRelease } from '@lineup/domain/release';
import { initialsOf, pickByText, stageColorCount } from '@lineup/look';
import { picturePath } from '../http.ts';
import { type PublicPlace } from '../place.ts';
import { countText, datesText } from './labels.ts';

interface PageHeaderProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/** Longer names are set smaller. */
const longName = 40;

/** The festival's cover and name, when and where it is. */
export function PageHeader({ release, place }: PageHeaderProps) {
  const { festival, sets, stages } = release;
  const dates = datesText(festival.days);
  const counts = [
    // As the portal counts them. The list of artists may be shorter: spellings of one name share an entry there.
    countText(countArtists(sets.map(({ name }) => name ?? '')), 'artist'),
    countText(sets.length, 'set'),
    countText(stages.length, 'stage'),
  ];
  return (
    <header class="head">
      <Cover festival={festival} place={place} />
      <div>
        {place.kind === 'preview' && <p class="preview">Preview, not public: please do not pass it on.</p>}
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
