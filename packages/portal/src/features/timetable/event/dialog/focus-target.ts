/** Where the focus belongs after the dialog: the event's card, else the add action of its stage. */
export interface FocusTarget {
  readonly eventId: string | null;
  readonly stage: string;
}

/**
 * Puts the focus on what `target` names within `root`; where neither is shown (any more), on the chosen day, so that the
 * keyboard stays where it was.
 */
export function focusAfterDialog(root: HTMLElement, { eventId, stage }: FocusTarget): void {
  const card = eventId === null ? undefined : marked(root, 'data-event', eventId);
  const element =
    card ??
    marked(root, 'data-add-event', stage) ??
    root.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  element?.focus();
}

/** Names of stages are free texts, so that the value is compared rather than put into a selector. */
function marked(root: HTMLElement, attribute: string, value: string): HTMLElement | undefined {
  const candidates = root.querySelectorAll<HTMLElement>(`[${attribute}]`);
  return [...candidates].find((element) => element.getAttribute(attribute) === value);
}
