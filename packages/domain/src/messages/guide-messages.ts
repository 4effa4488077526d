/** The topics of the guide, in order. */
export const guideTopics = [
  'import',
  'nights',
  'conflicts',
  'publish',
  'announce',
  'cancel',
  'live',
  'artists',
  'timetable',
  'undo',
  'paper',
  'account',
  'administrators',
  'keys',
] as const;
export type GuideTopic = (typeof guideTopics)[number];

/** The titles of the topics. Separate from the texts, so that the palette finds topics without loading them. */
export const guideTitles: Readonly<Record<GuideTopic, string>> = {
  import: 'Import a lineup',
  nights: 'Sets after midnight',
  conflicts: 'Find and fix conflicts',
  publish: 'Publish a lineup',
  announce: 'Hide sets until they are announced',
  cancel: 'Cancel or replace a set',
  live: 'When the festival is on',
  artists: 'Artists and their sets',
  timetable: 'Move, copy and delay sets',
  undo: 'Undo and history',
  paper: 'Print and export',
  account: 'Your phone and password',
  administrators: 'Add a second administrator',
  keys: 'Work with the keyboard',
};
