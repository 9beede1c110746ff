import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefresher } from './changes.ts';
import { keys } from './keys.ts';
import { testStore } from './testStore.ts';
import { write } from './write.ts';

const LIST = keys.eventsByRole('STUDENT', 'asha');
const ONE = keys.event('one');
const OTHER = keys.event('other');
const FEEDBACK = keys.feedbacks;
const UNITS = keys.orgUnits;

let isVisible = true;
const storeOf = () => testStore([LIST, ONE, OTHER, FEEDBACK, UNITS].map((key) => [key, []]));
type ChangeNotice = Parameters<ReturnType<typeof createRefresher>['onChange']>[0];
const ofOne: ChangeNotice = { changes: [{ topic: 'events', event_id: 'one' }] };

beforeEach(() => {
  isVisible = true;
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function listening() {
  const store = storeOf();
  return { store, screen: createRefresher(store, () => isVisible) };
}

describe('createRefresher', () => {
  it('refreshes the affected keys after a short delay', () => {
    const { store, screen } = listening();
    screen.onChange(ofOne);
    expect(store.refreshed).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(store.refreshed).toEqual([LIST, ONE]);
  });

  it('refreshes the inbox, which lists open positions, when somebody is appointed', () => {
    const store = testStore([[keys.inboxCounts, []]]);
    createRefresher(store, () => true).onChange({ changes: [{ topic: 'position-holders' }] });
    vi.advanceTimersByTime(400);
    expect(store.refreshed).toEqual([keys.inboxCounts]);
  });

  it('refreshes what shows requests for approval, and nothing else, when somebody decides one', () => {
    const shown = [
      ['approvals', 'to-decide'],
      ['approvals', 'one', 'request-1'],
      keys.inbox,
      ['money', 'claims', 'to-decide'],
      ['certificates', 'requested', 'run-1'],
    ];
    const others = [LIST, FEEDBACK, UNITS, keys.notifications, ['certificates', 'runs', 'event-1']];
    const store = testStore([...shown, ...others].map((key) => [key, []]));
    createRefresher(store, () => true).onChange({ changes: [{ topic: 'approvals' }] });
    vi.advanceTimersByTime(400);
    expect(store.refreshed).toEqual(shown);
  });

  it('refreshes each key once for repeated changes', () => {
    const { store, screen } = listening();
    for (let count = 0; count < 10; count += 1) screen.onChange({ changes: [{ topic: 'units' }, { topic: 'feedback' }] });
    vi.advanceTimersByTime(400);
    expect(store.refreshed).toEqual([FEEDBACK, UNITS]);
  });

  it('refreshes every five seconds during continuous changes', () => {
    const { store, screen } = listening();
    for (let count = 0; count < 100; count += 1) {
      screen.onChange({ changes: [{ topic: 'feedback' }] });
      vi.advanceTimersByTime(100);
    }
    // After 0.2 s, and after 5.4 s.
    expect(store.refreshed).toEqual([FEEDBACK, FEEDBACK]);
    vi.advanceTimersByTime(5400);
    expect(store.refreshed).toHaveLength(3);
  });

  it('waits until the page is visible', () => {
    const { store, screen } = listening();
    isVisible = false;
    screen.onChange(ofOne);
    vi.advanceTimersByTime(60_000);
    expect(store.refreshed).toEqual([]);
    isVisible = true;
    screen.onVisible();
    vi.advanceTimersByTime(400);
    expect(store.refreshed).toEqual([LIST, ONE]);
  });

  it('refreshes every key after a gap', () => {
    const { store, screen } = listening();
    screen.onChange({ changes: [], has_gap: true });
    vi.advanceTimersByTime(400);
    expect(store.refreshed).toEqual([LIST, ONE, OTHER, FEEDBACK, UNITS]);
  });

  it('waits for a write in progress', async () => {
    const { store, screen } = listening();
    const same = (data: unknown) => data;
    let answer = (_: object) => {};
    const send = () => new Promise<object>((resolve) => (answer = resolve));
    const done = write(store, { send, optimistic: { keys: LIST, change: same, undo: same } });
    await vi.advanceTimersByTimeAsync(0);
    screen.onChange(ofOne);
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.refreshed).toEqual([]);
    answer({});
    await done;
    await vi.advanceTimersByTimeAsync(500);
    expect(store.refreshed).toEqual([LIST, ONE]);
  });

  it('refreshes nothing after it was stopped', () => {
    const { store, screen } = listening();
    screen.onChange(ofOne);
    screen.stop();
    vi.advanceTimersByTime(60_000);
    expect(store.refreshed).toEqual([]);
  });
});
