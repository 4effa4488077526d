import {
  festivalDays,
  formatDay,
  formatTime,
  liveMessages,
  type Festival,
  type FestivalClocks,
} from '@lineup/domain';
import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { rehearsalAt } from '../model/live-search.ts';
import classes from './rehearsal.module.css';

const texts = liveMessages.rehearsal;

interface RehearsalDialogProps {
  readonly festival: Festival;
  readonly opened: boolean;
  /** `at` has the format of the address. */
  readonly onStart: (at: string) => void;
  readonly onClose: () => void;
}

/** Asks for the day and time that the board should show. */
export function RehearsalDialog({ festival, opened, onStart, onClose }: RehearsalDialogProps) {
  const days = festivalDays(festival);
  const [day, setDay] = useState(days[0] ?? '');
  const [clock, setClock] = useState('22:00');
  const [isRefused, setRefused] = useState(false);
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(clock);
  const start = () => {
    if (!isTime) return setRefused(true);
    onStart(rehearsalAt(day, clock, festival));
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.start} size="sm">
      <Form className={classes['form']} onSubmit={start}>
        <p>{texts.text}</p>
        <NativeSelect
          label={texts.day}
          data={days.map((each) => ({ value: each, label: formatDay(each) }))}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <TextInput
          type="time"
          label={texts.time}
          value={clock}
          error={isRefused && !isTime ? texts.badTime : undefined}
          onChange={({ currentTarget }) => setClock(currentTarget.value)}
        />
        <Button type="submit">{texts.go}</Button>
      </Form>
    </Dialog>
  );
}

interface RehearsalBannerProps {
  readonly now: number;
  readonly clocks: FestivalClocks;
  readonly onEnd: () => void;
}

/** Shown throughout a rehearsal, so that it is not mistaken for the live show. */
export function RehearsalBanner({ now, clocks, onEnd }: RehearsalBannerProps) {
  return (
    <Banner tone="blue" title={texts.title(formatTime(now, clocks.timezone, clocks.hourCycle))}>
      {texts.text}{' '}
      <Button variant="default" size="sm" onClick={onEnd}>
        {texts.end}
      </Button>
    </Banner>
  );
}
