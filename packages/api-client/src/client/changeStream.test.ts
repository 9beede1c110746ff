import type { ChangeMessage } from '@quad/domain/changes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeToChanges, waitAfterGap } from './changeStream.ts';

/** Replaces the browser's EventSource: records what it is opened with, and receives messages from the test. */
class FakeEventSource {
  static readonly CLOSED = 2;
  static readonly opened: FakeEventSource[] = [];
  readonly url: string;
  readyState = 1;
  onmessage: ((event: { lastEventId: string; data: string }) => void) | undefined;
  onerror: (() => void) | undefined;

  constructor(url: string) {
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  emit(id: string, message: unknown): void {
    this.onmessage?.({ lastEventId: id, data: JSON.stringify(message) });
  }

  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.onerror?.();
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

const { opened } = FakeEventSource;
const UNITS: ChangeMessage = { changes: [{ topic: 'units' }] };
const SKILLS: ChangeMessage = { changes: [{ topic: 'skills' }] };
const GAP: ChangeMessage = { changes: [], has_gap: true };

let count = 0;
let tabs: AbortController[] = [];

beforeEach(() => {
  count += 1;
  opened.length = 0;
  vi.stubGlobal('EventSource', FakeEventSource);
});
afterEach(() => {
  for (const tab of tabs) tab.abort();
  tabs = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a tab of the test's only browser. */
function openTab(after?: string) {
  const ending = new AbortController();
  const messages: ChangeMessage[] = [];
  tabs.push(ending);
  subscribeToChanges({
    name: `changes ${count}`,
    after,
    address: (place) => `/api/changes?after=${place ?? ''}`,
    onMessage: (message) => messages.push(message),
    signal: ending.signal,
  });
  return { messages, close: () => ending.abort() };
}

const streams = (wanted: number) => expect.poll(() => opened.length).toBe(wanted);

describe('subscribeToChanges', () => {
  it('starts the stream at the position of the page', async () => {
    const { messages } = openTab('100.5:5:');
    await streams(1);
    expect(opened[0]?.url).toBe('/api/changes?after=100.5:5:');
    opened[0]?.emit('101.6:6:', UNITS);
    expect(messages).toEqual([UNITS]);
  });

  it('shares one stream among all tabs of a browser', async () => {
    const one = openTab();
    await streams(1);
    const other = openTab();
    opened[0]?.emit('101.6:6:', UNITS);
    await expect.poll(() => other.messages.length).toBeGreaterThan(0);
    expect([one.messages, other.messages]).toEqual([[UNITS], [UNITS]]);
    expect(opened).toHaveLength(1);
  });

  it('continues in another tab from the last position when the streaming tab closes', async () => {
    const one = openTab();
    await streams(1);
    const other = openTab();
    opened[0]?.emit('101.6:6:', UNITS);
    await expect.poll(() => other.messages.length).toBeGreaterThan(0);
    one.close();
    await streams(2);
    expect(opened[0]?.readyState).toBe(FakeEventSource.CLOSED);
    expect(opened[1]?.url).toBe('/api/changes?after=101.6:6:');
    opened[1]?.emit('102.7:7:', SKILLS);
    expect([one.messages, other.messages]).toEqual([[UNITS], [UNITS, SKILLS]]);
  });

  it('sends a late tab only the changes that it missed, and other tabs nothing twice', async () => {
    const one = openTab();
    const third = openTab();
    await streams(1);
    opened[0]?.emit('101.6:6:', UNITS);
    opened[0]?.emit('150.7:7:', SKILLS);
    await expect.poll(() => third.messages.length).toBe(2);
    const late = openTab('149.6:6:');
    await expect.poll(() => late.messages.length).toBeGreaterThan(0);
    expect(late.messages).toEqual([SKILLS]);
    expect([one.messages, third.messages]).toEqual([
      [UNITS, SKILLS],
      [UNITS, SKILLS],
    ]);
  });

  it('lets a tab reload everything whose page is older than what the streaming tab has received', async () => {
    openTab('149.6:6:');
    await streams(1);
    opened[0]?.emit('150.7:7:', SKILLS);
    const older = openTab('140.5:5:');
    await expect.poll(() => older.messages).toEqual([GAP]);
  });

  it('lets a tab reload everything that joins after more changes than are kept', async () => {
    openTab('100.5:5:');
    await streams(1);
    for (let second = 101; second <= 202; second += 1) opened[0]?.emit(`${second}.6:6:`, UNITS);
    const [older, newer] = [openTab('100.5:5:'), openTab('202.6:6:')];
    await expect.poll(() => older.messages).toEqual([GAP]);
    await expect.poll(() => newer.messages.length).toBeGreaterThan(0);
    expect(newer.messages).not.toContainEqual(GAP);
  });

  it('delays reconnecting when the server refuses the stream', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openTab();
    while (opened.length === 0) await vi.advanceTimersByTimeAsync(0);
    opened[0]?.refuse();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(opened).toHaveLength(2);
  });

  it('delivers a gap after a random wait and reconnects from its position', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.4);
    const { messages } = openTab();
    while (opened.length === 0) await vi.advanceTimersByTimeAsync(0);
    opened[0]?.emit('101.6:6:', UNITS);
    opened[0]?.emit('102.7:7:', GAP);
    expect(opened[0]?.readyState).toBe(FakeEventSource.CLOSED);
    await vi.advanceTimersByTimeAsync(3999);
    expect([messages, opened.length]).toEqual([[UNITS], 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(messages).toEqual([UNITS, GAP]);
    expect(opened[1]?.url).toBe('/api/changes?after=102.7:7:');
  });

  it('does not reconnect after a gap when the tab was closed during the wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { messages, close } = openTab();
    while (opened.length === 0) await vi.advanceTimersByTimeAsync(0);
    opened[0]?.emit('102.7:7:', GAP);
    close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([messages, opened.length]).toEqual([[], 1]);
  });

  it('ignores an invalid message', async () => {
    const { messages } = openTab();
    await streams(1);
    opened[0]?.emit('101.6:6:', { changes: [{ topic: 'passwords' }] });
    opened[0]?.emit('101.6:6:', UNITS);
    expect(messages).toEqual([UNITS]);
  });
});

describe('waitAfterGap', () => {
  it.each([
    [0, 0],
    [0.0001, 1],
    [0.5, 5000],
    [0.99999, 9999],
  ])('returns for the random number %d a wait of %d ms', (random, wait) => {
    expect(waitAfterGap(random)).toBe(wait);
  });

  it('spreads clients evenly over ten seconds', () => {
    const seconds = Array.from({ length: 1000 }, (_, client) => Math.floor(waitAfterGap(client / 1000) / 1000));
    const counts = [...Map.groupBy(seconds, (second) => second).values()].map(({ length }) => length);
    expect(counts).toEqual(Array.from({ length: 10 }, () => 100));
  });
});
