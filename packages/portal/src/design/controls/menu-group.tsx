import type { ComponentPropsWithRef } from 'react';
import classes from './menu-group.module.css';

interface MenuGroupProps extends ComponentPropsWithRef<'fieldset'> {
  readonly legend: string;
}

/** Controls of one kind in a menu, side by side below their name. */
export function MenuGroup({ legend, children, ...fieldset }: MenuGroupProps) {
  return (
    <fieldset {...fieldset} className={classes['group']}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
