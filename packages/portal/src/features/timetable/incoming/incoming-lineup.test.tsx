// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { scheduleProvider } from '../event/testing/schedule-provider.ts';
import { pastedFile } from './pasted-file.ts';

beforeEach(() => localStorage.clear());

async function openSchedule() {
  const portal = renderPortal('/festival/f1/schedule', { provider: scheduleProvider({}) });
  await screen.findByText('Import Spreadsheet');
  return portal;
}

const file = new File(['%PDF'], 'lineup.pdf', { type: 'application/pdf' });
const carrying = (files: readonly File[]) => ({ dataTransfer: { types: ['Files'], files } });
const paste = (target: Element, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });

describe('a file over the schedule', () => {
  it('is shown where it goes, and opens the upload with it', async () => {
    const { address } = await openSchedule();
    fireEvent.dragOver(document.body, carrying([]));
    expect(screen.getByText('Drop the lineup here to review it')).toBeTruthy();
    fireEvent.drop(document.body, carrying([file]));
    await waitFor(() => expect(address()).toBe('/festival/f1/upload'));
    expect(await screen.findByText('lineup.pdf (0.00 MB)')).toBeTruthy();
  });

  it('that is carried away again changes nothing', async () => {
    const { address } = await openSchedule();
    fireEvent.dragOver(document.body, carrying([]));
    fireEvent.dragLeave(document.body, { relatedTarget: null });
    expect(screen.queryByText('Drop the lineup here to review it')).toBeNull();
    expect(address()).toContain('/schedule');
  });

  it('is not taken while a dialog is open, and neither is anything else', async () => {
    const { address, user } = await openSchedule();
    fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(screen.queryByText('Drop the lineup here to review it')).toBeNull();
    await user.click(screen.getByText('Import Spreadsheet'));
    await screen.findByText('Choose a spreadsheet');
    fireEvent.dragOver(document.body, carrying([]));
    expect(screen.queryByText('Drop the lineup here to review it')).toBeNull();
    fireEvent.drop(document.body, carrying([file]));
    paste(document.body, 'a\nb');
    expect(address()).toContain('/schedule');
  });
});

describe('pasted rows', () => {
  it('open the upload with them', async () => {
    const { address } = await openSchedule();
    paste(document.body, 'Artist\tStage\nTide\tPier\n');
    await waitFor(() => expect(address()).toContain('/festival/f1/upload'));
  });

  it('stay where one types, and a single line is none', async () => {
    const { address } = await openSchedule();
    paste(document.body, 'Tide\n\n');
    const field = document.body.appendChild(document.createElement('textarea'));
    paste(field, 'a\nb');
    field.remove();
    expect(address()).toContain('/schedule');
  });

  it('become a file by what they are', () => {
    expect(pastedFile('a\r\nb')?.name).toBe('Pasted rows.txt');
    expect(pastedFile('[\n{}]')?.name).toBe('Pasted lineup.json');
    expect(pastedFile(' \n\n x')).toBeNull();
  });
});
