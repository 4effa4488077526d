/** The tab that a key leads to from `tab`, around the ends of its list; null for a key that leads nowhere. */
export function neighbourTab(tab: HTMLElement, key: string): HTMLElement | null {
  const list = tab.closest('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const at = tabs.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return tabs.at((at + 1) % tabs.length) ?? null;
    case 'ArrowLeft':
      return tabs.at(at - 1) ?? null;
    case 'Home':
      return tabs.at(0) ?? null;
    case 'End':
      return tabs.at(-1) ?? null;
    default:
      return null;
  }
}
