/** Texts about comparing a lineup with the schedule. A separate file, because only a second import needs them. */
export const mergeMessages = {
  sourcesFailed: 'What earlier imports said could not be loaded. Please try again.',
  /** Errors in the name of a source. */
  source: {
    missing: 'Please name where the file comes from.',
    tooLong: (maximum: number) => `At most ${maximum} characters.`,
    taken: 'There is a source of this name: choose it.',
  },
  saveFailed: 'The lineup could not be merged. Nothing was changed. Please try again.',
  changed:
    'The schedule was changed while you decided. Nothing was saved: the comparison now shows it as it is. Please go back, look at it, and save again.',
  gone: 'This draft has been saved or removed, perhaps by someone else. Nothing was saved.',
  nothingToDo: 'Nothing to do',
  sameAsBefore: 'The schedule already is as this file says.',
  onlyRemembered: 'No set changes. Save to remember what this file says: the next one is compared with it.',
  /** The number of decisions for the user. */
  open: (n: number) =>
    n === 1 ? '1 question to answer before saving' : `${n} questions to answer before saving`,
  faults: (n: number) =>
    n === 1
      ? '1 event that would be added or changed has validation errors. Please fix it below before saving.'
      : `${n} events that would be added or changed have validation errors. Please fix them below before saving.`,
  ready: (added: number, changed: number, removed: number) =>
    `Ready to save: ${added} added, ${changed} changed, ${removed} removed`,
  toSave: (added: number, changed: number, removed: number, left: number) =>
    `${added} added, ${changed} changed, ${removed} removed. ${left} stay as they are.`,
  /** The number of events in the file that are not imported. */
  scope: (outside: number) => {
    const words = 'Take only some days or stages';
    if (outside === 0) return words;
    return outside === 1 ? `${words} (1 event is left out)` : `${words} (${outside} events are left out)`;
  },
  notReady: 'Something is left to decide or to fix. Please go back to the edit step.',
  merged: (added: number, changed: number, removed: number) =>
    `Lineup merged: ${added} added, ${changed} changed, ${removed} removed`,
  tooLarge: (count: number, fitting: number) =>
    `This merge is about ${count} sets, more than can be saved at once: about ${fitting}. Nothing was saved. Take single days or stages, one after the other.`,
} as const;
