import { formatTime, type Festival, type PlainDate } from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import { IconClock } from '../../../design/icons.ts';
import { onAtName } from './on-at-offers.ts';
import type { ShownMoment } from './use-moment.ts';

interface OnAtButtonsProps {
  readonly moment: ShownMoment;
  readonly festival: Festival;
  /** Where that is not seen anyway: the day that is meant. */
  readonly day: PlainDate | null;
}

/** Each shows all stages at a moment, and the day again. */
export function OnAtButtons({ moment, festival, day }: OnAtButtonsProps) {
  const { instant, isShown, offered, show } = moment;
  return offered.map((each, place) => {
    const isPressed = isShown && each === instant;
    const name = onAtName(each, day, festival);
    return (
      <Button
        key={each}
        size="sm"
        variant={isPressed ? 'filled' : 'default'}
        title={name}
        aria-label={name}
        aria-pressed={isPressed}
        onClick={() => show(isPressed ? null : each)}
        {...(place === 0 && { iconBelow: 'desktop', leftSection: <IconClock size={18} aria-hidden /> })}
      >
        {place === 0 ? name : formatTime(each, festival.timezone, festival.hourCycle)}
      </Button>
    );
  });
}
