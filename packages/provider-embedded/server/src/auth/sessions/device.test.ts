import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Windows'],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
    'Chrome on macOS',
  ],
  [`${mozilla} (Linux; Android 15; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari on iOS',
  ],
  ['', ''],
  [undefined, ''],
])('the device of %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('a header of any content and length gives a short text', () => {
  expect(deviceOf('x'.repeat(100_000)).length).toBeLessThanOrEqual(60);
  expect(deviceOf('<script>alert(1)</script>')).not.toContain('<');
});
