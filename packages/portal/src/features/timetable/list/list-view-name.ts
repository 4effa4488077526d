/** The value of `view` in the address while the list is shown. */
export const listViewName = 'list';
