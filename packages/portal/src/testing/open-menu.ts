import { fireEvent, screen, within } from '@testing-library/react';

/** Opens a menu as a browser does, which jsdom cannot. */
export function openMenu(label: string) {
  const menu = document.querySelector<HTMLElement>(`section[aria-label="${label}"]`);
  if (menu === null) throw new Error(`There is no menu “${label}”.`);
  menu.removeAttribute('popover');
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  return within(menu);
}

/** Opens the menu of the schedule that consists of this group. */
export async function openMenuGroup(label: string) {
  openMenu(label);
  return within(await screen.findByRole('group', { name: label }));
}
