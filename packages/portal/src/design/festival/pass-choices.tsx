import {
  clockChoices,
  formatClock,
  isClockTime,
  isPlainDate,
  messages,
  type ClockChoice,
  type Festival,
  type TypedTimes,
} from '@lineup/domain';
import { NativeSelect } from '../controls/native-select.tsx';
import classes from './pass-choices.module.css';

interface PassChoicesProps {
  readonly times: TypedTimes;
  readonly festival: Pick<Festival, 'timezone' | 'dayStartsAt' | 'hourCycle'>;
  /** Only the start is asked for; the end follows from a length. */
  readonly isStartOnly?: boolean;
  readonly disabled?: boolean;
  readonly onChoose: (pass: ClockChoice['pass'], value: string) => void;
}

const texts = messages.event;

/** In the night when clocks are set back: chooses which of two identical times is meant. */
export function PassChoices({
  times,
  festival,
  isStartOnly = false,
  disabled = false,
  onChoose,
}: PassChoicesProps) {
  const { date, timeStart, timeEnd } = times;
  if (!isPlainDate(date) || !isClockTime(timeStart) || !isClockTime(timeEnd)) return null;
  const choices = clockChoices(times, festival).filter(({ pass }) => !isStartOnly || pass === 'startPass');
  if (choices.length === 0) return null;
  return (
    <div className={classes['choices']}>
      {choices.map(({ field, pass, time, isSecond }) => {
        const clock = formatClock(time, festival.hourCycle);
        return (
          <NativeSelect
            key={pass}
            label={field === 'timeStart' ? texts.whichStart(clock) : texts.whichEnd(clock)}
            data={[
              { value: '', label: texts.firstPass(clock) },
              { value: 'second', label: texts.secondPass(clock) },
            ]}
            value={isSecond ? 'second' : ''}
            disabled={disabled}
            onChange={(event) => onChoose(pass, event.currentTarget.value)}
          />
        );
      })}
    </div>
  );
}
