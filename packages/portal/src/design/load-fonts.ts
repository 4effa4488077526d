const families = ['Bricolage Grotesque Variable', 'Instrument Sans Variable'];

/**
 * Asks for the fonts of Latin text before the first text needs them; others come with the first letter that does. It is
 * called when the code is there: asked for earlier, on a slow line, they make everything wait for what can be read without.
 */
export function loadFonts(fonts: Pick<FontFaceSet, 'load'>): void {
  // A font that does not arrive leaves the text in the face that stands in for it.
  for (const family of families) fonts.load(`1em '${family}'`).catch(() => undefined);
}
