import { fileLimits, messages } from '@lineup/domain';
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

  it('of a lineup file is kept as JSON, also when it is none: processing says what is wrong with it', () => {
    expect(contentType({ kind: 'lineupJson', festivalId: 'a' }, gif)).toBe('application/json');
    expect(contentType({ kind: 'lineupJson', festivalId: 'a' }, bytes())).toBe('application/json');
  });

  it.each(Object.entries(fileLimits))('is limited for %s to %i bytes', (name, limit) => {
    const kind = name as keyof typeof fileLimits;
    expect(() => checkSize({ kind, festivalId: 'a' }, limit)).not.toThrow();
    expect(() => checkSize({ kind, festivalId: 'a' }, limit + 1)).toThrow(
      expect.objectContaining({ code: 'payload-too-large' }),
    );
  });
});
