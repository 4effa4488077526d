import { dayLabel, festivalDays, type Festival, type HoursForm } from '@lineup/domain';
import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { HoursFields } from './hours-fields.tsx';
import classes from './stage-settings.module.css';
import type { StageSettingsProps } from './stage-settings.tsx';

interface OtherDaysProps extends Omit<StageSettingsProps, 'stage' | 'isSought' | 'onChange'> {
  /** Called with all hours of the stage. */
  readonly onChange: (hours: readonly HoursForm[]) => void;
}

/** The hours of the days that have their own. */
export function OtherDays({ settings, refusals, festival, disabled, onChange }: OtherDaysProps) {
  const { hours } = settings;
  const [added, setAdded] = useState<string | null>(null);
  return (
    <>
      {hours.slice(1).map((each) => (
        <HoursFields
          key={each.day}
          hours={each}
          isNew={each.day === added}
          isRefused={refusals > 0}
          hourCycle={festival.hourCycle}
          disabled={disabled}
          onChange={(changed) => onChange(hours.map((other) => (other === each ? changed : other)))}
          onRemove={() => onChange(hours.filter((other) => other !== each))}
        />
      ))}
      <AnotherDay
        hours={hours}
        festival={festival}
        disabled={disabled}
        onAdd={(hoursOfDay) => {
          setAdded(hoursOfDay.day);
          onChange([...hours, hoursOfDay].sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1)));
        }}
      />
    </>
  );
}

interface AnotherDayProps {
  readonly hours: readonly HoursForm[];
  readonly festival: Festival;
  readonly disabled: boolean;
  readonly onAdd: (hours: HoursForm) => void;
}

/** Adds separate hours for one of the days without any. */
function AnotherDay({ hours, festival, disabled, onAdd }: AnotherDayProps) {
  const taken = new Set(hours.map(({ day }) => day));
  const days = festivalDays(festival).filter((day) => !taken.has(day));
  const [chosen, setChosen] = useState<string | null>(null);
  const day = days.find((each) => each === chosen) ?? days[0];
  if (day === undefined) return null;
  const { from = '', to = '' } = hours[0] ?? {};
  return (
    <div className={classes['another']}>
      <NativeSelect
        label="Other hours on"
        value={day}
        data={days.map((each) => ({ value: each, label: dayLabel(each) }))}
        disabled={disabled}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button variant="default" disabled={disabled} onClick={() => onAdd({ day, kind: 'open', from, to })}>
        Add Day
      </Button>
    </div>
  );
}
