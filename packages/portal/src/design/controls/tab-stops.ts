/** What the Tab key stops at within `element`, in order. */
export function tabStops(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('*')].filter(
    (each) => each.tabIndex >= 0 && !each.matches(unreachable) && !isInClosedDetails(each),
  );
}

const unreachable = ':disabled, [type="hidden"], [hidden], [hidden] *, [inert], [inert] *';

function isInClosedDetails(element: HTMLElement): boolean {
  const details = element.closest('details:not([open])');
  return details !== null && element.closest('summary')?.parentElement !== details;
}
