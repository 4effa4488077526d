import { useSyncExternalStore } from 'react';
import type { SchemeChoice } from './color-scheme.ts';
import { usePortal } from '../portal-context.ts';
import hidden from '../../design/controls/visually-hidden.module.css';
import { IconDeviceDesktop, IconMoon, IconSun } from '../../design/icons.ts';
import classes from './scheme-switch.module.css';

const choices: readonly { value: SchemeChoice; label: string; Icon: typeof IconSun }[] = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'Auto', Icon: IconDeviceDesktop },
];

/** Light, dark, or as the system has it; stored in this browser. */
export function SchemeSwitch() {
  const { colorScheme } = usePortal();
  const chosen = useSyncExternalStore(colorScheme.subscribe, colorScheme.get);

  return (
    <fieldset className={classes['switch']}>
      <legend className={hidden['hidden']}>Appearance</legend>
      {choices.map(({ value, label, Icon }) => (
        <label key={value} className={classes['choice']}>
          <input
            type="radio"
            name="appearance"
            value={value}
            checked={chosen === value}
            onChange={() => colorScheme.set(value)}
          />
          <Icon size={18} aria-hidden />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
