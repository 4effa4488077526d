import { fireEvent, screen, within } from '@testing-library/react';

/** Opens a menu, which jsdom cannot do by a click. */
export function openMenu(label: string) {
  const menu = document.querySelector<HTMLElement>(`section[aria-label="${label}"]`);
  if (menu === null) throw new Error(`There is no menu “${label}”.`);
  menu.removeAttribute('popover');
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  return within(menu);
}

/** Opens the schedule's menu that contains this group. */
export async function openMenuGroup(label: string) {
  openMenu(label);
  return within(await screen.findByRole('group', { name: label }));
}
