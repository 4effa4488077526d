import { dirname, join } from 'node:path';

const features = '/packages/portal/src/features/';
const isInTesting = /(?:^|\/)testing\//u;

/**
 * Features meet only through the files that are declared here as their doors, and so do pages and the rest of the portal;
 * tests may also use what stands in a feature's `testing`.
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

/** The feature in which a file stands, and where in it; null where it stands in none. */
function placeOf(path) {
  const [, inside] = path.replaceAll('\\', '/').split(features);
  if (inside === undefined) return null;
  const [feature, ...rest] = inside.split('/');
  return { feature, file: rest.join('/') };
}

function isForTests(path) {
  return /\.test\.tsx?$|[\\/]testing[\\/]/u.test(path);
}
