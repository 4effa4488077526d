import { checkPhoneNumber, defaultDialCountry, dialCountries } from '@lineup/domain';
import { useState } from 'react';
import { Banner } from '../../design/banner.tsx';
import { EntryButton } from '../../design/entry/entry-button.tsx';
import { EntryField } from '../../design/entry/entry-field.tsx';
import { EntrySelect } from '../../design/entry/entry-select.tsx';
import { useFirstFocus } from '../../design/entry/use-first-focus.ts';
import classes from './step.module.css';

interface PhoneStepProps {
  readonly pending: boolean;
  /** What the last try came to. */
  readonly error: string | null;
  /** Called with a checked number in E.164. */
  readonly onSubmit: (phoneNumber: string) => void;
}

const countries = dialCountries.map(({ code, country, name, flag }) => ({
  value: country,
  label: `${flag} ${name} (${code})`,
}));

/** The phone number, by country. What is wrong with it is said when the field is left, not while one types. */
export function PhoneStep({ pending, error, onSubmit }: PhoneStepProps) {
  const field = useFirstFocus();
  const [country, setCountry] = useState(defaultDialCountry);
  const [input, setInput] = useState('');
  const [left, setLeft] = useState(false);
  const checked = checkPhoneNumber(country, input);
  const problem = left && input !== '' && !checked.ok ? checked.error : null;

  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (checked.ok) onSubmit(checked.e164);
      }}
    >
      {error !== null && <Banner tone="red">{error}</Banner>}
      <EntrySelect
        label="Country"
        name="country"
        autoComplete="tel-country-code"
        options={countries}
        value={country.country}
        onValue={(code) => setCountry(countryOf(code))}
      />
      <EntryField
        label="Phone Number"
        type="tel"
        name="phone"
        autoComplete="tel-national"
        inputMode="tel"
        ref={field}
        data-autofocus
        value={input}
        onChange={(event) => setInput(event.currentTarget.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        error={problem}
        prefix={country.code}
      />
      <EntryButton kind="submit" disabled={!checked.ok} pending={pending}>
        Send Verification Code
      </EntryButton>
    </form>
  );
}

function countryOf(code: string) {
  return dialCountries.find(({ country }) => country === code) ?? defaultDialCountry;
}
