import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredJob } from './boss.ts';
import { fairFetch } from './fairFetch.ts';

/** An in-memory queue whose jobs consist of their group only. */
function queueOf(groups: readonly string[]) {
  const waiting = [...groups];
  let looks = 0;
  const boss = {
    async fetch(_name: string, { ignoreGroups = [] }: { ignoreGroups?: string[] } = {}) {
      looks += 1;
      const index = waiting.findIndex((group) => !ignoreGroups.includes(group));
      return index < 0 ? [] : waiting.splice(index, 1).map((groupId) => ({ groupId }) as StoredJob);
    },
  };
  const next = fairFetch(boss as unknown as Parameters<typeof fairFetch>[0], 'mail');
  return { waiting, next: async () => (await next())?.groupId, looks: () => looks };
}

async function drain(next: () => Promise<string | null | undefined>): Promise<string[]> {
  const order: string[] = [];
  for (let group = await next(); group; group = await next()) order.push(group);
  return order;
}

describe('fairFetch', () => {
  it('takes jobs of institutes in turn', async () => {
    const { next } = queueOf(['a', 'a', 'a', 'a', 'b', 'b', 'c']);
    expect((await drain(next)).join('')).toBe('abcabaa');
  });

  it('takes the job of a newly added institute after at most ten jobs of another', async () => {
    const { waiting, next } = queueOf(Array.from({ length: 10_000 }, () => 'a'));
    for (let count = 0; count < 777; count += 1) await next();
    waiting.push('b');
    const before: string[] = [];
    for (let group = await next(); group !== 'b'; group = await next()) before.push(group ?? '');
    expect(before.length).toBeLessThanOrEqual(10);
  });

  it('needs at most 1,200 fetches for 1,000 jobs of one institute', async () => {
    const { next, looks } = queueOf(Array.from({ length: 1000 }, () => 'a'));
    await drain(next);
    expect(looks()).toBeLessThanOrEqual(1200);
  });

  it('takes each job once, and one of each institute within the first four', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 200 }), async (groups) => {
        const { next } = queueOf(groups);
        const order = await drain(next);
        expect(order.toSorted()).toEqual(groups.toSorted());
        for (const group of new Set(groups)) expect(order.indexOf(group)).toBeLessThan(4);
      }),
    );
  });
});
