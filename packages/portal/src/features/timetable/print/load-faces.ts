import type { PrintedDay } from './printed-schedule.ts';

const faces = ["700 1em 'Bricolage Grotesque Variable'", "1em 'Instrument Sans Variable'"];

/** Loads the faces of all letters that are printed: on paper nothing can follow, and other letters take another room. */
export async function loadFaces(
  fonts: Pick<FontFaceSet, 'load'> | undefined,
  days: readonly PrintedDay[],
): Promise<void> {
  if (fonts === undefined) return;
  const names = days.flatMap(({ columns }) =>
    columns.flatMap(({ stage, sets }) => [stage, ...sets.map(({ artistName }) => artistName)]),
  );
  const letters = [...new Set(names.join(''))].join('');
  // Without a face its text is in the one that stands in for it.
  await Promise.allSettled(faces.map((face) => fonts.load(face, letters)));
}
