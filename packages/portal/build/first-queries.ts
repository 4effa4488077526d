import type { Query } from '@lineup/provider';

/** All festivals, as the services ask for them; they cannot be imported where the build is set up. */
const festivalList: Query = {
  collection: 'festivals',
  orderBy: [{ field: 'startDate', direction: 'descending' }],
};

/** What a page reads first, by the pattern of its address. */
export const firstQueries: Readonly<Record<string, readonly Query[]>> = { '^/$': [festivalList] };
