import type { InboxDecision } from '@quad/domain/inbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferredDecisions } from './deferredDecisions.ts';

const approve = (id: string): InboxDecision => ({ kind: 'room-request', id, decision: 'approve' });

function createStore(send: (decision: InboxDecision) => Promise<unknown> = async () => {}) {
  const sent = vi.fn(send);
  const store = createDeferredDecisions();
  store.configure({ send: sent, failedText: 'Failed to decide.' });
  return { store, sent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('deferred inbox decisions', () => {
  it('are sent after ten seconds, not earlier', async () => {
    const { store, sent } = createStore();
    store.defer([approve('r1'), approve('r2')], ['One', 'Two']);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.mock.calls).toEqual([[approve('r1')], [approve('r2')]]);
    expect(store.current()).toEqual({ deferred: [], sending: [], refused: [] });
  });

  it('are not sent after undo, which reverts the latest first', async () => {
    const { store, sent } = createStore();
    store.defer([approve('r1')], ['One']);
    store.defer([approve('r2')], ['Two']);
    expect(store.undo()?.titles).toEqual(['Two']);
    expect(store.undo()?.titles).toEqual(['One']);
    expect(store.undo()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    store.flush();
    expect(sent).not.toHaveBeenCalled();
  });

  it('can be undone one by one in any order', async () => {
    const { store, sent } = createStore();
    store.defer([approve('r1')], ['One']);
    store.defer([approve('r2')], ['Two']);
    expect(store.undo(store.current().deferred[0])?.titles).toEqual(['One']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.mock.calls).toEqual([[approve('r2')]]);
  });

  it('are sent immediately on flush, and only once', async () => {
    const { store, sent } = createStore();
    store.defer([approve('r1')], ['One']);
    store.defer([approve('r2')], ['Two']);
    store.flush();
    expect(sent.mock.calls).toEqual([[approve('r1')], [approve('r2')]]);
    store.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('cannot be undone while they are being sent', async () => {
    const { store } = createStore(() => new Promise(() => {}));
    store.defer([approve('r1')], ['One']);
    store.flush();
    expect(store.current().sending).toHaveLength(1);
    expect(store.undo()).toBeUndefined();
  });

  it('keep the error of each refused decision until it is dismissed or decided again', async () => {
    const { store } = createStore(async ({ id }) => {
      if (id === 'r1') throw Object.assign(new Error('This request was already Rejected.'), { isServerText: true });
      if (id === 'r2') throw new Error('socket');
    });
    store.defer([approve('r1'), approve('r2'), approve('r3')], ['One', 'Two', 'Three']);
    store.flush();
    await vi.advanceTimersByTimeAsync(0);
    const two = { id: 'r2', title: 'Two', message: 'Failed to decide.' };
    expect(store.current().refused).toEqual([{ id: 'r1', title: 'One', message: 'This request was already Rejected.' }, two]);
    store.dismiss('r1');
    expect(store.current().refused).toEqual([two]);
    store.defer([approve('r2')], ['Two']);
    expect(store.current().refused).toEqual([]);
  });

  it('notify subscribers until they unsubscribe', () => {
    const { store } = createStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.defer([approve('r1')], ['One']);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.defer([], []);
    store.undo();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
