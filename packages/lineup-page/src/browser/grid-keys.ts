/**
 * Lets the arrow keys move between sets in the timetables: along a stage, or to the set at the same time on the next
 * stage.
 */
export function startGridKeys(main: HTMLElement): void {
  main.addEventListener('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element) || altKey || ctrlKey || metaKey || shiftKey) return;
    const row = target.closest<HTMLElement>('.grid li[id]');
    const next = row === null ? null : neighbour(row, key);
    if (next === null) return;
    event.preventDefault();
    next.querySelector('a')?.focus();
  });
}

function neighbour(row: HTMLElement, key: string): Element | null {
  const rows = shown(row.closest('.stage'));
  const place = rows.indexOf(row);
  switch (key) {
    case 'ArrowUp':
      return rows[place - 1] ?? null;
    case 'ArrowDown':
      return rows[place + 1] ?? null;
    case 'ArrowLeft':
      return atSameTime(row, 'previousElementSibling');
    case 'ArrowRight':
      return atSameTime(row, 'nextElementSibling');
    default:
      return null;
  }
}

/** Returns the set on the next stage in this direction that is nearest in time. */
function atSameTime(
  row: HTMLElement,
  direction: 'previousElementSibling' | 'nextElementSibling',
): Element | null {
  let stage = row.closest('.stage')?.[direction] ?? null;
  while (stage !== null && shown(stage).length === 0) stage = stage[direction];
  const middle = middleOf(row);
  const distance = (other: Element) => Math.abs(middleOf(other) - middle);
  return shown(stage).reduce<Element | null>(
    (nearest, other) => (nearest === null || distance(other) < distance(nearest) ? other : nearest),
    null,
  );
}

function shown(stage: Element | null): readonly HTMLElement[] {
  return stage === null ? [] : [...stage.querySelectorAll<HTMLElement>('li[id]:not([hidden])')];
}

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}
