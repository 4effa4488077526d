// Finds the sources of the tests: unit and page tests, the provider's contract, browser tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const places = [
  { folder: 'packages', pattern: /\.test\.tsx?$|^packages\/provider\/src\/contract\/.+\.ts$/u },
  { folder: 'scripts', pattern: /\.test\.ts$/u },
  { folder: 'e2e', pattern: /\.(?:spec|setup)\.ts$/u },
];

/**
 * The content of every test source below `root`, by its path from there.
 *
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function readTestSources(root) {
  const paths = places.flatMap(({ folder, pattern }) =>
    filesBelow(root, folder).filter((path) => pattern.test(path)),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}
