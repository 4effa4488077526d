import { formatTime, isolated, liveMessages, type Festival, type LineupEvent } from '@lineup/domain';
import { liveSetOf } from '@lineup/domain/live';
import type { DelayPreview } from '../model/delay-plan.ts';
import classes from './delay-effect.module.css';

const texts = liveMessages.dialog;

interface DelayEffectProps {
  readonly preview: DelayPreview;
  readonly events: readonly LineupEvent[];
  readonly festival: Pick<Festival, 'timezone' | 'hourCycle'>;
}

/** Lists which sets a delay would move, their old and new times, and the problems that result. */
export function DelayEffect({ preview: { outcome, remarks }, events, festival }: DelayEffectProps) {
  const time = (at: number) => formatTime(at, festival.timezone, festival.hourCycle);
  const moved = outcome.ok ? outcome.plan.sets : [];
  return (
    <section className={classes['effect']} aria-label={texts.effect} aria-live="polite">
      {outcome.ok && moved.length === 0 && <p>{texts.nothing}</p>}
      <ul>
        {moved.map(({ id, start, end, artistName }) => {
          const event = events.find((each) => each.id === id);
          const before = event === undefined ? null : liveSetOf(event);
          const name = isolated(artistName);
          return (
            <li key={id}>
              {before !== null && before.start === start
                ? texts.movedEnd(name, time(before.end), time(end))
                : texts.moved(name, time(before?.start ?? start), time(start))}
            </li>
          );
        })}
      </ul>
      {remarks.length > 0 ? (
        <div className={classes['check']}>
          <strong>{texts.check}</strong>
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
      ) : (
        moved.length > 0 && <p className={classes['held']}>{texts.curfewHeld}</p>
      )}
    </section>
  );
}
