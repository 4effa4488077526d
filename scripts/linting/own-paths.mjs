import { dirname, join } from 'node:path';

/**
 * A relative path stays within its package: imports from another package use the package's name. Tests, and the
 * emulators that only tests start, may also import from a `testing` folder.
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

/** The folder of the package that contains a file, or null if none does. */
function packageOf(path) {
  return /[\\/]packages[\\/]([^\\/]+)[\\/]/u.exec(path)?.[1] ?? null;
}

function isForTests(path) {
  return /\.test\.tsx?$|[\\/](?:testing|emulators)[\\/]/u.test(path);
}
