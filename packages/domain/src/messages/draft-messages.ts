/** Texts about a draft that several parts of the wizard share. A separate file, so that only the wizard loads them. */
export const draftMessages = {
  /** Whether a draft can be saved. */
  validity: {
    issues: 'Validation Issues Found',
    fixFirst: 'Some events have validation errors. Please fix them before saving.',
    checking: 'Checking events…',
    allValid: 'All events are valid',
    ready: 'Ready to save.',
  },
  /** What a click on a column header does. */
  sort: {
    up: (column: string) => `Sort by ${column.toLowerCase()}`,
    down: (column: string) => `Sort by ${column.toLowerCase()}, the other way round`,
    none: 'Put the rows in the order of the file',
  },
} as const;
