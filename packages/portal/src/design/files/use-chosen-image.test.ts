// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useChosenImage } from './use-chosen-image.ts';

const picture = (type = 'image/png', size = 10) => new File([new Uint8Array(size)], 'cover', { type });
const choose = (file: File | null) => {
  const { result } = renderHook(() => useChosenImage(...useState<File | null>(null)));
  act(() => result.current.choose(file));
  return result;
};

beforeEach(() => {
  const parts = { createObjectURL: () => 'blob:cover', revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(URL, parts));
});

it('keeps a picture that may be uploaded, with an address to show it at', () => {
  const file = picture();
  expect(choose(file).current).toMatchObject({ file, error: null, preview: 'blob:cover' });
});

it.each([
  [
    'of another type',
    picture('text/html'),
    'Invalid file type. Please select an image file (JPG, PNG, GIF, WebP)',
  ],
  ['over 10 MB', picture('image/png', 10 * 1024 * 1024 + 1), 'File size too large. Maximum size is 10MB'],
])('keeps no file %s and says why', (_, file, error) => {
  expect(choose(file).current).toMatchObject({ file: null, error, preview: null });
});

it('lets go of a file that the browser cannot show', () => {
  const result = choose(picture());
  act(() => result.current.refuse());
  expect(result.current).toMatchObject({
    file: null,
    error: 'This picture could not be read. Please choose another file.',
    preview: null,
  });
});
