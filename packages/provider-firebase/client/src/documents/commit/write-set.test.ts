import type { Write, WriteData } from '@lineup/provider';
import { serverTimestamp } from '@lineup/provider';
import { describe, expect, it } from 'vitest';
import { festivalData } from '@lineup/provider/sample-documents';
import { breaksSchema, requireWritable } from './write-set.ts';

const path = 'festivals/a';
const update = (data: WriteData): Write => ({ type: 'update', path, data });

describe('what nobody may write', () => {
  it.each<Write>([
    { type: 'create', path: 'users/a', data: { permissions: ['admin'] } },
    { type: 'update', path: 'users/a', data: { permissions: ['admin'] } },
    { type: 'delete', path },
    { type: 'update', path: 'festivals/a/lineupUploads/b', data: { status: 'completed' } },
    { type: 'create', path: 'festivals/a/lineupUploads/b/events/c', data: {} },
    { type: 'create', path: 'elsewhere/a', data: {} },
    { type: 'create', path: 'festivals/../users', data: {} },
  ])('is refused before anything is sent: $type $path', (write) => {
    const allowed = update({ name: 'x' });
    expect(() => requireWritable([allowed, write])).toThrow(
      expect.objectContaining({ code: 'permission-denied' }),
    );
    expect(() => requireWritable([allowed])).not.toThrow();
  });
});

describe('what breaks its schema whatever is stored', () => {
  const create = (data: WriteData): Write => ({ type: 'create', path, data });

  it('is an incomplete or wrong creation', () => {
    expect(breaksSchema(create(festivalData()))).toBe(false);
    expect(breaksSchema(create(festivalData({ location: undefined })))).toBe(true);
    expect(breaksSchema(create(festivalData({ timezone: 'Moon/Crater' })))).toBe(true);
    expect(breaksSchema(create(festivalData({ colour: 'red' })))).toBe(true);
  });

  it('is an update of a field to what it can never be', () => {
    expect(breaksSchema(update({ timezone: 'Moon/Crater' }))).toBe(true);
    expect(breaksSchema(update({ stages: ['A', 'A'] }))).toBe(true);
    expect(breaksSchema(update({ stages: ['A', ' '] }))).toBe(true);
    expect(breaksSchema(update({ colour: 'red' }))).toBe(true);
  });

  it('is no update that says nothing wrong by itself', () => {
    expect(breaksSchema(update({}))).toBe(false);
    expect(breaksSchema(update({ name: 'New', updated_at: serverTimestamp }))).toBe(false);
    expect(breaksSchema(update({ endDate: { seconds: 0, nanoseconds: 0 } }))).toBe(false);
  });

  it('is no removal', () => {
    expect(breaksSchema({ type: 'delete', path: 'festivals/a/lineupEvents/b' })).toBe(false);
  });
});
