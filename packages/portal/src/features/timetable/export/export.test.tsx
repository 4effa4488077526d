// @vitest-environment jsdom
import { exportMessages, scheduleMessages } from '@lineup/domain';
import { lineupCsv, lineupJson, lineupWorkbook } from '@lineup/domain/export';
import { draftCalendar } from '@lineup/lineup-page/draft-calendar';
import { startBackend } from '@lineup/provider-embedded/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { provideWorker } from '../../../testing/fake-worker.ts';
import { openMenuGroup } from '../../../testing/open-menu.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { lineupDocuments, setsOf } from '../../../testing/stored-lineup.ts';
import type { ExportRequest } from './export-format.ts';

const rows = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Kelp', 'Chapel', '2026-07-04', '23:30', '00:30'],
]);
const writers = {
  xlsx: lineupWorkbook,
  csv: lineupCsv,
  json: lineupJson,
  ics: (sets: ExportRequest['sets'], of: ExportRequest['festival']) => draftCalendar(of, sets),
};
const write = async ({ format, sets, festival: of }: ExportRequest) => new Blob([writers[format](sets, of)]);

// The first import transforms the module, which takes long.
beforeAll(async () => void (await import('./export-lineup.ts')), 60_000);

/** Renders the schedule with a worker that responds with `answer`; records the files that the browser receives. */
async function openSchedule(answer: (request: ExportRequest) => Promise<unknown> = write, sets = rows) {
  const worker = provideWorker(answer);
  const files: { name: string; content: Blob }[] = [];
  let last = new Blob();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        last = blob;
        return 'blob:export';
      }

      static override revokeObjectURL() {
        last = new Blob();
      }
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    files.push({ name: this.download, content: last });
  });
  const provider = startBackend({ documents: lineupDocuments(sets) });
  const portal = renderPortal('/festival/f1/schedule', { provider });
  await screen.findByRole('tablist', { name: 'Festival days' });
  return { ...portal, files, worker };
}

const openMenu = () => openMenuGroup(scheduleMessages.export);

describe('exporting a schedule', () => {
  it.each([
    ['Export Excel Workbook', 'Excel', /\.xlsx$/u, 'PK'],
    ['Export CSV', 'CSV', /\.csv$/u, 'id,artist,stage'],
    ['Export JSON', 'JSON', /\.json$/u, '{\n  "festival": "Salt & Lantern"'],
    ['Export iCal File', 'iCal', /\.ics$/u, 'BEGIN:VCALENDAR\r\n'],
  ])('hands the browser a file of all days: %s', async (name, label, fileName, start) => {
    const { user, files } = await openSchedule();
    const job = (await openMenu()).getByRole('button', { name });
    expect(job.textContent).toBe(label);
    await user.click(job);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(fileName);
    expect((await files[0]?.content.text())?.slice(0, start.length)).toBe(start);
    await screen.findByText(exportMessages.done(2, files[0]?.name ?? ''));
  });

  it('is asked for in the palette', async () => {
    const { user, files } = await openSchedule();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await user.type(await screen.findByRole('combobox', { name: 'Go to' }), 'export csv');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.content.text()).toContain('Kelp,Chapel,2026-07-04T23:30,2026-07-05T00:30');
  });

  it('says what the files are for, and makes one of a double click', async () => {
    const written = deferred<Blob>();
    const { user, worker, files } = await openSchedule(() => written.promise);
    await openMenu();
    const menu = screen.getByRole('group', { name: 'Export' });
    expect(menu.getAttribute('aria-describedby')).toBe(within(menu).getByText(exportMessages.help).id);
    await user.dblClick(within(menu).getByRole('button', { name: 'Export JSON' }));
    await waitFor(() => expect(worker.requests).toHaveLength(1));
    written.resolve(new Blob(['one']));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(worker.requests).toHaveLength(1);
  });

  it('says that it failed, and is tried again', async () => {
    let answers = 0;
    const { user, files } = await openSchedule(async (request) =>
      (answers += 1) === 1 ? null : write(request),
    );
    await user.click((await openMenu()).getByRole('button', { name: 'Export CSV' }));
    await screen.findByText(exportMessages.failed);
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(files).toHaveLength(1));
  });

  it('says so where there is nothing', async () => {
    const { user, worker } = await openSchedule(write, {});
    await user.click((await openMenu()).getByRole('button', { name: 'Export CSV' }));
    await screen.findByText(exportMessages.nothing);
    expect(worker.requests).toEqual([]);
  });
});
