/** The value of `view` in the address for the list. */
export const listViewName = 'list';
