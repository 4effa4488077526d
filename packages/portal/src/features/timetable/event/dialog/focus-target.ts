/** Where the focus goes after the dialog: to the event's card, or else to the add button of its stage. */
export interface FocusTarget {
  readonly eventId: string | null;
  readonly stage: string;
}

/**
 * Focuses the target within `root`. If neither the card nor the button is rendered (any more), focuses the selected
 * day, so that keyboard users keep their place.
 */
export function focusAfterDialog(root: HTMLElement, { eventId, stage }: FocusTarget): void {
  const card = eventId === null ? undefined : marked(root, 'data-event', eventId);
  const element =
    card ??
    marked(root, 'data-add-event', stage) ??
    root.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  element?.focus();
}

/** Stage names are free text, so compare the value instead of building a selector. */
function marked(root: HTMLElement, attribute: string, value: string): HTMLElement | undefined {
  const candidates = root.querySelectorAll<HTMLElement>(`[${attribute}]`);
  return [...candidates].find((element) => element.getAttribute(attribute) === value);
}
