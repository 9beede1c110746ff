import type { InboxDecision } from '@quad/domain/inbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldDecisions } from './heldDecisions.ts';

const approve = (id: string): InboxDecision => ({ kind: 'room-request', id, decision: 'approve' });

function createStore(send: (decision: InboxDecision) => Promise<unknown> = async () => {}) {
  const sent = vi.fn(send);
  const held = createHeldDecisions();
  held.configure({ send: sent, failedText: 'Failed to decide.' });
  return { held, sent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('decisions that are held', () => {
  it('are sent when ten seconds are over, and no earlier', async () => {
    const { held, sent } = createStore();
    held.hold([approve('r1'), approve('r2')], ['One', 'Two']);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.mock.calls).toEqual([[approve('r1')], [approve('r2')]]);
    expect(held.current()).toEqual({ held: [], sending: [], refused: [] });
  });

  it('are never sent once they are undone, the latest first', async () => {
    const { held, sent } = createStore();
    held.hold([approve('r1')], ['One']);
    held.hold([approve('r2')], ['Two']);
    expect(held.undo()?.titles).toEqual(['Two']);
    expect(held.undo()?.titles).toEqual(['One']);
    expect(held.undo()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    held.flush();
    expect(sent).not.toHaveBeenCalled();
  });

  it('are taken back one by one, whichever is named', async () => {
    const { held, sent } = createStore();
    held.hold([approve('r1')], ['One']);
    held.hold([approve('r2')], ['Two']);
    expect(held.undo(held.current().held[0])?.titles).toEqual(['One']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.mock.calls).toEqual([[approve('r2')]]);
  });

  it('are sent at once when their person leaves, and not again when their time is over', async () => {
    const { held, sent } = createStore();
    held.hold([approve('r1')], ['One']);
    held.hold([approve('r2')], ['Two']);
    held.flush();
    expect(sent.mock.calls).toEqual([[approve('r1')], [approve('r2')]]);
    held.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('cannot be undone while they are on their way', async () => {
    const { held } = createStore(() => new Promise(() => {}));
    held.hold([approve('r1')], ['One']);
    held.flush();
    expect(held.current().sending).toHaveLength(1);
    expect(held.undo()).toBeUndefined();
  });

  it('say why where they are refused, each for itself, until that is read or they are decided again', async () => {
    const { held } = createStore(async ({ id }) => {
      if (id === 'r1') throw Object.assign(new Error('This request was already Rejected.'), { isServerText: true });
      if (id === 'r2') throw new Error('socket');
    });
    held.hold([approve('r1'), approve('r2'), approve('r3')], ['One', 'Two', 'Three']);
    held.flush();
    await vi.advanceTimersByTimeAsync(0);
    const two = { id: 'r2', title: 'Two', message: 'Failed to decide.' };
    expect(held.current().refused).toEqual([{ id: 'r1', title: 'One', message: 'This request was already Rejected.' }, two]);
    held.dismiss('r1');
    expect(held.current().refused).toEqual([two]);
    held.hold([approve('r2')], ['Two']);
    expect(held.current().refused).toEqual([]);
  });

  it('tell whoever listens, and nobody who does not any more', () => {
    const { held } = createStore();
    const listener = vi.fn();
    const stop = held.subscribe(listener);
    held.hold([approve('r1')], ['One']);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    held.hold([], []);
    held.undo();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
