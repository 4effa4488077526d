import { ProviderError } from '@lineup/provider';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from './request.ts';

describe('a request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers what is answered in time, and leaves no timer behind', async () => {
    await expect(request(1000, () => Promise.resolve(7))).resolves.toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is unavailable when there is no answer in time', async () => {
    const outcome = request(1000, () => new Promise(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toMatchObject({ code: 'unavailable' });
  });

  it('is made once more with a new token when the old one was refused, and no third time', async () => {
    const refused = () => Promise.reject(new FirebaseError('unauthenticated', 'expired'));
    const work = vi.fn<() => Promise<number>>().mockImplementationOnce(refused).mockResolvedValueOnce(7);
    await expect(request(1000, work)).resolves.toBe(7);
    const never = vi.fn(refused);
    await expect(request(1000, never)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(never).toHaveBeenCalledTimes(2);
  });

  it('fails in the port’s words otherwise, at once', async () => {
    const work = vi.fn(() => Promise.reject(new FirebaseError('not-found', 'x')));
    await expect(request(1000, work)).rejects.toBeInstanceOf(ProviderError);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
