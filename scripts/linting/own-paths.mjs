import { dirname, join } from 'node:path';

/**
 * A relative path stays within its package: what another one offers is imported by the name of the package. Tests, and the
 * emulators that only tests start, may also use what stands in a folder `testing`.
 */
export const ownPaths = {
  meta: { type: 'problem' },
  create(context) {
    const { filename } = context;
    const check = ({ source }) => {
      const path = source?.type === 'Literal' ? String(source.value) : '';
      if (!path.startsWith('.')) return;
      const target = join(dirname(filename), path);
      if (packageOf(target) === packageOf(filename)) return;
      if (isForTests(filename) && /[\\/]testing[\\/]/u.test(target)) return;
      context.report({ node: source, message: 'Import another package by its name, not by a path into it.' });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** The folder of the package in which a file stands, or null if it stands in none. */
function packageOf(path) {
  return /[\\/]packages[\\/]([^\\/]+)[\\/]/u.exec(path)?.[1] ?? null;
}

function isForTests(path) {
  return /\.test\.tsx?$|[\\/](?:testing|emulators)[\\/]/u.test(path);
}
