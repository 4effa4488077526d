import { scheduleMessages } from '@lineup/domain';
import { fireEvent, screen, within } from '@testing-library/react';

/** Opens the schedule's menu of files as a browser does, which jsdom cannot, and finds one of its groups. */
export async function openFilesMenu(group: string) {
  const menu = document.querySelector(`section[aria-label="${scheduleMessages.files}"]`);
  if (menu === null) throw new Error('The schedule has no menu of files.');
  menu.removeAttribute('popover');
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  return within(await screen.findByRole('group', { name: group }));
}
