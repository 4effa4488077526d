/** Methods of a date, or of a format, that answer in the zone or language of the machine. */
const ofMachine =
  /^(?:[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|getTimezoneOffset|to(?:Date|Time)String|toLocale(?:Date|Time)?String|resolvedOptions)$/u;

const message = 'Now, chance and the zone are arguments in this room.';

/**
 * Refuses the clock, chance, and the zone and language of the machine. `Date` may only be made of one value, and `Date.UTC`
 * called, so that no other name for it gets past.
 */
export const noMachine = {
  meta: { type: 'problem' },
  create(context) {
    const refuse = (node) => context.report({ node, message });
    return {
      Identifier(node) {
        if (node.name === 'Date' && !isTimelessDate(node)) refuse(node);
        if (node.name === 'Math' && !isPropertyOf(node, (name) => name !== 'random')) refuse(node);
      },
      MemberExpression(node) {
        if (ofMachine.test(nameOf(node.property))) refuse(node);
        if (nameOf(node.property) === 'DateTimeFormat' && !isZoned(node.parent)) refuse(node);
      },
    };
  },
};

/** `new Date(value)`, `Date.UTC`, the type, or another thing's property of that name. */
function isTimelessDate(node) {
  const { parent } = node;
  if (parent.type === 'NewExpression') return parent.callee === node && parent.arguments.length === 1;
  return isPropertyOf(node, (name) => name === 'UTC');
}

/** Whether the name is a type, or not that of the global, or the global of which a property is asked for that will do. */
function isPropertyOf(node, willDo) {
  const { parent } = node;
  if (parent.type === 'TSTypeReference' || parent.type === 'TSQualifiedName') return true;
  if (parent.type !== 'MemberExpression') return isKey(node);
  return parent.object !== node || (!parent.computed && willDo(nameOf(parent.property)));
}

function isKey({ parent, ...node }) {
  return parent.type === 'Property' && parent.key.start === node.start && !parent.shorthand;
}

/** `new Intl.DateTimeFormat(language, { timeZone, … })`; the type is no expression. */
function isZoned(call) {
  const options = call.arguments?.[1];
  return (
    options?.type === 'ObjectExpression' && options.properties.some(({ key }) => nameOf(key) === 'timeZone')
  );
}

function nameOf(node) {
  return node?.type === 'Literal' ? String(node.value) : (node?.name ?? '');
}
