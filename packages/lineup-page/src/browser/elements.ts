/** Creates an element with properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Creates a button with a click handler. */
export function button(text: string, press: () => void, className = 'control'): HTMLButtonElement {
  const made = make('button', { type: 'button', className, textContent: text });
  made.addEventListener('click', press);
  return made;
}
