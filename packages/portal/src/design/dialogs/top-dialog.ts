/** The dialog above all others; null where none is open. Each is added to the end of the page when it opens. */
export function topDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}
