import { ProviderError } from '@lineup/provider';
import { describe, expect, it, vi } from 'vitest';
import { growingPause, withRetries } from './retry.ts';
import { eventually } from '../testing/eventually.ts';
import { manualPause, noPause } from '../testing/manual-pause.ts';

const unavailable = new ProviderError('unavailable');

describe('repeating', () => {
  it('tries once more for every pause while the server cannot be reached', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(unavailable);
    await expect(withRetries(work, [1, 2], noPause)).rejects.toBe(unavailable);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('answers as soon as a try succeeds', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unavailable).mockResolvedValue('done');
    await expect(withRetries(work, [1, 2], noPause)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('waits between the tries', async () => {
    const { pause, pass, asked } = manualPause();
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unavailable).mockResolvedValue('done');
    const result = withRetries(work, [700], pause);
    await eventually(() => expect(asked).toEqual([700]));
    expect(work).toHaveBeenCalledTimes(1);
    pass();
    await expect(result).resolves.toBe('done');
  });

  it('does not repeat what was refused', async () => {
    const refused = new ProviderError('conflict');
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(refused);
    await expect(withRetries(work, [1, 2], noPause)).rejects.toBe(refused);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('grows its pauses from half a second to ten', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map(growingPause)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });
});
