/** Input types without text that the browser could undo. */
const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Returns true if the browser itself undoes what is typed into the element. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type);
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof Element && target.closest('[contenteditable]:not([contenteditable="false"])') !== null
  );
}
