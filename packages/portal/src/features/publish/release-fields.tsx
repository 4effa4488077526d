import { publishPageMessages, zoneName, type Festival } from '@lineup/domain';
import { TextInput } from '../../design/controls/text-input.tsx';
import { TimeInput } from '../../design/controls/time-input.tsx';
import { publicAddress, withoutScheme } from './public-address.ts';
import classes from './release-fields.module.css';
import type { ReleaseChoice } from './release-choice.ts';
import type { ReadTime } from './release-time.ts';

interface TimeFieldsProps {
  readonly festival: Festival;
  readonly choice: ReleaseChoice;
  readonly onChange: (choice: Partial<ReleaseChoice>) => void;
  /** The parsed time, once requested; null before. */
  readonly read: ReadTime | null;
  /** Why it was refused. */
  readonly refused: string | null;
}

const texts = publishPageMessages.time;

/** The choice whether to publish a release now or at a given time. */
export function TimeFields({ festival, choice, onChange, read, refused }: TimeFieldsProps) {
  const errorOf = (field: 'date' | 'time') =>
    read !== null && !read.ok && read.field === field ? read.error : undefined;
  const note = read?.ok === true ? read.note : null;
  return (
    <fieldset className={classes['when']}>
      <legend>{texts.legend}</legend>
      <div className={classes['choices']}>
        {(['now', 'later'] as const).map((when) => (
          <label
            key={when}
            className={classes['choice']}
            data-setting={when === 'later' ? 'planRelease' : undefined}
          >
            <input
              type="radio"
              name="when"
              value={when}
              checked={choice.when === when}
              onChange={() => onChange({ when })}
            />
            {texts[when]}
          </label>
        ))}
      </div>
      {choice.when === 'later' && (
        <div className={classes['later']}>
          <TextInput
            type="date"
            label={texts.date}
            value={choice.date}
            error={errorOf('date')}
            onChange={(event) => onChange({ date: event.currentTarget.value })}
          />
          <TimeInput
            label={texts.time}
            value={choice.time}
            hourCycle={festival.hourCycle}
            error={errorOf('time') ?? refused ?? undefined}
            onChange={(time) => onChange({ time })}
          />
          <p className={classes['zone']}>{texts.zone(zoneName(festival.timezone))}</p>
          {note !== null && <output className={classes['zone']}>{note}</output>}
        </div>
      )}
    </fieldset>
  );
}

interface AddressFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (slug: string) => void;
}

/** The last part of a festival's public address. */
export function AddressField({ value, error, onChange }: AddressFieldProps) {
  return (
    <TextInput
      label={publishPageMessages.address.label}
      description={
        <>
          <span className={classes['preview']}>{withoutScheme(publicAddress(value))}</span>
          {publishPageMessages.address.help}
        </>
      }
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={80}
      announced
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
