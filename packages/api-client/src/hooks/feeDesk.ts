import { feeDesk } from '../contract/feeDesk.contract.ts';
import { refreshing, useMutation } from './useMutation.ts';
import { SCREEN_PAGE, usePages } from './usePages.ts';
import { useRead } from './useRead.ts';

/**
 * Matches keys that change when a fee is taken or refunded, or cash is counted or received: the desk, and the treasurers' pending items.
 */
const isDeskKey = (key: unknown) => Array.isArray(key) && (key[0] === 'fees' || key[0] === 'money');
const CHANGED = refreshing(isDeskKey);

/** The fee desk of an event. Sends no request without an id. */
export const useFeeDesk = (eventId: string) => useRead(['fees', eventId, 'desk'], [feeDesk.one, { params: { eventId } }]);

/** People with a place at an event and what they have paid, paginated. */
export const useFees = (eventId: string, search: string) =>
  usePages(
    ['fees', eventId, search],
    [feeDesk.people, { params: { eventId }, query: { search: search || undefined, limit: SCREEN_PAGE } }],
  );

/** Marks a fee as paid. */
export const useTakeFee = () => useMutation(feeDesk.take, CHANGED);

/** Refunds a fee. */
export const useRefundFee = () => useMutation(feeDesk.refund, CHANGED);

/** Signs the counted cash. */
export const useCountCash = () => useMutation(feeDesk.count, CHANGED);

/** Signs the receipt of counted cash. */
export const useReceiveCash = () => useMutation(feeDesk.receive, CHANGED);
