// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OpenDecision } from './decision.ts';
import { useQueuePlace } from './use-queue-place.ts';

const decision = (id: string, isWaiting = false): OpenDecision => ({
  id,
  topic: id,
  tone: 'blue',
  content: null,
  isWaiting,
});
const [stages, ends, nights] = [decision('stages'), decision('ends'), decision('nights')];
const waiting = decision('nights', true);

function queue(...open: readonly OpenDecision[]) {
  const { result, rerender } = renderHook(({ all }) => useQueuePlace(all), { initialProps: { all: open } });
  return {
    shown: () => result.current.current?.id,
    become: (...all: readonly OpenDecision[]) => rerender({ all }),
    go: (index: number) => act(() => result.current.go(index)),
  };
}

test('the next decision takes the place of one that was answered', () => {
  const { shown, become } = queue(stages, ends, nights);
  expect(shown()).toBe('stages');
  become(ends, nights);
  expect(shown()).toBe('ends');
});

test('a decision stays while others come and go around it', () => {
  const { shown, become, go } = queue(stages, ends, nights);
  go(1);
  become(ends, nights);
  expect(shown()).toBe('ends');
  become(stages, ends);
  expect(shown()).toBe('ends');
});

test('one that waits gives way to those that come before it', () => {
  const { shown, become } = queue(stages, waiting);
  become(waiting);
  expect(shown()).toBe('nights');
  become(ends, waiting);
  expect(shown()).toBe('ends');
});

test('one that waits is shown to who goes there', () => {
  const { shown, become, go } = queue(ends, waiting);
  go(1);
  become(ends, waiting);
  expect(shown()).toBe('nights');
});
