import { fireEvent, screen, within } from '@testing-library/react';
import { scheduleMessages } from '@lineup/domain';

/** Opens a menu as a browser does, which jsdom cannot. */
export function openMenu(label: string) {
  const menu = document.querySelector<HTMLElement>(`section[aria-label="${label}"]`);
  if (menu === null) throw new Error(`There is no menu “${label}”.`);
  menu.removeAttribute('popover');
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  return within(menu);
}

/** Opens the schedule's menu of files, and finds one of its groups. */
export async function openFilesMenu(group: string) {
  openMenu(scheduleMessages.files);
  return within(await screen.findByRole('group', { name: group }));
}
