import type { MantineColorSchemeManager } from '@mantine/core';
import type { ColorScheme } from './color-scheme.ts';

/** The portal's colour scheme as Mantine wants it. */
export function mantineSchemeManager(scheme: ColorScheme): MantineColorSchemeManager {
  let stop: () => void = () => undefined;
  return {
    get: () => scheme.get(),
    set: (choice) => scheme.set(choice),
    subscribe(onUpdate) {
      stop = scheme.subscribe(onUpdate);
    },
    unsubscribe: () => stop(),
    clear: () => scheme.set('auto'),
  };
}
