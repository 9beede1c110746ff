import type { CashHandover, Fee } from '@quad/domain/fee-desk';
import type { BodyOf } from '../contract/endpoint.ts';
import { feeDesk } from '../contract/feeDesk.contract.ts';
import { SCREEN_PAGE, usePages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/**
 * Matches keys that change when a fee is taken or refunded, or cash is counted or received: the desk, and the treasurers' pending items.
 * Also refetched after an error, because somebody else may have been first.
 */
const isDeskKey = (key: unknown) => Array.isArray(key) && (key[0] === 'fees' || key[0] === 'money');
const CHANGED = { refresh: [isDeskKey], refreshAfter: () => [isDeskKey] };

/** The fee desk of an event. Sends no request without an id. */
export const useFeeDesk = (eventId: string) => useRead(['fees', eventId, 'desk'], [feeDesk.one, { params: { eventId } }]);

/** People with a place at an event and what they have paid, paginated. */
export const useFees = (eventId: string, search: string) =>
  usePages(
    ['fees', eventId, search],
    [feeDesk.people, { params: { eventId }, query: { search: search || undefined, limit: SCREEN_PAGE } }],
  );

/** Marks a fee as paid. */
export function useTakeFee(): (eventId: string, body: BodyOf<typeof feeDesk.take>) => Promise<Fee> {
  const write = useWrite();
  return (eventId, body) => write([feeDesk.take, { params: { eventId }, body }], CHANGED);
}

/** Refunds a fee. */
export function useRefundFee(): (eventId: string, feeId: string, body: BodyOf<typeof feeDesk.refund>) => Promise<Fee> {
  const write = useWrite();
  return (eventId, feeId, body) => write([feeDesk.refund, { params: { eventId, feeId }, body }], CHANGED);
}

/** Signs the counted cash. */
export function useCountCash(): (eventId: string, body: BodyOf<typeof feeDesk.count>) => Promise<CashHandover> {
  const write = useWrite();
  return (eventId, body) => write([feeDesk.count, { params: { eventId }, body }], CHANGED);
}

/** Signs the receipt of counted cash. */
export function useReceiveCash(): (handoverId: string) => Promise<CashHandover> {
  const write = useWrite();
  return (handoverId) => write([feeDesk.receive, { params: { handoverId } }], CHANGED);
}
