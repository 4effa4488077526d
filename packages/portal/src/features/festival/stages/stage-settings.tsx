import {
  changeoverError,
  dayLabel,
  festivalDays,
  stageSettingsMessages,
  settingsError,
  settingsText,
  type Festival,
  type HoursForm,
  type StageSettingsForm,
} from '@lineup/domain';
import { useId, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { IconChevronRight } from '../../../design/icons.ts';
import { HoursFields } from './hours-fields.tsx';
import classes from './stage-settings.module.css';

interface StageSettingsProps {
  /** Null for all stages that have no settings of their own. */
  readonly stage: string | null;
  readonly settings: StageSettingsForm;
  /** How often saving was refused; from the first time on it is shown what is wrong. */
  readonly refusals: number;
  readonly festival: Festival;
  readonly disabled: boolean;
  readonly onChange: (settings: StageSettingsForm) => void;
}

/** Changeover and opening hours of a stage: cells that show them, and fields below that are hidden until they are needed or wrong. */
export function StageSettings(props: StageSettingsProps) {
  const { stage, settings, refusals } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    if (settingsError({ stage, settings }) !== null) setOpen(true);
  }
  const title = stage === null ? 'Hours of all stages' : 'Hours and changeover';
  const { hourCycle } = props.festival;
  const words = settingsText(settings, hourCycle);
  return (
    <div className={classes[stage === null ? 'ofAll' : 'cells']}>
      <Button
        variant="subtle"
        size="sm"
        className={classes['disclosure'] ?? ''}
        leftSection={<IconChevronRight size={18} className={classes['chevron']} aria-hidden />}
        aria-label={[stage === null ? title : `${title} of ${stage}`, words].filter(Boolean).join(': ')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </Button>
      <span className={classes['hours']}>{settingsText({ ...settings, changeover: '' }, hourCycle)}</span>
      {stage !== null && (
        <span className={classes['changeover']}>{settingsText({ ...settings, hours: [] }, hourCycle)}</span>
      )}
      <fieldset
        id={id}
        aria-label={stage ?? stageSettingsMessages.allStages}
        className={classes['fields']}
        hidden={!isOpen}
      >
        {isOpen && <SettingsFields {...props} />}
      </fieldset>
    </div>
  );
}

function SettingsFields({ stage, settings, refusals, festival, disabled, onChange }: StageSettingsProps) {
  const isRefused = refusals > 0;
  const { hours } = settings;
  const [added, setAdded] = useState<string | null>(null);
  const change = (changed: readonly HoursForm[]) => onChange({ ...settings, hours: changed });
  return (
    <>
      {stage !== null && (
        <TextInput
          className={classes['minutes']}
          type="number"
          min={0}
          autoComplete="off"
          label="Minutes of changeover"
          placeholder={String(festival.changeoverMinutes || 'None')}
          value={settings.changeover}
          error={isRefused ? changeoverError(settings.changeover) : null}
          disabled={disabled}
          onChange={(event) => onChange({ ...settings, changeover: event.currentTarget.value })}
        />
      )}
      {hours.map((each, place) => (
        <HoursFields
          key={each.day}
          hours={each}
          isNew={each.day !== null && each.day === added}
          unset={stage === null ? 'Always open' : 'As all stages'}
          isRefused={isRefused}
          hourCycle={festival.hourCycle}
          disabled={disabled}
          onChange={(changed) => change(hours.with(place, changed))}
          onRemove={() => change(hours.filter((_, at) => at !== place))}
        />
      ))}
      <AnotherDay
        hours={hours}
        festival={festival}
        disabled={disabled}
        onAdd={(hoursOfDay) => {
          setAdded(hoursOfDay.day);
          change([...hours, hoursOfDay].sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1)));
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

/** Adds hours of their own for one of the days that have none. */
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
