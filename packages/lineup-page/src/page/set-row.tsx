/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicSet } from '@lineup/domain/release';
import { clockText, isAfterMidnight, machineTime, type FestivalClock } from './times.ts';
import { afterMidnightText, toBeAnnounced } from './labels.ts';

interface SetListProps {
  readonly sets: readonly PublicSet[];
  readonly clock: FestivalClock;
}

/** The sets of a stage on a day, with a line before the first that begins after midnight. */
export function SetList({ sets, clock }: SetListProps) {
  const firstLate = sets.findIndex(
    ({ day, start }) => day !== null && start !== null && isAfterMidnight(day, start, clock),
  );
  return (
    <ol>
      {sets.map((set, index) => (
        <>
          {index === firstLate && <li class="mid">{afterMidnightText(set.day ?? '')}</li>}
          <SetRow set={set} clock={clock} />
        </>
      ))}
    </ol>
  );
}

/** `id`, `datetime` and `data-artist` are what the script of the page goes by. */
function SetRow({ set, clock }: { readonly set: PublicSet; readonly clock: FestivalClock }) {
  return (
    <li id={`s${set.number}`} data-artist={set.profiles === undefined ? undefined : set.artist}>
      <SetTimes set={set} clock={clock} />
      <SetTexts set={set} />
    </li>
  );
}

function SetTimes({
  set: { start, end },
  clock,
}: {
  readonly set: PublicSet;
  readonly clock: FestivalClock;
}) {
  if (start === null) return <p class="t">TBA</p>;
  return (
    <p class="t">
      <time datetime={machineTime(start, clock.timezone)}>{clockText(start, clock)}</time>
      {end !== null && <time datetime={machineTime(end, clock.timezone)}>{clockText(end, clock)}</time>}
    </p>
  );
}

/** Who plays, whether the set is off, and what else is announced of it. */
function SetTexts({ set }: { readonly set: PublicSet }) {
  const { status, replacedBy, texts = {} } = set;
  const name = <SetName set={set} />;
  const others = Object.values(texts);
  if (status === 'confirmed' && others.length === 0) return name;
  return (
    <div>
      {name}
      {status !== 'confirmed' && ' '}
      {status === 'cancelled' && <strong>Cancelled</strong>}
      {status === 'replaced' && (
        <strong>{replacedBy === null ? 'Replaced' : <Replaced by={replacedBy} />}</strong>
      )}
      {others.map((text) => (
        <small dir="auto">{text}</small>
      ))}
    </div>
  );
}

function SetName({ set: { number, name, status } }: { readonly set: PublicSet }) {
  const href = `#s${number}`;
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
  return (
    <>
      Now: <bdi>{by}</bdi>
    </>
  );
}
