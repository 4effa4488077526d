import { formatTime, onAtMessages, type Festival } from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import { IconClock } from '../../../design/icons.ts';
import type { ShownMoment } from './use-moment.ts';

interface OnAtButtonProps {
  readonly moment: ShownMoment;
  readonly festival: Festival;
}

/** Shows all stages at one moment, and the day again. */
export function OnAtButton({ moment: { instant, isShown, show }, festival }: OnAtButtonProps) {
  if (instant === null) return null;
  const name = onAtMessages.onAt(formatTime(instant, festival.timezone, festival.hourCycle));
  return (
    <Button
      size="sm"
      variant={isShown ? 'filled' : 'default'}
      iconBelow="desktop"
      title={name}
      aria-pressed={isShown}
      leftSection={<IconClock size={18} aria-hidden />}
      onClick={() => show(isShown ? null : instant)}
    >
      {name}
    </Button>
  );
}
