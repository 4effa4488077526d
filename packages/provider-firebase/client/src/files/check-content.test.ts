import { fileLimits, messages, processingMessages } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { checkSize, contentType } from './check-content.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const gif = Uint8Array.from('GIF89a\x01\x00\x01\x00', (character) => character.charCodeAt(0));

describe('the content of a file', () => {
  it.each(['festivalImage', 'eventImage', 'lineupImage'] as const)(
    'is a picture’s for %s, whatever it is called',
    (kind) => {
      expect(contentType({ kind, festivalId: 'a' }, gif)).toBe('image/gif');
      expect(() => contentType({ kind, festivalId: 'a' }, bytes(0x3c, 0x73, 0x76, 0x67))).toThrow(
        expect.objectContaining({
          code: 'unsupported-media-type',
          userMessage: messages.image.invalidType,
        }),
      );
    },
  );

  it('of a lineup file is stored as JSON, also when it is none: processing says what is wrong with it', () => {
    expect(contentType({ kind: 'lineupJson', festivalId: 'a' }, gif)).toBe('application/json');
    expect(contentType({ kind: 'lineupJson', festivalId: 'a' }, bytes())).toBe('application/json');
  });

  it('of a spreadsheet is told by its first bytes', () => {
    const place = { kind: 'lineupSpreadsheet', festivalId: 'a' } as const;
    expect(contentType(place, new TextEncoder().encode('artist,stage'))).toBe('text/csv');
    expect(contentType(place, bytes(0xd0, 0xcf, 0x11, 0xe0, 0))).toBe('application/vnd.ms-excel');
    expect(() => contentType(place, gif)).toThrow(
      expect.objectContaining({
        code: 'unsupported-media-type',
        userMessage: processingMessages.notSpreadsheet,
      }),
    );
  });

  it.each(Object.entries(fileLimits))('is limited for %s to %i bytes', (name, limit) => {
    const kind = name as keyof typeof fileLimits;
    const place = kind === 'artistImage' ? { kind, artistId: 'a' } : { kind, festivalId: 'a' };
    expect(() => checkSize(place, limit)).not.toThrow();
    expect(() => checkSize(place, limit + 1)).toThrow(expect.objectContaining({ code: 'payload-too-large' }));
  });
});
