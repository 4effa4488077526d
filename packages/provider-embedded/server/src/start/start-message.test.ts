import { describe, expect, it } from 'vitest';
import { parseSettings } from '../config/settings.ts';
import { startMessage } from './start-message.ts';

const outcome = parseSettings('demo', {}, '/srv');

describe('the start message', () => {
  const messageOf = (demo: Parameters<typeof startMessage>[1], note: string | null = null) => {
    if (!outcome.ok) throw new Error(outcome.problem);
    return startMessage(outcome.settings, demo, note);
  };

  it('of a new demo names address, accounts, password and outbox', () => {
    const message = messageOf({ isNew: true, password: 'secret-word' });
    const parts = [
      'http://127.0.0.1:3000\n',
      'admin@',
      'newcomer@',
      'visitor@',
      'secret-word',
      ':3000/outbox',
    ];
    for (const part of parts) expect(message).toContain(part);
  });

  it('of a demo that was there before repeats no password', () => {
    expect(messageOf({ isNew: false, password: null })).toMatch(/from an earlier start.*\n.*\/outbox\n$/u);
  });

  it('of a demo ends with the note that there is', () => {
    const message = messageOf({ isNew: false, password: null }, 'The rules are old.');
    expect(message).toMatch(/\/outbox\nThe rules are old\.\n$/u);
  });

  it('of production names the address only', () => {
    expect(messageOf(null)).toBe('The portal is ready at http://127.0.0.1:3000\n');
  });
});
