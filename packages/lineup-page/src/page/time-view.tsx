/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicSet } from '@lineup/domain/release';
import { picturePath } from '../http.ts';
import type { PublicPlace } from '../place.ts';
import { DaySection } from './day-section.tsx';
import { useLanguage } from './page-language.ts';
import { type Programme, type TimeSlot, timesOfDay } from './programme.ts';
import { listClass, stageClass } from './row-classes.ts';
import { afterMidnightText, SetTexts } from './set-row.tsx';
import { clockText, isAfterMidnight, machineTime } from './times.ts';

interface TimeViewProps {
  readonly programme: Programme;
  readonly place: PublicPlace;
}

/** Every day from its first set to its last, across all stages. */
export function TimeView({ programme, place }: TimeViewProps) {
  const language = useLanguage();
  const { timezone } = programme.festival;
  return (
    <>
      {programme.days.map((day) => {
        const slots = timesOfDay(day);
        const rows = slots.reduce((sum, { sets }) => sum + sets.length, 0);
        const firstLate = slots.findIndex(
          ({ start }) =>
            day.date !== null && start !== null && isAfterMidnight(day.date, start, { timezone }),
        );
        return (
          <DaySection date={day.date}>
            <div class="slots" data-times={slots.length} data-rows={rows}>
              {slots.map((slot, index) => (
                <>
                  {index === firstLate && <p class="mid">{afterMidnightText(day.date ?? '', language)}</p>}
                  <Slot slot={slot} programme={programme} place={place} />
                </>
              ))}
            </div>
          </DaySection>
        );
      })}
    </>
  );
}

function Slot({ slot: { start, sets }, programme, place }: TimeViewProps & { readonly slot: TimeSlot }) {
  const { festival } = programme;
  const language = useLanguage();
  return (
    <section class={`slot ${listClass(sets.length)}`}>
      <h3>
        {start === null ? (
          language.text('timeToCome')
        ) : (
          <time datetime={machineTime(start, festival.timezone)}>{clockText(start, festival)}</time>
        )}
      </h3>
      <ul>
        {sets.map((set) => (
          <SlotRow set={set} programme={programme} place={place} />
        ))}
      </ul>
    </section>
  );
}

/** The page's script reads `id`, `datetime` and the row's data attributes. */
function SlotRow({ set, programme, place }: TimeViewProps & { readonly set: PublicSet }) {
  const stage = programme.stages.get(set.stage ?? '') ?? null;
  return (
    <li
      id={`s${set.number}`}
      class={stageClass(stage)}
      data-stage={stage?.slug}
      data-artist={set.profiles === undefined ? undefined : set.artist}
    >
      <Picture set={set} programme={programme} place={place} />
      <SetTexts set={set} programme={programme} where={<Where set={set} programme={programme} />} />
    </li>
  );
}

interface SetOfProgramme {
  readonly set: PublicSet;
  readonly programme: Programme;
}

/** The stage, and the end. */
function Where({ set: { stage, end }, programme: { festival, stages } }: SetOfProgramme) {
  const language = useLanguage();
  const name = stages.get(stage ?? '')?.name;
  return (
    <p class="w">
      {name === undefined ? language.text('stageToCome') : <bdi>{name}</bdi>}
      {end !== null && (
        <>
          {' · '}
          {language.around('until', {
            time: <time datetime={machineTime(end, festival.timezone)}>{clockText(end, festival)}</time>,
          })}
        </>
      )}
    </p>
  );
}

/** The smallest copy of the artist's picture; a box in the stage's colour if there is none. */
function Picture({ set, programme, place }: TimeViewProps & { readonly set: PublicSet }) {
  const [sha] = (set.profiles ?? []).flatMap((id) => programme.pictures.get(id) ?? []);
  if (sha === undefined || place.kind !== 'lineup') return <i />;
  return <img src={picturePath(place.slug, sha)} alt="" width="48" height="48" loading="lazy" />;
}
