// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { storedFestival } from './details/testing/stored-festival.ts';
import { dialogTitled, pressOnSchedule, retype } from '../timetable/event/testing/open-dialog.ts';
import { scheduleProvider } from '../timetable/event/testing/schedule-provider.ts';

/** Which component crashes on its next rendering, and with which message. */
const crash = vi.hoisted(() => ({ of: '', message: 'A crash on purpose' }));
const mayCrash = vi.hoisted(() => (part: string) => {
  if (crash.of === part) throw new Error(crash.message);
});

vi.mock('./stages/stage-list.tsx', async (original) => {
  const { StageList } = await original<typeof import('./stages/stage-list.tsx')>();
  return {
    StageList(props: Parameters<typeof StageList>[0]) {
      mayCrash('stages');
      return <StageList {...props} />;
    },
  };
});

vi.mock('../timetable/event/form/event-fields.tsx', async (original) => {
  const { EventFields, ...others } =
    await original<typeof import('../timetable/event/form/event-fields.tsx')>();
  return {
    ...others,
    EventFields(props: Parameters<typeof EventFields>[0]) {
      mayCrash('fields');
      return <EventFields {...props} />;
    },
  };
});

vi.mock('../timetable/event/form/use-event-editor.ts', async (original) => {
  const { useEventEditor } = await original<typeof import('../timetable/event/form/use-event-editor.ts')>();
  return {
    useEventEditor(given: Parameters<typeof useEventEditor>[0]) {
      mayCrash('editor');
      return useEventEditor(given);
    },
  };
});

const happened = 'This part of the page went wrong';
const safe = 'What you have saved is safe, and the rest of the page still works.';

beforeEach(() => {
  crash.of = '';
  crash.message = 'A crash on purpose';
});

/** Crashes are reported on the console like any error. */
function expectReports(message = crash.message) {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => expect(report.mock.calls.flat().map(String).join()).toContain(message);
}

describe('a crash in a tab', () => {
  it('is told there, leaves the other tabs, and can be tried again', async () => {
    const expectReported = expectReports();
    const { user, container } = renderPortal('/festival/f1', { provider: storedFestival() });
    await screen.findByRole('button', { name: 'Edit Details' });
    crash.of = 'stages';
    await user.click(screen.getByRole('tab', { name: 'Stages' }));
    const panel = screen.getByRole('tabpanel');
    const note = await within(panel).findByRole('alert');
    expect(note.textContent).toBe(`${happened}${safe}`);
    expectReported();
    await expectAccessible(container);
    expect(screen.getByRole('heading', { level: 1, name: 'Salt & Lantern' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Details' }));
    await screen.findByRole('button', { name: 'Edit Details' });
    await user.click(screen.getByRole('tab', { name: 'Stages' }));
    const again = await screen.findByRole('button', { name: 'Try Again' });
    crash.of = '';
    again.focus();
    await user.keyboard('{Enter}');
    const edit = await screen.findByRole('button', { name: 'Edit Stages' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
    expect(screen.queryByText(happened)).toBeNull();
  });

  it('asks for a reload where its file did not arrive', async () => {
    crash.message = 'Failed to fetch dynamically imported module: stages-tab.js';
    expectReports();
    crash.of = 'stages';
    renderPortal('/festival/f1/stages', { provider: storedFestival() });
    expect(await screen.findByText('This part of the page could not be loaded')).toBeTruthy();
    expect(
      screen.getByText('The connection was lost, or the portal has been updated. Reload to continue.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});

describe('a crash in a dialog', () => {
  async function openEvent() {
    const provider = scheduleProvider({ e1: {} });
    const portal = await pressOnSchedule(provider, /^Owl Parade/u);
    const dialog = await dialogTitled('Edit Event');
    await retype(portal.user, dialog.getByLabelText('Artist Name'), 'Owl March');
    return { ...portal, provider, dialog };
  }

  it('is told in the dialog, and what was typed is there when it is tried again', async () => {
    const expectReported = expectReports();
    const { user, dialog, baseElement, provider } = await openEvent();
    crash.of = 'fields';
    await user.type(dialog.getByLabelText('Artist Name'), 'es');
    expect(await dialog.findByText(happened)).toBeTruthy();
    expectReported();
    const again = dialog.getByRole('button', { name: 'Try Again' });
    expect(document.activeElement).toBe(again);
    await expectAccessible(baseElement);
    crash.of = '';
    await user.click(again);
    const artist = dialog.getByLabelText<HTMLInputElement>('Artist Name');
    expect(artist.value).toMatch(/^Owl Marche/u);
    await waitFor(() => expect(document.activeElement).toBe(artist));
    await user.click(dialog.getByRole('button', { name: 'Save Event' }));
    await screen.findByText('Event updated successfully!');
    expect(provider.stored.read(paths.event('f1', 'e1'))?.['artistName']).toBe(artist.value);
  });

  it('of the whole dialog leaves the page and the input, also over a reload', async () => {
    expectReports();
    const { user, dialog, reload } = await openEvent();
    crash.of = 'editor';
    await user.type(dialog.getByLabelText('Artist Name'), 'e');
    const note = await dialogTitled('Something went wrong');
    expect(note.getByText(safe)).toBeTruthy();
    await user.click(note.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Festival Schedule' })).toBeTruthy();
    crash.of = '';
    reload();
    const again = await dialogTitled('Edit Event');
    expect(again.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Owl March');
    expect(again.getByText('Your unsaved changes from a moment ago have been restored.')).toBeTruthy();
  });
});
