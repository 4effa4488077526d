import { expect, it } from 'vitest';
import type { Hint } from '../entities/upload.ts';
import { parseImageUrl } from './parse-text.ts';

const read = (written: unknown) => {
  const hints: Hint[] = [];
  return { url: parseImageUrl(written, hints), hints };
};

it('reads the http address of a picture as https, and says so', () => {
  expect(read(' http://pictures.example/tide.png ')).toEqual({
    url: 'https://pictures.example/tide.png',
    hints: [{ field: 'imageURL', code: 'imageHttps', source: 'http://pictures.example/tide.png' }],
  });
});

it.each(['https://pictures.example/tide.png', '/files/abc', 'http://127.0.0.1:9199/v0/b/x/o/p'])(
  'takes %s as it is',
  (written) => {
    expect(read(written)).toEqual({ url: written, hints: [] });
  },
);

it.each(['ftp://pictures.example/a', 'http://', 'http://a b', `http://a.example/${'x'.repeat(2048)}`])(
  'leaves out %s',
  (written) => {
    expect(read(written)).toMatchObject({ url: null, hints: [{ code: 'imageUrl' }] });
  },
);
