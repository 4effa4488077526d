// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NamedPicture, Picture } from './picture.tsx';

afterEach(cleanup);

const pictureAt = (url: string) => ({ url, avif: `${url}?w=480&f=avif`, version: `${url}?w=480` });
const picture = pictureAt('/files/a');
const shown = () => screen.getByAltText<HTMLImageElement>('A heron');
const source = () => shown().getAttribute('src');

it('shows the version, then the picture itself where the version is not there', () => {
  const onBroken = vi.fn<() => void>();
  const { rerender } = render(<Picture picture={picture} alt="A heron" onBroken={onBroken} />);
  expect(source()).toBe('/files/a?w=480');
  fireEvent.error(shown());
  expect(source()).toBe('/files/a');
  expect(onBroken).not.toHaveBeenCalled();

  const another = pictureAt('/files/b');
  rerender(<Picture picture={another} alt="A heron" onBroken={onBroken} />);
  expect(source()).toBe('/files/b?w=480');
});

it('offers AVIF to browsers that know it, until a version turns out to be missing', () => {
  const { container } = render(<Picture picture={picture} alt="A heron" />);
  const sources = () => [...container.querySelectorAll('source')].map(({ srcset, type }) => [type, srcset]);
  expect(sources()).toEqual([['image/avif', '/files/a?w=480&f=avif']]);
  fireEvent.error(shown());
  expect(sources()).toEqual([]);
});

it('says when the picture itself cannot be shown', () => {
  const onBroken = vi.fn<() => void>();
  render(<Picture picture={picture} alt="A heron" onBroken={onBroken} />);
  fireEvent.error(shown());
  fireEvent.error(shown());
  expect(onBroken).toHaveBeenCalledOnce();
  expect(source()).toBe('/files/a');
});

it('shows initials instead of a picture that cannot be loaded, and tries another one', () => {
  const onBroken = vi.fn<() => void>();
  const { rerender } = render(
    <NamedPicture name="Night Heron" picture={picture} alt="A heron" onBroken={onBroken} />,
  );
  fireEvent.error(shown());
  fireEvent.error(shown());
  expect(screen.queryByAltText('A heron')).toBeNull();
  expect(screen.getByText('NH')).toBeDefined();
  expect(onBroken).toHaveBeenCalledOnce();

  const another = pictureAt('/files/b');
  rerender(<NamedPicture name="Night Heron" picture={another} alt="A heron" onBroken={onBroken} />);
  expect(source()).toBe('/files/b?w=480');
});
