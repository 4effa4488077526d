import type { Query } from '@lineup/provider';

/** The query for all festivals, as the services send it. The build configuration cannot import the services. */
const festivalList: Query = {
  collection: 'festivals',
  orderBy: [{ field: 'startDate', direction: 'descending' }],
};

/** The first queries of each page, by the pattern of its address. */
export const firstQueries: Readonly<Record<string, readonly Query[]>> = { '^/$': [festivalList] };
