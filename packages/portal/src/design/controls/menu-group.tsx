import type { ComponentPropsWithRef } from 'react';
import classes from './menu-group.module.css';

interface MenuGroupProps extends ComponentPropsWithRef<'fieldset'> {
  readonly legend: string;
}

/** Related controls in a menu, in a row below their name. */
export function MenuGroup({ legend, children, ...fieldset }: MenuGroupProps) {
  return (
    <fieldset {...fieldset} className={classes['group']}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
