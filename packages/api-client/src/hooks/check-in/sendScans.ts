import type { CheckInAnswer } from '@quad/domain/check-in';
import type { Said } from '@quad/domain/messages';
import { ApiError } from '../../client/index.ts';

/** What became of scans that were sent later. */
export interface Sent {
  readonly sent: number;
  /** Why some did not count, one sentence each. */
  readonly refused: readonly Said[];
  /** Whether some are left, because there is no connection or the server asks for patience. */
  readonly isCut: boolean;
}

export interface Sending<Scan> {
  readonly send: (scan: Scan) => Promise<Pick<CheckInAnswer, 'outcome' | 'reason' | 'sentence'>>;
  readonly forget: (scan: Scan) => Promise<void>;
}

/** Whether the same scan may yet be taken: nobody has answered, or the answer was about the moment and not about the scan. */
export function mayBeTakenLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

/** Whether nobody has answered. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError ? error.status === 0 : true;
}

/** Sends scans one after the other, in their order. What is answered is forgotten; the first that gets no answer ends it. */
export async function sendScans<Scan>(scans: readonly Scan[], { send, forget }: Sending<Scan>): Promise<Sent> {
  const refused: Said[] = [];
  let sent = 0;
  for (const scan of scans) {
    try {
      const { outcome, reason, sentence } = await send(scan);
      if (outcome === 'unregistered') refused.push(sentence ?? reason ?? '');
    } catch (error) {
      if (mayBeTakenLater(error)) return { sent, refused, isCut: true };
      refused.push(error instanceof ApiError ? error.message : '');
    }
    await forget(scan);
    sent += 1;
  }
  return { sent, refused, isCut: false };
}
