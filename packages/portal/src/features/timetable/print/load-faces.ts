import type { PrintedDay } from './printed-schedule.ts';

const faces = ["700 1em 'Bricolage Grotesque Variable'", "1em 'Instrument Sans Variable'"];

/** Loads the fonts for all printed characters: print cannot wait for them, and fallback fonts have other widths. */
export async function loadFaces(
  fonts: Pick<FontFaceSet, 'load'> | undefined,
  days: readonly PrintedDay[],
): Promise<void> {
  if (fonts === undefined) return;
  const names = days.flatMap(({ columns }) =>
    columns.flatMap(({ stage, sets }) => [stage, ...sets.map(({ artistName }) => artistName)]),
  );
  const letters = [...new Set(names.join(''))].join('');
  // If a font fails to load, its text uses the fallback.
  await Promise.allSettled(faces.map((face) => fonts.load(face, letters)));
}
