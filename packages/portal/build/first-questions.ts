/** All festivals, as the services ask for them; they cannot be imported where the build is set up. */
const festivalList = {
  collection: 'festivals',
  orderBy: [{ field: 'startDate', direction: 'descending' }],
};

/** What a page reads first, by the pattern of its address: the addresses that the embedded provider will ask for. */
export const firstQuestions: Readonly<Record<string, readonly string[]>> = {
  '^/$': [`/api/documents/query?${new URLSearchParams({ q: JSON.stringify(festivalList) }).toString()}`],
};
