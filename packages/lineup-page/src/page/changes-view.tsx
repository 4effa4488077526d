/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicChange, PublicRelease } from '@lineup/domain/release';
import type { TextKey } from '../texts/texts.ts';
import { mostChanges } from '../news-text.ts';
import { useLanguage } from './page-language.ts';
import { whenText, type FestivalClock } from './times.ts';

/** Describes the changes since the previous release. */
export function ChangesView({ release }: { readonly release: PublicRelease }) {
  const language = useLanguage();
  const { changes, sets, festival } = release;
  if (changes.length === 0) return null;
  const numbers = new Map(sets.map(({ id, number }) => [id, number]));
  return (
    <details class="changes">
      <summary>{language.text('changes', { count: changes.length })}</summary>
      <ul>
        {changes.slice(0, mostChanges).map((change) => (
          <li>
            <Change change={change} number={numbers.get(change.id)} clock={festival} />
          </li>
        ))}
        {changes.length > mostChanges && (
          <li>{language.text('moreChanges', { count: changes.length - mostChanges })}</li>
        )}
      </ul>
    </details>
  );
}

interface ChangeProps {
  readonly change: PublicChange;
  /** Undefined if the set was deleted. */
  readonly number: number | undefined;
  readonly clock: FestivalClock;
}

const keys = {
  added: 'isNew',
  moved: 'moves',
  renamed: 'isRenamed',
  cancelled: 'isCancelled',
  replaced: 'isReplaced',
  restored: 'isRestored',
  removed: 'isRemoved',
  other: 'hasNews',
} as const satisfies Record<PublicChange['kind'], TextKey>;

function Change({ change, number, clock }: ChangeProps) {
  const language = useLanguage();
  const { kind, was } = change;
  const nameOf = (name: string | null) => <bdi>{name ?? language.text('nameToCome')}</bdi>;
  const name = nameOf(change.name);
  const before =
    kind === 'renamed' ? nameOf(was?.name ?? null) : was === null ? '' : <Place place={was} clock={clock} />;
  return (
    <>
      {language.around(kind === 'moved' && was !== null ? 'movesWas' : keys[kind], {
        name: number === undefined ? name : <a href={`#s${number}`}>{name}</a>,
        place: <Place place={change} clock={clock} />,
        was: before,
      })}
    </>
  );
}

interface PlaceProps {
  readonly place: Pick<PublicChange, 'stage' | 'day' | 'start'>;
  readonly clock: FestivalClock;
}

/** Day, time and stage as far as announced: "Fri 24 20:00, Main Stage". */
function Place({ place: { stage, day, start }, clock }: PlaceProps) {
  return (
    <>
      {whenText(day, start, clock, useLanguage())}
      {stage !== null && (
        <>
          , <bdi>{stage}</bdi>
        </>
      )}
    </>
  );
}
