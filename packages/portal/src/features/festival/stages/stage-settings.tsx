import {
  changeoverError,
  settingsError,
  settingsText,
  stageSettingsMessages,
  type Festival,
  type HoursForm,
  type StageSettingsForm,
} from '@lineup/domain';
import { useId, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { IconChevronRight } from '../../../design/icons.ts';
import { HoursFields } from './hours-fields.tsx';
import { OtherDays } from './other-days.tsx';
import classes from './stage-settings.module.css';

export interface StageSettingsProps {
  /** Null for all stages without settings of their own. */
  readonly stage: string | null;
  readonly settings: StageSettingsForm;
  /** How often saving was refused; from the first refusal on, errors are shown. */
  readonly refusals: number;
  readonly festival: Festival;
  readonly disabled: boolean;
  /** The page was opened for one of these settings. */
  readonly isSought: boolean;
  readonly onChange: (settings: StageSettingsForm) => void;
}

/**
 * Opening hours and changeover of a stage: cells of its row, and below them the days that have their own hours. On
 * phones they are collapsed until they are needed or invalid.
 */
export function StageSettings(props: StageSettingsProps) {
  const { stage, settings, refusals, festival, disabled, isSought, onChange } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(isSought);
  const [seen, setSeen] = useState({ refusals, isSought });
  if (seen.refusals !== refusals || seen.isSought !== isSought) {
    setSeen({ refusals, isSought });
    if (isSought || settingsError({ stage, settings }) !== null) setOpen(true);
  }
  const { hourCycle } = festival;
  const [everyDay, ...otherDays] = settings.hours;
  const name = stage ?? stageSettingsMessages.allStages;
  const days =
    settingsText({ changeover: '', hours: otherDays }, hourCycle) || stageSettingsMessages.everyDay;
  const changeHours = (hours: readonly HoursForm[]) => onChange({ ...settings, hours });
  return (
    <fieldset className={classes['cells']} aria-label={name} data-open={isOpen}>
      <Button
        variant="subtle"
        size="sm"
        className={classes['disclosure'] ?? ''}
        leftSection={<IconChevronRight size={18} className={classes['chevron']} aria-hidden />}
        aria-label={`${days}: hours and changeover of ${name}`}
        title={days}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes['days']}>{days}</span>
        <span className={classes['title']}>Hours and changeover</span>
      </Button>
      <span className={classes['summary']}>{settingsText(settings, hourCycle)}</span>
      {everyDay !== undefined && (
        <HoursFields
          hours={everyDay}
          unset={stage === null ? 'Always open' : 'As all stages'}
          isRefused={refusals > 0}
          hourCycle={hourCycle}
          disabled={disabled}
          onChange={(changed) => changeHours([changed, ...otherDays])}
        />
      )}
      {stage !== null && <Changeover {...props} />}
      <div id={id} className={classes['others']} hidden={!isOpen}>
        {isOpen && <OtherDays {...props} onChange={changeHours} />}
      </div>
    </fieldset>
  );
}

function Changeover({ settings, refusals, festival, disabled, onChange }: StageSettingsProps) {
  const id = useId();
  const error = refusals > 0 ? changeoverError(settings.changeover) : null;
  return (
    <>
      <TextInput
        className={classes['changeover']}
        type="number"
        data-setting="changeover"
        min={0}
        autoComplete="off"
        label="Minutes of changeover"
        labelProps={{ className: classes['label'] }}
        placeholder={String(festival.changeoverMinutes || 'None')}
        value={settings.changeover}
        error={error !== null}
        aria-describedby={error === null ? undefined : id}
        disabled={disabled}
        onChange={(event) => onChange({ ...settings, changeover: event.currentTarget.value })}
      />
      {error !== null && (
        <p id={id} role="alert" className={classes['error']}>
          {error}
        </p>
      )}
    </>
  );
}
