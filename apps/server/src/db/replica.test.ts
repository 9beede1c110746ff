import { describe, expect, it } from 'vitest';
import { isLogPosition, ReplicaMonitor } from './replica.ts';

/** Log positions of a primary and a replica as set by the test, and a clock. */
function sides() {
  const state = { now: 0, written: '0/100', replayed: '0/100' as string | undefined, asked: 0 };
  const watch = new ReplicaMonitor(
    {
      written: async () => state.written,
      async replayed() {
        state.asked += 1;
        if (state.replayed === undefined) throw new Error('Away.');
        return state.replayed;
      },
    },
    () => state.now,
  );
  return { state, watch };
}

describe('ReplicaMonitor', () => {
  it('allows reads for a user without recent writes', async () => {
    const { watch } = sides();
    expect(await watch.canServe()).toBe(true);
  });

  it('denies reads until the replica has replayed the last write of the user', async () => {
    const { state, watch } = sides();
    state.written = '0/200';
    expect(await watch.canServe('0/200')).toBe(false);
    expect(await watch.canServe('0/100')).toBe(true);
    state.replayed = '0/200';
    expect(await watch.canServe('0/200')).toBe(true);
  });

  it('compares log positions numerically, not as text', async () => {
    const { state, watch } = sides();
    Object.assign(state, { written: '10/5', replayed: '10/5' });
    expect(await watch.canServe('9/FFFFFFFF')).toBe(true);
    expect(await watch.canServe('10/A')).toBe(false);
  });

  it('probes an unavailable replica once for all readers, and uses it again when it is back', async () => {
    const { state, watch } = sides();
    state.replayed = undefined;
    expect([await watch.canServe(), await watch.canServe(), state.asked]).toEqual([false, false, 1]);
    Object.assign(state, { replayed: '0/100', now: 1001 });
    expect(await watch.canServe()).toBe(true);
  });

  it('pauses reads for a moment after a failed read', async () => {
    const { state, watch } = sides();
    expect(await watch.canServe()).toBe(true);
    watch.markUnavailable();
    expect(await watch.canServe()).toBe(false);
    state.now = 1001;
    expect(await watch.canServe()).toBe(true);
  });

  it('denies all reads while the replica is more than five seconds behind', async () => {
    const { state, watch } = sides();
    state.written = '0/200';
    expect(await watch.canServe()).toBe(true);
    for (const [now, written, expected] of [
      [4000, '0/300', true],
      [6500, '0/400', false],
    ] as const) {
      Object.assign(state, { now, written });
      await watch.canServe('0/999');
      expect(await watch.canServe(), `${now}`).toBe(expected);
    }
    Object.assign(state, { replayed: '0/400', now: 8000 });
    expect(await watch.canServe()).toBe(false);
    await expect.poll(() => watch.canServe()).toBe(true);
  });

  it('probes the replica at most once per second, regardless of the number of readers', async () => {
    const { state, watch } = sides();
    await Promise.all(Array.from({ length: 50 }, () => watch.canServe()));
    expect(state.asked).toBe(1);
    state.now = 1001;
    await Promise.all(Array.from({ length: 50 }, () => watch.canServe()));
    expect(state.asked).toBe(2);
  });
});

describe('isLogPosition', () => {
  it.each(['', '0', '0/', 'x/1', '1/2/3', '123456789/1', "0/1'"])('rejects "%s"', (text) => {
    expect(isLogPosition(text)).toBe(false);
  });
  it('accepts the PostgreSQL format', () => {
    expect(isLogPosition('16/B374D848')).toBe(true);
  });
});
