const ways =
  /^(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|srcdoc|srcDoc)$/u;

const message = 'Elements are made by React or Hono: what is put in as HTML may be a stranger’s script.';

/** Refuses inserting text into a page as HTML: in elements, in properties, and with Hono's `raw`. */
export const noRawHtml = {
  meta: { type: 'problem' },
  create(context) {
    const check = (node, name) => {
      if (ways.test(name)) context.report({ node, message });
    };
    const checkRaw = (node, source) => {
      if (node.name === 'raw' && source?.value === 'hono/html') context.report({ node, message });
    };
    return {
      Identifier: (node) => check(node, node.name),
      JSXIdentifier: (node) => check(node, node.name),
      Literal: (node) => {
        if (node.parent.type === 'MemberExpression' || node.parent.type === 'Property')
          check(node, String(node.value));
      },
      ImportSpecifier: ({ imported, parent }) => checkRaw(imported, parent.source),
      ExportSpecifier: ({ local, parent }) => checkRaw(local, parent.source),
    };
  },
};
