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

describe('a replica', () => {
  it('is read from by whoever has written nothing lately', async () => {
    const { watch } = sides();
    expect(await watch.canServe()).toBe(true);
  });

  it('is not read from by somebody whose write it has not got, and is once it has', async () => {
    const { state, watch } = sides();
    state.written = '0/200';
    expect(await watch.canServe('0/200')).toBe(false);
    expect(await watch.canServe('0/100')).toBe(true);
    state.replayed = '0/200';
    expect(await watch.canServe('0/200')).toBe(true);
  });

  it('compares places by their value and not by their letters', async () => {
    const { state, watch } = sides();
    Object.assign(state, { written: '10/5', replayed: '10/5' });
    expect(await watch.canServe('9/FFFFFFFF')).toBe(true);
    expect(await watch.canServe('10/A')).toBe(false);
  });

  it('that is away is not waited for by every reader, and is read from again when it is back', async () => {
    const { state, watch } = sides();
    state.replayed = undefined;
    expect([await watch.canServe(), await watch.canServe(), state.asked]).toEqual([false, false, 1]);
    Object.assign(state, { replayed: '0/100', now: 1001 });
    expect(await watch.canServe()).toBe(true);
  });

  it('that failed while it was read from is left alone for a moment', async () => {
    const { state, watch } = sides();
    expect(await watch.canServe()).toBe(true);
    watch.markUnavailable();
    expect(await watch.canServe()).toBe(false);
    state.now = 1001;
    expect(await watch.canServe()).toBe(true);
  });

  it('that is more than five seconds behind is read from by nobody, until it has caught up', async () => {
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

  it('is asked at most once a second, whatever number of people read', async () => {
    const { state, watch } = sides();
    await Promise.all(Array.from({ length: 50 }, () => watch.canServe()));
    expect(state.asked).toBe(1);
    state.now = 1001;
    await Promise.all(Array.from({ length: 50 }, () => watch.canServe()));
    expect(state.asked).toBe(2);
  });
});

describe('what a browser remembers', () => {
  it.each(['', '0', '0/', 'x/1', '1/2/3', '123456789/1', "0/1'"])('is no place in the log where it is "%s"', (text) => {
    expect(isLogPosition(text)).toBe(false);
  });
  it('is one as PostgreSQL writes it', () => {
    expect(isLogPosition('16/B374D848')).toBe(true);
  });
});
