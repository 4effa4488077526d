import { describe, expect, it } from 'vitest';
import { fileReference, withAddresses, withReferences } from './file-references.ts';

const cover = 'festivals/f1/festival-image';
const pathOf = (address: string) => (address === '/files/abc' ? cover : null);
const addressOf = (path: string) => (path === cover ? 'https://files.example/cover' : null);

describe('the address of a stored file', () => {
  it.each(['imageURL', 'logoURL', 'fileURL'])(
    'in %s becomes a reference, and another address elsewhere',
    (field) => {
      const neutral = withReferences({ name: 'A', [field]: '/files/abc' }, pathOf);
      expect(neutral).toEqual({ name: 'A', [field]: fileReference(cover) });
      expect(withAddresses(neutral, addressOf)).toEqual({
        name: 'A',
        [field]: 'https://files.example/cover',
      });
    },
  );

  it.each([
    ['an address from elsewhere', { imageURL: 'https://pictures.example/a.png' }],
    ['no picture', { imageURL: null }],
    ['no such field', { name: '/files/abc' }],
  ])('leaves %s as it is', (_what, data) => {
    expect(withReferences(data, pathOf)).toEqual(data);
    expect(withAddresses(data, addressOf)).toEqual(data);
  });

  it('stays a reference where the file is missing', () => {
    const neutral = { imageURL: fileReference('festivals/f2/festival-image') };
    expect(withAddresses(neutral, addressOf)).toEqual(neutral);
  });
});
