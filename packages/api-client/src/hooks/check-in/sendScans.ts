import type { CheckInAnswer } from '@quad/domain/check-in';
import type { Message } from '@quad/domain/messages';
import { ApiError } from '../../client/index.ts';

/** The result of sending stored scans. */
export interface Sent {
  readonly sent: number;
  /** Why scans were refused, one sentence each. */
  readonly refused: readonly Message[];
  /** Whether sending stopped early: no connection, or the server asks to retry later. */
  readonly isPartial: boolean;
}

export interface Sending<Scan> {
  readonly send: (scan: Scan) => Promise<Pick<CheckInAnswer, 'outcome' | 'reason' | 'sentence'>>;
  readonly forget: (scan: Scan) => Promise<void>;
}

/** Whether to send the same scan again: there was no answer, or one that is not about the scan. */
export function canResend(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

/** Whether there was no answer. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ApiError ? error.status === 0 : true;
}

/** Sends scans in order, and deletes those that are answered. Stops at the first without an answer. */
export async function sendScans<Scan>(scans: readonly Scan[], { send, forget }: Sending<Scan>): Promise<Sent> {
  const refused: Message[] = [];
  let sent = 0;
  for (const scan of scans) {
    try {
      const { outcome, reason, sentence } = await send(scan);
      if (outcome === 'unregistered') refused.push(sentence ?? reason ?? '');
    } catch (error) {
      if (canResend(error)) return { sent, refused, isPartial: true };
      refused.push(error instanceof ApiError ? error.message : '');
    }
    await forget(scan);
    sent += 1;
  }
  return { sent, refused, isPartial: false };
}
