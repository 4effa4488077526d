import { setPriority } from 'node:os';
import { beforeEach, expect, test, vi } from 'vitest';
import { lowerOwnPriority } from './low-priority.ts';

vi.mock('node:os', () => ({ setPriority: vi.fn() }));
beforeEach(() => void vi.mocked(setPriority).mockReset());

test('on Linux a thread lets others go first', () => {
  lowerOwnPriority('linux');
  expect(vi.mocked(setPriority).mock.calls).toEqual([[0, 5]]);
});

test('elsewhere it does not, as the whole process would get slower', () => {
  lowerOwnPriority('darwin');
  lowerOwnPriority('win32');
  expect(setPriority).not.toHaveBeenCalled();
});

test('a thread that may not change its priority goes on', () => {
  vi.mocked(setPriority).mockImplementation(() => {
    throw new Error('EACCES');
  });
  expect(() => lowerOwnPriority('linux')).not.toThrow();
});
