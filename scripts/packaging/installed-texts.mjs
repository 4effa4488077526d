/** Commands of a clone, and their equivalents in an installed package. */
const commands = [
  // In the columns of the help, both commands have the same width.
  [/npm start {4}/gu, 'festival-lineup-portal start'],
  [/npm start/gu, 'festival-lineup-portal start'],
  [/npm run serve/gu, 'festival-lineup-portal serve'],
  [/npm run admin --/gu, 'festival-lineup-portal admin'],
];

/**
 * Rewrites the texts in the server's code so that they name the commands of an installed package.
 *
 * @param {string} code
 */
export function installedTexts(code) {
  return commands.reduce((text, [of, by]) => text.replaceAll(of, by), code);
}
