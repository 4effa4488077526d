/** Methods of a date or a format that depend on the zone or language of the machine. */
const ofMachine =
  /^(?:[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|getTimezoneOffset|to(?:Date|Time)String|toLocale(?:Date|Time)?String|resolvedOptions)$/u;

const message = 'Now, chance and the zone are arguments in this room.';

/**
 * Refuses the clock, randomness, and the zone and language of the machine. Of `Date` only the type and `Date.UTC` may
 * be used, so that no alias gets past: a date parsed from a text without a zone is in the machine's zone, and the
 * linter cannot see what is a text. One function of the domain creates dates, from numbers.
 */
export const noMachine = {
  meta: { type: 'problem' },
  create(context) {
    const refuse = (node) => context.report({ node, message });
    return {
      Identifier(node) {
        if (node.name === 'Date' && !isPropertyOf(node, (name) => name === 'UTC')) refuse(node);
        if (node.name === 'Math' && !isPropertyOf(node, (name) => name !== 'random')) refuse(node);
      },
      MemberExpression(node) {
        if (ofMachine.test(nameOf(node.property)) && !isZoned(node.object)) refuse(node);
        if (nameOf(node.property) === 'DateTimeFormat' && !isZoned(node.parent)) refuse(node);
      },
    };
  },
};

/**
 * Returns true if the name is a type, does not refer to the global, or only accesses an allowed property of the global.
 */
function isPropertyOf(node, willDo) {
  const { parent } = node;
  if (parent.type === 'TSTypeReference' || parent.type === 'TSQualifiedName') return true;
  if (parent.type !== 'MemberExpression') return isKey(node);
  return parent.object !== node || (!parent.computed && willDo(nameOf(parent.property)));
}

function isKey({ parent, ...node }) {
  return parent.type === 'Property' && parent.key.start === node.start && !parent.shorthand;
}

/** Returns true for `new Intl.DateTimeFormat(language, { timeZone, … })`; the type is not an expression. */
function isZoned(call) {
  const options = call?.arguments?.[1];
  return (
    options?.type === 'ObjectExpression' && options.properties.some(({ key }) => nameOf(key) === 'timeZone')
  );
}

function nameOf(node) {
  return node?.type === 'Literal' ? String(node.value) : (node?.name ?? '');
}
