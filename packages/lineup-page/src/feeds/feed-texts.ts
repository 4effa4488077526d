import { toBeAnnounced } from '../page/labels.ts';

/** The words of the feeds, apart from names. */
export const feedTexts = {
  toBeAnnounced,
  cancelled: 'Cancelled',
  cancelledSet: (name: string) => `Cancelled: ${name}`,
  replacedBy: (name: string) => `${name} plays instead.`,
  ofStage: (festival: string, stage: string) => `${festival}: ${stage}`,
  ofPicks: (festival: string) => `${festival}: my picks`,
  ofArtist: (festival: string, artist: string) => `${artist} at ${festival}`,
} as const;
