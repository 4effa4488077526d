/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { addDays } from '@lineup/domain';
import type { PublicSet } from '@lineup/domain/release';
import type { Child } from 'hono/jsx';
import type { Language } from '../texts/language.ts';
import { clockText, isAfterMidnight, machineTime, type FestivalClock } from './times.ts';
import { useLanguage } from './page-language.ts';
import { newsText } from './news.ts';
import type { Programme } from './programme.ts';

interface SetListProps {
  readonly sets: readonly PublicSet[];
  readonly programme: Programme;
  /** The classes that place the row of a set in the grid. */
  readonly placeOf?: (set: PublicSet) => string;
}

/** The sets of a stage on a day, with a line before the first one that begins after midnight. */
export function SetList({ sets, programme, placeOf }: SetListProps) {
  const language = useLanguage();
  const clock = programme.festival;
  const firstLate = sets.findIndex(
    ({ day, start }) => day !== null && start !== null && isAfterMidnight(day, start, clock),
  );
  return (
    <ol>
      {sets.map((set, index) => (
        <>
          {index === firstLate && <li class="mid">{afterMidnightText(set.day ?? '', language)}</li>}
          <SetRow set={set} programme={programme} place={placeOf?.(set)} />
        </>
      ))}
    </ol>
  );
}

/** The page's script reads `id`, `datetime` and `data-artist`. */
function SetRow({ set, programme, place }: RowProps & { readonly place: string | undefined }) {
  return (
    <li id={`s${set.number}`} class={place} data-artist={set.profiles === undefined ? undefined : set.artist}>
      <SetTimes set={set} clock={programme.festival} />
      <SetTexts set={set} programme={programme} />
    </li>
  );
}

interface RowProps {
  readonly set: PublicSet;
  readonly programme: Programme;
}

function SetTimes({
  set: { start, end },
  clock,
}: {
  readonly set: PublicSet;
  readonly clock: FestivalClock;
}) {
  const language = useLanguage();
  if (start === null) return <p class="t">{language.text('timeToComeShort')}</p>;
  return (
    <p class="t">
      <time datetime={machineTime(start, clock.timezone)}>{clockText(start, clock)}</time>
      {end !== null && <time datetime={machineTime(end, clock.timezone)}>{clockText(end, clock)}</time>}
    </p>
  );
}

/** The artist, whether the set is off, other announced details, the place, and what changed in the release. */
export function SetTexts({ set, programme, where }: RowProps & { readonly where?: Child }) {
  const language = useLanguage();
  const { status, replacedBy, texts = {} } = set;
  const name = <SetName set={set} />;
  const others = Object.values(texts);
  const change = programme.news.get(set.id);
  const news = change === undefined ? null : newsText(change, programme.festival, language);
  if (status === 'confirmed' && others.length === 0 && news === null && where === undefined) return name;
  return (
    <div>
      {name}
      {status !== 'confirmed' && ' '}
      {status === 'cancelled' && <strong>{language.text('cancelled')}</strong>}
      {status === 'replaced' && (
        <strong>{replacedBy === null ? language.text('replaced') : <Replaced by={replacedBy} />}</strong>
      )}
      {others.map((text) => (
        <small dir="auto">{text}</small>
      ))}
      {where}
      {news !== null && (
        <p class="change" dir="auto">
          {news}
        </p>
      )}
    </div>
  );
}

function SetName({ set: { number, name, status } }: { readonly set: PublicSet }) {
  const href = `#s${number}`;
  const toBeAnnounced = useLanguage().text('nameToCome');
  if (status !== 'confirmed')
    return (
      <a href={href} dir="auto">
        <s>{name ?? toBeAnnounced}</s>
      </a>
    );
  return name === null ? (
    <a href={href} class="tba">
      {toBeAnnounced}
    </a>
  ) : (
    <a href={href} dir="auto">
      {name}
    </a>
  );
}

function Replaced({ by }: { readonly by: string }) {
  const name = <bdi>{by}</bdi>;
  return <>{useLanguage().around('replacedBy', { name })}</>;
}

/** The divider before the sets after midnight: "After midnight, Saturday". */
export function afterMidnightText(day: string, language: Language): string {
  return language.text('afterMidnight', { weekday: language.weekday(addDays(day, 1)) });
}
