import { dirname, join } from 'node:path';

const features = '/packages/portal/src/features/';
const isInTesting = /(?:^|\/)testing\//u;

/**
 * Features, pages and the rest of the portal may only import a feature through the files declared here as its doors;
 * tests may also import from a feature's `testing` folder.
 */
export const featureDoors = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create(context) {
    const { filename } = context;
    const [doors] = context.options;
    const check = ({ source }) => {
      const path = source?.type === 'Literal' ? String(source.value) : '';
      if (!path.startsWith('.')) return;
      const target = placeOf(join(dirname(filename), path));
      if (target === null || target.feature === placeOf(filename)?.feature) return;
      if (doors[target.feature]?.includes(target.file)) return;
      if (isForTests(filename) && isInTesting.test(target.file)) return;
      context.report({
        node: source,
        message: `${target.file} is the inside of ${target.feature}; its doors stand in .oxlintrc.json.`,
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** The feature that contains a file, and the path within it; null if no feature contains it. */
function placeOf(path) {
  const [, inside] = path.replaceAll('\\', '/').split(features);
  if (inside === undefined) return null;
  const [feature, ...rest] = inside.split('/');
  return { feature, file: rest.join('/') };
}

function isForTests(path) {
  return /\.test\.tsx?$|[\\/]testing[\\/]/u.test(path);
}
