// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { droppedFiles, useDroppedFile } from './dropped-files.ts';

const file = new File(['Artist\tStage'], 'Pasted rows.txt');

beforeEach(() => droppedFiles.put('harbour', file));
afterEach(cleanup);

interface UploadProps {
  readonly loading: Promise<void>;
}

/** A page that reads the file and then suspends: React discards that rendering and starts again. */
function Upload({ loading }: UploadProps) {
  const given = useDroppedFile('harbour');
  use(loading);
  return <p>{given?.name ?? 'no file'}</p>;
}

it('a file survives a rendering that is discarded before the page is shown', async () => {
  let arrive = () => {};
  const loading = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await act(() =>
    Promise.resolve(
      render(
        <Suspense fallback="loading">
          <Upload loading={loading} />
        </Suspense>,
      ),
    ),
  );
  expect(screen.getByText('loading')).toBeTruthy();
  arrive();
  expect(await screen.findByText('Pasted rows.txt')).toBeTruthy();
});

it('a file is given to one page only, and stays with it', () => {
  function Shown() {
    return <p>{useDroppedFile('harbour')?.name ?? 'no file'}</p>;
  }
  const first = render(<Shown />);
  first.rerender(<Shown />);
  expect(screen.getByText('Pasted rows.txt')).toBeTruthy();
  first.unmount();
  render(<Shown />);
  expect(screen.getByText('no file')).toBeTruthy();
});
