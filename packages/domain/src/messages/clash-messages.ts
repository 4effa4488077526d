/**
 * Asked before an undo if later changes affect the same records. A separate file, so that only its dialog loads them.
 */
export const clashMessages = {
  title: 'Undo with later changes?',
  nothingElse: 'Nothing else is left to undo.',
  choices: '“Undo the rest” leaves that work as it is. “Undo all” takes it back as well.',
} as const;
