import { describe, expect, it } from 'vitest';
import { isUuid, newId } from './ids.ts';

describe('newId', () => {
  it('returns unique UUIDs in ascending order, also within the same millisecond', () => {
    const now = new Date('2026-11-20T10:00:00Z');
    const ids = Array.from({ length: 10_000 }, () => newId(now));
    expect(ids.every(isUuid)).toBe(true);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toMatch(/^01a1f866-0d00-7/);
    expect(newId(new Date(now.getTime() + 1)) > String(ids.at(-1))).toBe(true);
  });

  it('stays ascending within a millisecond if earlier ids are created in between', () => {
    const now = new Date('2026-11-20T10:00:01Z');
    const ids = Array.from({ length: 200 }, (_, at) => {
      newId(new Date(now.getTime() - 1 - at));
      return newId(now);
    });
    expect([...ids].sort()).toEqual(ids);
  });

  it('ends in a different random part for every id', () => {
    const tails = Array.from({ length: 100 }, () => newId(new Date(0)).slice(24));
    expect(new Set(tails).size).toBe(100);
  });
});
