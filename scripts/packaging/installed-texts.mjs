/** How the commands of a clone are typed where the package is installed. */
const commands = [
  // In columns of the help both commands are of one width.
  [/npm start {4}/gu, 'festival-lineup-portal start'],
  [/npm start/gu, 'festival-lineup-portal start'],
  [/npm run serve/gu, 'festival-lineup-portal serve'],
  [/npm run admin --/gu, 'festival-lineup-portal admin'],
];

/**
 * The code of the server with texts that name the commands of an installed package.
 *
 * @param {string} code
 */
export function installedTexts(code) {
  return commands.reduce((text, [of, by]) => text.replaceAll(of, by), code);
}
