import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FairQueueOptions, fairQueue } from './fairQueue.ts';

/** A queue whose work ends when the test says so. Only the order of starts matters. */
function queue(options: FairQueueOptions) {
  const run = fairQueue(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const settle = async () => {
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
  };
  return {
    begun,
    come(whose: string) {
      return run(whose, () => {
        begun.push(whose);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    },
    /** Ends running work until nothing is left. */
    async finish() {
      await settle();
      while (ends.length > 0) {
        ends.shift()?.();
        await settle();
      }
    },
  };
}

const refused = {
  ok: false,
  refusal: { code: 'UNAVAILABLE', message: 'Too many people are signing in at this moment. Please try again.' },
};

describe('fairQueue', () => {
  it('alternates between addresses, so that one with many tasks does not delay the others', async () => {
    const { begun, come, finish } = queue({ concurrency: 4, maxWaiting: 256, maxWaitingPerSubject: 64 });
    const hammering = Array.from({ length: 150 }, () => come('attacker'));
    const honest = Array.from({ length: 15 }, (_, index) => come(`honest ${index}`));
    await finish();
    // Four of the attacker's tasks run and one is next, then honest ones alternate with the attacker's.
    expect(begun.slice(0, 20).filter((whose) => whose === 'attacker')).toHaveLength(5);
    expect(new Set(begun.slice(0, 20)).size).toBe(16);
    expect(await Promise.all(honest)).toEqual(Array.from({ length: 15 }, () => ({ ok: true, value: undefined })));
    const outcomes = await Promise.all(hammering);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(4 + 64);
    expect(outcomes.at(-1)).toEqual(refused);
  });

  it('drops the last task of the longest line if all lines together are full', async () => {
    const { begun, come, finish } = queue({ concurrency: 1, maxWaiting: 6, maxWaitingPerSubject: 5 });
    const running = come('first');
    const long = Array.from({ length: 5 }, () => come('long'));
    const other = come('other');
    const late = come('late');
    expect(await long[4]).toEqual(refused);
    await finish();
    expect(begun).toEqual(['first', 'long', 'other', 'late', 'long', 'long', 'long']);
    await Promise.all([running, other, late]);
  });

  it('rejects a new task if no other line is longer', async () => {
    const { come, finish } = queue({ concurrency: 1, maxWaiting: 2, maxWaitingPerSubject: 2 });
    const known = [come('running'), come('one'), come('two')];
    expect(await come('three')).toEqual(refused);
    await finish();
    expect((await Promise.all(known)).every(({ ok }) => ok)).toBe(true);
  });

  it('continues after a failed task', async () => {
    const run = fairQueue({ concurrency: 1, maxWaiting: 1, maxWaitingPerSubject: 1 });
    const failing = run('one', () => Promise.reject(new Error('It failed.')));
    const next = run('two', async () => 'done');
    await expect(failing).rejects.toThrow('It failed.');
    expect(await next).toEqual({ ok: true, value: 'done' });
  });

  it('runs each accepted task once, within the concurrency limit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 4 }),
        async (comers, concurrency) => {
          const run = fairQueue({ concurrency, maxWaiting: 12, maxWaitingPerSubject: 4 });
          let [running, done, most] = [0, 0, 0];
          const outcomes = await Promise.all(
            comers.map((whose) =>
              run(String(whose), async () => {
                running += 1;
                most = Math.max(most, running);
                await Promise.resolve();
                running -= 1;
                done += 1;
              }),
            ),
          );
          expect(most).toBeLessThanOrEqual(concurrency);
          expect(done).toBe(outcomes.filter(({ ok }) => ok).length);
          expect((await run('after', async () => 'free')).ok).toBe(true);
        },
      ),
    );
  });
});
