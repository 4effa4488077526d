/** Returns the dialog above all others; null if none is open. Dialogs are appended to the page when they open. */
export function topDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}
