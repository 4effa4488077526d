// @vitest-environment jsdom
import { fieldMessages, paths } from '@lineup/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shownToasts } from '../../design/toasts/toast.ts';
import { dialogTitled, pressOnSchedule } from '../../features/timetable/event/testing/open-dialog.ts';
import { scheduleProvider } from '../../features/timetable/event/testing/schedule-provider.ts';
import { cleanFieldsLate, loadCleanFields } from './clean-fields-late.ts';
import { cleanedPaste, cleanFields } from './clean-fields.ts';

const removed = fieldMessages.controlsRemoved;

it('saves a pasted name without its control characters, and says that they were removed', async () => {
  const provider = scheduleProvider({});
  const { user } = await pressOnSchedule(provider, 'Add Event to Chapel');
  const dialog = await dialogTitled('Create Event');
  const field = dialog.getByLabelText<HTMLInputElement>('Artist Name');
  await user.click(field);
  await user.paste('Night\u0007 Ferry\u0000\u009B');
  expect(field.value).toBe('Night Ferry');
  expect(await screen.findByText(removed)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Start Time'), { target: { value: '23:00' } });
  fireEvent.change(dialog.getByLabelText('End Time'), { target: { value: '01:00' } });
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(await screen.findByText('Event created successfully!')).toBeTruthy();
  await waitFor(async () => {
    const events = await provider.documents.query({ collection: paths.events('f1') });
    expect(events.map(({ data }) => data['artistName'])).toEqual(['Night Ferry']);
  });
});

describe('a field', () => {
  let end = new AbortController();
  beforeEach(() => {
    shownToasts.clear();
    end = new AbortController();
    cleanFields(document, end.signal);
  });
  afterEach(() => end.abort());

  function show(html: string): HTMLInputElement | HTMLTextAreaElement {
    document.body.innerHTML = html;
    const field = document.body.firstElementChild as HTMLInputElement | HTMLTextAreaElement;
    field.focus();
    return field;
  }
  const hints = () => shownToasts.get().map(({ text }) => text);

  it('keeps the caret where the text was put in', async () => {
    const field = show('<input value="Owl Parade">');
    field.setSelectionRange(3, 3);
    await userEvent.paste('s\u0007 on\t');
    expect(field.value).toBe('Owls on  Parade');
    expect(field.selectionStart).toBe('Owls on '.length);
    expect(hints()).toEqual([removed]);
  });

  it('of several lines keeps lines and tabs', async () => {
    const field = show('<textarea></textarea>');
    await userEvent.paste('Call\tfirst\nthen\u0007 wait');
    expect(field.value).toBe('Call\tfirst\nthen wait');
    expect(hints()).toEqual([removed]);
  });

  it('without control characters is left alone', async () => {
    const field = show('<input>');
    await userEvent.paste('Måneskin 🎻 مهرجان');
    expect(field.value).toBe('Måneskin 🎻 مهرجان');
    expect(hints()).toEqual([]);
  });

  it('is left alone until somebody types, and then cleaned of what was put in while this was loading', async () => {
    end.abort();
    const stop = cleanFieldsLate(document);
    const field = show('<input value="Ow\u0007l">');
    await loadCleanFields();
    expect(field.value).toBe('Ow\u0007l');
    await userEvent.type(field, 's');
    await waitFor(() => expect(field.value).toBe('Owls'));
    expect(hints()).toEqual([removed]);
    stop();
  });

  it('for a password is left alone', async () => {
    const field = show('<input type="password">');
    await userEvent.paste('a\u0007b');
    expect(field.value).toBe('a\u0007b');
    expect(hints()).toEqual([]);
  });

  it('waits for the other half of a character that is typed in two', () => {
    const field = show('<input>');
    for (const data of ['\uD83C', '\uDFBB']) {
      field.value += data;
      field.dispatchEvent(new InputEvent('input', { data, inputType: 'insertText', bubbles: true }));
    }
    expect(field.value).toBe('🎻');
    field.value += '\uD83C';
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
    expect(field.value).toBe('🎻');
    expect(hints()).toEqual([removed]);
  });
});

it('what is read from the clipboard keeps its lines and cells', () => {
  shownToasts.clear();
  expect(cleanedPaste('Owl\tPier\r\nKelp')).toBe('Owl\tPier\r\nKelp');
  expect(shownToasts.get()).toEqual([]);
  expect(cleanedPaste('Ow\u0007l\tPier\nKelp')).toBe('Owl\tPier\nKelp');
  expect(shownToasts.get().map(({ text }) => text)).toEqual([removed]);
});
