const storages = /^(?:localStorage|sessionStorage|indexedDB)$/u;

const message = 'app/browser-storage.ts gives the storage of the browser, or null where it is denied.';

/** Refuses the browser's storage, by name or as a property of any window. */
export const noStorage = {
  meta: { type: 'problem' },
  create(context) {
    const check = (node, name) => {
      if (storages.test(name)) context.report({ node, message });
    };
    return {
      Identifier: (node) => check(node, node.name),
      Literal: (node) => {
        if (node.parent.type === 'MemberExpression') check(node, String(node.value));
      },
    };
  },
};
