import { describe, expect, it } from 'vitest';
import { defaultZone } from './default-zone.ts';

describe('the zone that a new form starts with', () => {
  it('is the given one where the picker has it', () => {
    expect(defaultZone('Europe/Amsterdam')).toBe('Europe/Amsterdam');
  });

  it('is the picker’s name for a zone that is known by another one', () => {
    expect(defaultZone('Asia/Calcutta')).toBe('Asia/Kolkata');
    expect(defaultZone('Etc/UTC')).toBe('UTC');
  });

  it.each(['Antarctica/Troll', 'Not/AZone', ''])(
    'is UTC for "%s", which the picker does not have',
    (zone) => {
      expect(defaultZone(zone)).toBe('UTC');
    },
  );
});
