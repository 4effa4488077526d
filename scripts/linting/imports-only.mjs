/** Allows files to import each other, and from elsewhere only what matches one of the patterns given. */
export const importsOnly = {
  meta: { type: 'problem', schema: [{ type: 'string' }, { type: 'array' }] },
  create(context) {
    const [message, patterns] = context.options;
    const allowed = ['^\\.{1,2}/', ...patterns].map((pattern) => new RegExp(pattern, 'u'));
    const check = ({ source }) => {
      if (source?.type !== 'Literal') return;
      if (!allowed.some((pattern) => pattern.test(String(source.value))))
        context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
