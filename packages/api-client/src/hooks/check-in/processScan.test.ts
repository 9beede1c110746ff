import type { CheckInAnswer } from '@quad/domain/check-in';
import { aCheckInAnswer, aCheckInList, aCheckInToken } from '@quad/domain/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { digestOf, processScan } from './processScan.ts';
import type { StoredScan } from './scanStore.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const TOKEN = aCheckInToken();
const failure = (status: number) => new ApiError({ status, code: 'X', message: 'The event is over.', isServerText: true });

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A desk whose server answers or fails, and whose device can store scans or not. */
function desk(answer: CheckInAnswer | Error, { canStore = true, before = [] as readonly StoredScan[], list = undefined as unknown } = {}) {
  const stored = new Map(before.map((scan) => [scan.scan_id, scan]));
  const sent: unknown[] = [];
  const store = {
    readStoredScans: async () => [...stored.values()],
    storeScan: async (scan: StoredScan) => {
      if (!canStore) throw new Error('The disk is full.');
      stored.set(scan.scan_id, scan);
    },
    deleteScan: async ({ scan_id }: StoredScan) => void stored.delete(scan_id),
  };
  const send = async (scan: unknown) => {
    sent.push(scan);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const take = (text = TOKEN) =>
    processScan(text, { eventId: 'e1', by: 'desk', timeZone: 'Asia/Kolkata', list: list as ReturnType<typeof aCheckInList>, send, store });
  return { take, sent, stored };
}

describe('processScan with a connection', () => {
  it('deletes the scan from the device once the server has responded', async () => {
    const { take, sent, stored } = desk(aCheckInAnswer({ outcome: 'in', since: NOW }));
    const taken = await take(`https://quad.example/check-in/${TOKEN}`);
    expect(taken).toMatchObject({ result: { scanResult: { outcome: 'in' } }, isReached: true, arrival: { since: NOW } });
    expect(sent).toMatchObject([{ eventId: 'e1', token: TOKEN, at: NOW }]);
    expect(stored.size).toBe(0);
  });

  it('does not send text that is not a check-in code', async () => {
    const { take, sent } = desk(aCheckInAnswer());
    expect(await take('https://quad.example/events')).toMatchObject({ result: { scanResult: { outcome: 'unregistered' } } });
    expect(sent).toEqual([]);
  });

  it('does not send a code that this device has already scanned', async () => {
    const digest = await digestOf(TOKEN);
    const scan = { eventId: 'e1', scan_id: 's1', token: TOKEN, at: '2026-11-20T09:00:00.000Z', digest, by: 'desk' };
    const { take, sent } = desk(aCheckInAnswer(), { before: [scan] });
    expect(await take()).toMatchObject({ result: { scanResult: { outcome: 'already', since: scan.at } } });
    expect(sent).toEqual([]);
  });

  it('returns the reason for a refusal and deletes the scan', async () => {
    const { take, stored } = desk(failure(409));
    expect(await take()).toEqual({ failure: 'The event is over.' });
    expect(stored.size).toBe(0);
  });
});

describe('processScan without a connection', () => {
  const listWith = async (since: string | null) => aCheckInList({ day: '2026-11-20', codes: [{ digest: await digestOf(TOKEN), since }] });

  it('accepts a code on the list and stores the scan', async () => {
    const { take, stored } = desk(failure(0), { list: await listWith(null) });
    const taken = await take();
    expect(taken).toMatchObject({ result: { scanResult: { outcome: 'in' } }, isReached: false, arrival: { since: NOW } });
    expect([...stored.values()]).toMatchObject([{ token: TOKEN, by: 'desk' }]);
  });

  it('stores nothing for a participant already checked in', async () => {
    const { take, stored } = desk(failure(0), { list: await listWith('2026-11-20T08:00:00.000Z') });
    expect(await take()).toMatchObject({ result: { scanResult: { outcome: 'already', since: '2026-11-20T08:00:00.000Z' } } });
    expect(stored.size).toBe(0);
  });

  it('rejects a code that is not on the list', async () => {
    const { take, stored } = desk(failure(0), { list: aCheckInList({ day: '2026-11-20', codes: [] }) });
    expect(await take()).toMatchObject({ result: { scanResult: { outcome: 'unregistered' } } });
    expect(stored.size).toBe(0);
  });

  it('stores the scan when there is no list, also after a 503', async () => {
    const { take, stored } = desk(failure(503));
    expect(await take()).toMatchObject({ result: { scanResult: { outcome: 'kept' } }, isReached: true });
    expect(stored.size).toBe(1);
  });

  it('fails when the scan cannot be stored', async () => {
    const { take } = desk(failure(0), { canStore: false });
    expect(await take()).toMatchObject({ failure: expect.any(String) });
  });
});
