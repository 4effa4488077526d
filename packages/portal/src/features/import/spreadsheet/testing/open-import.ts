import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { renderPortal } from '../../../../testing/render-portal.tsx';
import type { scheduleProvider } from '../../../timetable/event/testing/schedule-provider.ts';

/** Gives boxes and rows a height; without it jsdom would render no rows in a virtual list. */
function provideHeights(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
}

/**
 * Opens the import on the schedule of the provider's festival. Elements are found by their text: finding them by role
 * would examine every element of the schedule behind the dialog each time.
 */
export async function openImport(provider: ReturnType<typeof scheduleProvider>) {
  provideHeights();
  const portal = renderPortal('/festival/f1/schedule', { provider });
  fireEvent.click(await screen.findByText('Import Spreadsheet'));
  const element = (await screen.findByText('Choose a spreadsheet')).closest('dialog');
  if (element === null) throw new Error('The import is shown outside of a dialog.');
  const dialog = within(element);
  const choose = async (file: File) => {
    fireEvent.drop(await dialog.findByLabelText('Lineup Spreadsheet'), { dataTransfer: { files: [file] } });
  };
  const press = async (name: string) => portal.user.click(await screen.findByText(name));
  return { ...portal, dialog, choose, press };
}
