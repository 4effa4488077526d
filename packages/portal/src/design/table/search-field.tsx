import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { IconSearch } from '../icons.ts';
import classes from './search-field.module.css';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly onSearch: (text: string) => void;
};

/** A search field for the rows of a table. Its name is an `aria-label`. */
export function SearchField({ className, onSearch, ...input }: SearchFieldProps) {
  return (
    <label className={clsx(classes['search'], className)}>
      <IconSearch size={18} aria-hidden />
      <input {...input} type="search" onChange={(event) => onSearch(event.currentTarget.value)} />
    </label>
  );
}
