import { formatTime, type Festival, type PlainDate } from '@lineup/domain';
import { IconClock } from '../../../design/icons.ts';
import line from '../bar/schedule-line.module.css';
import { onAtName } from './on-at-offers.ts';
import type { ShownMoment } from './use-moment.ts';

interface OnAtButtonsProps {
  readonly moment: ShownMoment;
  readonly festival: Festival;
  /** The day, if it is not visible elsewhere. */
  readonly day: PlainDate | null;
}

/** Buttons that each show all stages at one moment; pressing again returns to the day. */
export function OnAtButtons({ moment, festival, day }: OnAtButtonsProps) {
  const { instant, isShown, offered, show } = moment;
  return offered.map((each, place) => {
    const isPressed = isShown && each === instant;
    const name = onAtName(each, day, festival);
    return (
      <button
        key={each}
        type="button"
        className={`${line['control']} ${line['moment']}`}
        title={name}
        aria-label={name}
        aria-pressed={isPressed}
        onClick={() => show(isPressed ? null : each)}
      >
        {place === 0 && <IconClock size={18} aria-hidden />}
        <span data-first={place === 0 || undefined}>
          {place === 0 ? name : formatTime(each, festival.timezone, festival.hourCycle)}
        </span>
      </button>
    );
  });
}
