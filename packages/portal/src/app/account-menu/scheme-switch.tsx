import { useSyncExternalStore } from 'react';
import type { SchemeChoice } from '../layout/color-scheme.ts';
import { usePortal } from '../portal-context.ts';
import hidden from '../../design/controls/visually-hidden.module.css';
import { IconDeviceDesktop, IconMoon, IconSun } from '../../design/icons.ts';
import classes from './scheme-switch.module.css';

const choices: readonly { value: SchemeChoice; label: string; Icon: typeof IconSun }[] = [
  { value: 'auto', label: 'System', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
];

/** Chooses light, dark, or the system's setting; stored in this browser. */
export function SchemeSwitch() {
  const { colorScheme } = usePortal();
  const chosen = useSyncExternalStore(colorScheme.subscribe, colorScheme.get);

  return (
    <fieldset className={classes['switch']}>
      <legend className={hidden['hidden']}>Theme</legend>
      {choices.map(({ value, label, Icon }) => (
        <label key={value} className={classes['choice']}>
          <input
            type="radio"
            name="theme"
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
