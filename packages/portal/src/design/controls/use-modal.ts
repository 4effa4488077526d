import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { raiseToasts } from '../toasts/toast-host.ts';
import { topDialog } from '../dialogs/top-dialog.ts';

/**
 * Returns the ref of a `<dialog>` that is modal while `opened`: the browser makes the rest inert and restores the focus
 * at the end. The element with `data-autofocus` gets the focus first, or else the first control. Escape and a phone's
 * back gesture call `onDismiss`; the dialog stays until `opened` changes.
 */
export function useModal(opened: boolean, onDismiss?: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  // Before the effects of the content: a field can only be focused once the dialog is shown.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!opened || dialog === null) return undefined;
    const stopListening = listen(dialog, () => latest.current?.());
    dialog.showModal();
    dialog.querySelector<HTMLElement>(firstFocus)?.focus({ preventScroll: true });
    raiseToasts();
    return () => {
      stopListening();
      dialog.close();
      raiseToasts();
    };
  }, [opened]);
  return ref;
}

const firstFocus = '[data-autofocus]:not([data-autofocus="false"])';

function listen(dialog: HTMLDialogElement, onDismiss: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (dialog !== topDialog()) return;
    // By default one key press could close a question together with the dialog that asked it.
    event.preventDefault();
    onDismiss();
  };
  const onCancel = (event: Event) => {
    // A cancelled file picker fires an event of the same name.
    if (event.target !== dialog) return;
    event.preventDefault();
    onDismiss();
  };
  const onClose = () => {
    // A late event of an earlier close: the dialog was opened again since then, as in React's strict mode.
    if (dialog.open) return;
    // Not every browser lets a page prevent this: the second back gesture in a row closes the dialog without asking.
    dialog.showModal();
    onDismiss();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  dialog.addEventListener('cancel', onCancel, { signal });
  dialog.addEventListener('close', onClose, { signal });
  return () => ending.abort();
}
