/** Texts about a draft in several parts of the wizard. Apart from the other texts, so that only it loads them. */
export const draftMessages = {
  /** Whether it can be saved. */
  validity: {
    issues: 'Validation Issues Found',
    fixFirst: 'Some events have validation errors. Please fix them before saving.',
    checking: 'Checking events…',
    allValid: 'All events are valid',
    ready: 'Ready to save.',
  },
  /** What pressing the head of a column does. */
  sort: {
    up: (column: string) => `Sort by ${column.toLowerCase()}`,
    down: (column: string) => `Sort by ${column.toLowerCase()}, the other way round`,
    none: 'Put the rows in the order of the file',
  },
} as const;
