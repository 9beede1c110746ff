import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/index.ts';
import { testStore } from './testStore.ts';
import { type OptimisticPatch, openCache, write } from './write.ts';

const BREADS = ['breads'];
const CAKES = ['cakes'];
const LOADING = ['breads', 'loading'];
const isBread = (key: unknown) => Array.isArray(key) && key[0] === 'breads';
const refusal = new ApiError({ status: 409, code: 'X', message: 'No.' });

interface Order {
  id: string;
  state: string;
}

const order = (id: string, state = 'open'): Order => ({ id, state });
const setState = (id: string, state: string) => (list: Order[]) => list.map((each) => (each.id === id ? { ...each, state } : each));
const baking = (id: string): OptimisticPatch => ({ keys: isBread, change: setState(id, 'baked'), undo: setState(id, 'open') });

/** A call that the test settles. */
function call() {
  let end = { succeed: (_answer: Order) => {}, fail: (_error: unknown) => {} };
  const answer = new Promise<Order>((resolve, reject) => {
    end = { succeed: resolve, fail: reject };
  });
  return { send: () => answer, ...end };
}

const patch = (answer: Order) => ({ keys: isBread, change: setState(answer.id, answer.state) });
const storeOf = () =>
  testStore([
    [BREADS, [order('a'), order('b')]],
    [CAKES, [order('a')]],
  ]);

describe('write', () => {
  it('returns the response without a refresh when the cache was replaced meanwhile', async () => {
    const store = storeOf();
    const send = async () => {
      openCache(store.cache)();
      return order('a', 'baked');
    };
    expect(await write(store, { send, patch, refresh: [CAKES] })).toEqual(order('a', 'baked'));
    expect(store.refreshed).toEqual([]);
  });

  it('shows the optimistic change at once and then the response, without a refresh', async () => {
    const store = storeOf();
    const { send, succeed } = call();
    const done = write(store, { send, patch, optimistic: baking('a') });
    expect(store.at(BREADS)).toEqual([order('a', 'baked'), order('b')]);
    succeed(order('a', 'sold'));
    expect(await done).toEqual(order('a', 'sold'));
    expect(store.at(BREADS)).toEqual([order('a', 'sold'), order('b')]);
    expect(store.at(CAKES)).toEqual([order('a')]);
    expect(store.refreshed).toEqual([]);
  });

  it('sends nothing and changes nothing when a rule refuses', async () => {
    const store = storeOf();
    const refuse = () => {
      throw refusal;
    };
    const send = () => Promise.reject(new Error('Sent.'));
    await expect(write(store, { send, optimistic: { keys: isBread, change: refuse, undo: refuse } })).rejects.toBe(refusal);
    expect(store.at(BREADS)).toEqual([order('a'), order('b')]);
  });

  it('changes nothing when a call without an optimistic change fails', async () => {
    const store = storeOf();
    await expect(write(store, { send: () => Promise.reject(refusal), patch })).rejects.toBe(refusal);
    expect(store.at(BREADS)).toEqual([order('a'), order('b')]);
  });

  it.each([
    ['the first', { first: 'open', second: 'sold' }],
    ['the second', { first: 'sold', second: 'open' }],
  ])('does not undo another write in progress when %s fails', async (failing, { first, second }) => {
    const store = storeOf();
    const [one, other] = [call(), call()];
    const writes = [
      write(store, { send: one.send, patch, optimistic: baking('a') }),
      write(store, { send: other.send, patch, optimistic: baking('b') }),
    ];
    expect(store.at(BREADS)).toEqual([order('a', 'baked'), order('b', 'baked')]);
    const [failed, good] = failing === 'the first' ? [one, other] : [other, one];
    failed.fail(refusal);
    await Promise.race(writes).catch(() => undefined);
    expect(store.at(BREADS)).toEqual(failing === 'the first' ? [order('a'), order('b', 'baked')] : [order('a', 'baked'), order('b')]);
    good.succeed(order(failing === 'the first' ? 'b' : 'a', 'sold'));
    await Promise.allSettled(writes);
    expect(store.at(BREADS)).toEqual([order('a', first), order('b', second)]);
  });

  it('keeps its optimistic change when the response of another write lacks it', async () => {
    const store = storeOf();
    const [one, other] = [call(), call()];
    const whole = () => ({ keys: isBread, change: () => [order('a'), order('b', 'sold')] });
    const first = write(store, { send: one.send, patch, optimistic: baking('a') });
    const second = write(store, { send: other.send, patch: whole, optimistic: baking('b') });
    other.succeed(order('b', 'sold'));
    await second;
    expect(store.at(BREADS)).toEqual([order('a', 'baked'), order('b', 'sold')]);
    one.fail(refusal);
    await first.catch(() => undefined);
    expect(store.at(BREADS)).toEqual([order('a'), order('b', 'sold')]);
  });

  it('refreshes data that is still loading without changing it', async () => {
    const store = testStore([
      [BREADS, [order('a')]],
      [LOADING, undefined],
    ]);
    await write(store, { send: async () => order('a', 'sold'), patch, optimistic: baking('a') });
    expect(store.at(LOADING)).toBeUndefined();
    expect(store.at(BREADS)).toEqual([order('a', 'sold')]);
    expect(store.refreshed).toEqual([LOADING]);
  });

  it('refreshes its own keys after a success and other keys after a given failure', async () => {
    const effects = { refresh: [BREADS], refreshAfter: (error: unknown) => (error === refusal ? [CAKES] : []) };
    const store = storeOf();
    await write(store, { ...effects, send: async () => 'done' });
    expect(store.refreshed).toEqual([BREADS]);
    await write(store, { ...effects, send: () => Promise.reject(refusal) }).catch(() => undefined);
    await write(store, { ...effects, send: () => Promise.reject(new Error('Unplugged.')) }).catch(() => undefined);
    expect(store.refreshed).toEqual([BREADS, CAKES]);
  });
});
