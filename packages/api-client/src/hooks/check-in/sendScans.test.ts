import { describe, expect, it } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { canResend, isConnectionError, sendScans } from './sendScans.ts';

const refusal = (status: number, message = 'No.') => new ApiError({ status, code: 'X', message, isServerText: true });
const IN = { outcome: 'in', reason: null } as const;

function device(scans: readonly string[], answers: Record<string, unknown> = {}) {
  const left = [...scans];
  const sent: string[] = [];
  const sending = {
    send: async (scan: string) => {
      sent.push(scan);
      const answer = answers[scan] ?? IN;
      if (answer instanceof Error) throw answer;
      return answer as typeof IN;
    },
    forget: async (scan: string) => {
      left.splice(left.indexOf(scan), 1);
    },
  };
  return { left, sent, run: () => sendScans([...left], sending) };
}

describe('sendScans', () => {
  it('sends scans in order, each once, and deletes them', async () => {
    const { run, sent, left } = device(['a', 'b', 'c']);
    expect(await run()).toEqual({ sent: 3, refused: [], isPartial: false });
    expect([sent, left]).toEqual([['a', 'b', 'c'], []]);
  });

  it.each([0, 401, 408, 429, 500, 503])('keeps a scan and all later ones after status %i', async (status) => {
    const { run, sent, left } = device(['a', 'b', 'c'], { b: refusal(status) });
    expect(await run()).toEqual({ sent: 1, refused: [], isPartial: true });
    expect([sent, left]).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
  });

  it.each([400, 403, 404, 409, 422])('drops a scan after status %i with the reason, and continues', async (status) => {
    const { run, left } = device(['a', 'b', 'c'], { b: refusal(status, 'Too late.') });
    expect(await run()).toEqual({ sent: 3, refused: ['Too late.'], isPartial: false });
    expect(left).toEqual([]);
  });

  it('reports a check-in that the server does not accept', async () => {
    const { run } = device(['a'], { a: { outcome: 'unregistered', reason: 'This code is for another event.' } });
    expect(await run()).toEqual({ sent: 1, refused: ['This code is for another event.'], isPartial: false });
  });

  it('classifies a failed fetch as a connection error that can be resent', () => {
    expect([
      canResend(new TypeError('Failed to fetch')),
      isConnectionError(new TypeError()),
      isConnectionError(refusal(0)),
      isConnectionError(refusal(500)),
    ]).toEqual([true, true, true, false]);
  });
});
