import { describe, expect, it } from 'vitest';
import { loggedError, withoutSecrets, createServerLog } from './logged-error.ts';

describe('an error in the log', () => {
  it('is told with its code and its causes, without what a library has hung on it', () => {
    const cause = Object.assign(new Error('refused'), { code: 'EMESSAGE', response: '554 hunter2' });
    const lines: string[] = [];
    const log = createServerLog('info', { write: (line) => void lines.push(line) });
    log.error({ err: new TypeError('the mail failed', { cause }) }, 'failed');
    expect(JSON.parse(lines.join(''))).toMatchObject({
      err: { type: 'TypeError', message: 'the mail failed', cause: { code: 'EMESSAGE', message: 'refused' } },
    });
    expect(lines.join('')).not.toContain('hunter2');
  });

  it('ends with a chain of causes that does not', () => {
    const error = new Error('one');
    error.cause = error;
    expect(JSON.stringify(loggedError(error)).match(/"message":"one"/gu)).toHaveLength(5);
  });

  it('need not be an error', () => {
    expect(loggedError('hunter2')).toEqual({ type: 'string', message: 'not an error', stack: '' });
  });
});

describe('an address in the log', () => {
  it.each([
    ['Invalid URL: https://user:pw@sms.example/send?key=1', 'Invalid URL: https://sms.example/send'],
    ['"smtps://user:p%40w@mail.example:465" failed', '"smtps://mail.example:465" failed'],
    [
      'GET https://lineup.example/reset-password?token=abc now',
      'GET https://lineup.example/reset-password now',
    ],
    ['see /reset-password?token=abc-_1&x=2', 'see /reset-password?token=…&x=2'],
    ['at file:///srv/portal/main.js:12:5', 'at file:///srv/portal/main.js:12:5'],
  ])('%s is told as %s', (text, logged) => {
    expect(withoutSecrets(text)).toBe(logged);
  });
});
