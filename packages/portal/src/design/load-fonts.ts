const families = ['Bricolage Grotesque Variable', 'Instrument Sans Variable'];

/**
 * Loads the fonts of Latin text before they are first used; others load with the first letter that needs them. Called
 * when the code is loaded: on a slow connection, an earlier request would delay everything else for something that is
 * not needed for reading.
 */
export function loadFonts(fonts: Pick<FontFaceSet, 'load'>): void {
  // If a font fails to load, the fallback font stays.
  for (const family of families) fonts.load(`1em '${family}'`).catch(() => undefined);
}
