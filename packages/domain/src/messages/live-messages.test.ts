import { expect, it } from 'vitest';
import { liveMessages } from './live-messages.ts';

it.each([
  [11, true, '11', 'min left'],
  [99, false, '99', 'min to start'],
  [100, true, '1:40', 'h left'],
  [386, false, '6:26', 'h to start'],
  [-125, true, '2:05', 'h over'],
])('counts %i minutes (on: %s) as %s %s', (left, isPlaying, value, unit) => {
  expect(liveMessages.countdown(left, isPlaying)).toEqual({ value, unit });
});
