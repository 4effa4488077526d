import { checkPhoneNumber, defaultDialCountry, dialCountries } from '@lineup/domain';
import { useState } from 'react';
import { isShortcut } from '../../../app/keys/is-shortcut.ts';
import { Banner } from '../../../design/notices/banner.tsx';
import { Button } from '../../../design/controls/button.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { useFirstFocus } from '../../../design/entry/use-first-focus.ts';
import classes from './step.module.css';

/** What was entered so far: the country code and the number as typed. */
export interface PhoneEntry {
  readonly country: string;
  readonly input: string;
}

export const emptyEntry: PhoneEntry = { country: defaultDialCountry.country, input: '' };

interface PhoneStepProps {
  /** Held by the caller, so that it survives later steps. */
  readonly entry: PhoneEntry;
  readonly onEntry: (entry: PhoneEntry) => void;
  readonly pending: boolean;
  /** The error of the last attempt. */
  readonly error: string | null;
  /** Called with a validated number in E.164. */
  readonly onSubmit: (phoneNumber: string) => void;
}

const countries = dialCountries.map(({ code, country, name, flag }) => ({
  value: country,
  label: `${flag} ${name} (${code})`,
}));

/** The phone number with its country. Errors are shown when the field is left or Enter is pressed, not while typing. */
export function PhoneStep({ entry, onEntry, pending, error, onSubmit }: PhoneStepProps) {
  const field = useFirstFocus();
  const [done, setDone] = useState(false);
  const { input } = entry;
  const country = countryOf(entry.country);
  const checked = checkPhoneNumber(country, input);
  const problem = done && !checked.ok ? checked.error : null;

  return (
    <Form
      className={classes['form']}
      onSubmit={() => {
        if (checked.ok) onSubmit(checked.e164);
      }}
    >
      {error !== null && <Banner tone="red">{error}</Banner>}
      <NativeSelect
        label="Country"
        name="country"
        autoComplete="tel-country-code"
        data={countries}
        value={country.country}
        onChange={(event) => onEntry({ ...entry, country: event.currentTarget.value })}
      />
      <TextInput
        label="Phone Number"
        type="tel"
        name="phone"
        autoComplete="tel-national"
        inputMode="tel"
        ref={field}
        data-autofocus
        value={input}
        onChange={(event) => {
          setDone(false);
          onEntry({ ...entry, input: event.currentTarget.value });
        }}
        onBlur={() => setDone(true)}
        onKeyDown={(event) => {
          // A form with a disabled button fires no submit event.
          if (isShortcut('confirm', event)) setDone(true);
        }}
        error={problem}
        announced
        keepsRoom
        prefix={country.code}
      />
      <Button type="submit" disabled={!checked.ok} loading={pending}>
        Send Verification Code
      </Button>
    </Form>
  );
}

function countryOf(code: string) {
  return dialCountries.find(({ country }) => country === code) ?? defaultDialCountry;
}
