import type { CheckInAnswer } from '@quad/domain/check-in';
import { aCheckInAnswer, aCheckInList, aCheckInToken } from '@quad/domain/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../client/index.ts';
import type { KeptScan } from './scanStore.ts';
import { digestOf, takeScan } from './takeScan.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const TOKEN = aCheckInToken();
const failure = (status: number) => new ApiError({ status, code: 'X', message: 'The event is over.', isServerText: true });

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A door whose server answers or fails, and whose device can keep scans or not. */
function door(answer: CheckInAnswer | Error, { canKeep = true, before = [] as readonly KeptScan[], list = undefined as unknown } = {}) {
  const kept = new Map(before.map((scan) => [scan.scan_id, scan]));
  const sent: unknown[] = [];
  const store = {
    keptScans: async () => [...kept.values()],
    keepScan: async (scan: KeptScan) => {
      if (!canKeep) throw new Error('The disk is full.');
      kept.set(scan.scan_id, scan);
    },
    forgetScan: async ({ scan_id }: KeptScan) => void kept.delete(scan_id),
  };
  const send = async (scan: unknown) => {
    sent.push(scan);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const take = (text = TOKEN) =>
    takeScan(text, { eventId: 'e1', by: 'desk', timeZone: 'Asia/Kolkata', list: list as ReturnType<typeof aCheckInList>, send, store });
  return { take, sent, kept };
}

describe('a scan at the door', () => {
  it('is answered, and then kept no more', async () => {
    const { take, sent, kept } = door(aCheckInAnswer({ outcome: 'in', since: NOW }));
    const taken = await take(`https://quad.example/check-in/${TOKEN}`);
    expect(taken).toMatchObject({ judged: { verdict: { outcome: 'in' } }, isReached: true, came: { since: NOW } });
    expect(sent).toMatchObject([{ eventId: 'e1', token: TOKEN, at: NOW }]);
    expect(kept.size).toBe(0);
  });

  it('of what is no code is not sent', async () => {
    const { take, sent } = door(aCheckInAnswer());
    expect(await take('https://quad.example/events')).toMatchObject({ judged: { verdict: { outcome: 'unregistered' } } });
    expect(sent).toEqual([]);
  });

  it('that this device has made already is not sent twice', async () => {
    const digest = await digestOf(TOKEN);
    const scan = { eventId: 'e1', scan_id: 's1', token: TOKEN, at: '2026-11-20T09:00:00.000Z', digest, by: 'desk' };
    const { take, sent } = door(aCheckInAnswer(), { before: [scan] });
    expect(await take()).toMatchObject({ judged: { verdict: { outcome: 'already', since: scan.at } } });
    expect(sent).toEqual([]);
  });

  it('is told why it was refused, and forgotten', async () => {
    const { take, kept } = door(failure(409));
    expect(await take()).toEqual({ failure: 'The event is over.' });
    expect(kept.size).toBe(0);
  });
});

describe('a scan without a connection', () => {
  const listWith = async (since: string | null) => aCheckInList({ day: '2026-11-20', codes: [{ digest: await digestOf(TOKEN), since }] });

  it('lets in whom the list knows, and waits', async () => {
    const { take, kept } = door(failure(0), { list: await listWith(null) });
    const taken = await take();
    expect(taken).toMatchObject({ judged: { verdict: { outcome: 'in' } }, isReached: false, came: { since: NOW } });
    expect([...kept.values()]).toMatchObject([{ token: TOKEN, by: 'desk' }]);
  });

  it('of somebody who is in already has nothing to be sent', async () => {
    const { take, kept } = door(failure(0), { list: await listWith('2026-11-20T08:00:00.000Z') });
    expect(await take()).toMatchObject({ judged: { verdict: { outcome: 'already', since: '2026-11-20T08:00:00.000Z' } } });
    expect(kept.size).toBe(0);
  });

  it('turns away whom the list does not know', async () => {
    const { take, kept } = door(failure(0), { list: aCheckInList({ day: '2026-11-20', codes: [] }) });
    expect(await take()).toMatchObject({ judged: { verdict: { outcome: 'unregistered' } } });
    expect(kept.size).toBe(0);
  });

  it('is kept where there is no list; a server that asks for patience is there all the same', async () => {
    const { take, kept } = door(failure(503));
    expect(await take()).toMatchObject({ judged: { verdict: { outcome: 'kept' } }, isReached: true });
    expect(kept.size).toBe(1);
  });

  it('fails where nothing can be kept', async () => {
    const { take } = door(failure(0), { canKeep: false });
    expect(await take()).toMatchObject({ failure: expect.any(String) });
  });
});
