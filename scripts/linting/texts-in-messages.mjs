const message = 'What reports something to a person is a text of the domain’s messages.';

/** Functions other than toasts whose arguments people read. */
const reporters =
  /^(?:errorText|saveFailureText|toServiceError|watchFailure|withTexts|set(?:Error|Failure|Notice|Problem|Refusal)s?)$/u;

/** Properties of questions, notices and refusals. */
const properties = /^(?:title|text|error|failure|notice|confirmLabel|cancelLabel)$/u;

/** Attributes that people read: those of every element, and those of elements that report something. */
const attributes = {
  every: /^error$/u,
  Banner: /^title$/u,
  CopyButton: /^what$/u,
  ProgressNote: /^label$/u,
};

/** Elements within which every text is a report, down to the next component. */
const elements = /^(?:Banner|output)$/u;

/** Calls and expressions that pass a text on to where people read it. */
const wrappers =
  /^(?:(?:Array|Conditional|Logical|TSAs|TSSatisfies)Expression|TemplateLiteral|JSXExpressionContainer|JSXFragment)$/u;

/**
 * Refuses a sentence (a text with a space and a letter) in a toast, an error, a question, a banner or another status
 * report. Follows constants and functions within the same file.
 */
export const textsInMessages = {
  meta: { type: 'problem' },
  create(context) {
    const check = (node, text) => {
      if (!isSentence(text)) return;
      if (new TextPlaces(text, context.sourceCode).isReport(node)) context.report({ node, message });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join('0')),
      JSXText: (node) => check(node, node.value),
    };
  },
};

function isSentence(text) {
  return /\p{L}/u.test(text) && /\s/u.test(text.trim());
}

/** Tracks where a text of a file is used. */
class TextPlaces {
  #text;
  #sourceCode;
  /** Functions already followed: a function may call itself. */
  #followed = new Set();

  constructor(text, sourceCode) {
    this.#text = text;
    this.#sourceCode = sourceCode;
  }

  /** Returns true if people read the expression `node` as a report. */
  isReport(node) {
    const { parent } = node;
    switch (parent.type) {
      case 'CallExpression':
        return isReporter(parent.callee);
      case 'NewExpression':
        return parent.callee.name === 'ServiceError';
      case 'Property':
        return parent.key.start !== node.start && properties.test(nameOf(parent.key));
      case 'JSXAttribute':
        return this.#isRead(parent);
      case 'JSXElement':
        return isReportElement(parent) || (isTag(parent) && this.isReport(parent));
      case 'BinaryExpression':
        return parent.operator === '+' && this.isReport(parent);
      case 'VariableDeclarator':
        return this.#usesOf(parent).some((use) => this.isReport(use));
      case 'ReturnStatement':
      case 'ArrowFunctionExpression':
        return this.#callsOf(functionAround(parent)).some((call) => this.isReport(call));
      default:
        return wrappers.test(parent.type) && this.isReport(parent);
    }
  }

  #isRead({ name: { name }, parent }) {
    const element = elementName(parent.parent);
    if (element === 'Dialog') return name === 'title' && this.#text.endsWith('?');
    return attributes.every.test(name) || (attributes[element]?.test(name) ?? false);
  }

  #callsOf(made) {
    const declaration = made.type === 'FunctionDeclaration' ? made : made.parent;
    if (!/^(?:FunctionDeclaration|VariableDeclarator)$/u.test(declaration.type)) return [];
    if (this.#followed.has(made.start)) return [];
    this.#followed.add(made.start);
    return this.#usesOf(declaration)
      .map(({ parent }) => parent)
      .filter(({ type }) => type === 'CallExpression');
  }

  #usesOf(declaration) {
    if (declaration.id.type !== 'Identifier') return [];
    return this.#sourceCode
      .getDeclaredVariables(declaration)
      .filter(({ name }) => name === declaration.id.name)
      .flatMap(({ references }) => references.filter((use) => use.isRead()))
      .map(({ identifier }) => identifier);
  }
}

function functionAround(node) {
  return /Function/u.test(node.type) ? node : functionAround(node.parent);
}

function isReporter(callee) {
  if (callee.type !== 'MemberExpression') return reporters.test(nameOf(callee));
  return nameOf(callee.object) === 'toast' && nameOf(callee.property) !== 'dismiss';
}

function isReportElement(element) {
  const { attributes: given } = element.openingElement;
  const hasRole = given.some(
    ({ name, value }) => name?.name === 'role' && /^(?:alert|status)$/u.test(value?.value),
  );
  return hasRole || elements.test(elementName(element));
}

/** Returns true if it is an HTML element rather than a component. */
function isTag(element) {
  return /^[a-z]/u.test(elementName(element));
}

function elementName({ openingElement }) {
  return openingElement.name.name ?? '';
}

function nameOf(node) {
  return node.type === 'Literal' ? String(node.value) : (node.name ?? '');
}
