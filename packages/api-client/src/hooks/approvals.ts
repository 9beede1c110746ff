import type { Approval, CertificateOrderChange, RequestedCertificates } from '@quad/domain/approvals';
import { approvals, certificateRequests } from '../contract/approvals.contract.ts';
import { isClaimKey } from './activityPoints.ts';
import { isInboxKey } from './keys.ts';
import { refreshing, useMutation } from './useMutation.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

const DECIDED = refreshing(isClaimKey, isInboxKey);

/** Requests that the person may decide now, or those that they made, paginated. */
export function useApprovals(view: 'to-decide' | 'requested'): PagesRead<Approval> {
  const order = view === 'requested' ? 'newest' : 'oldest';
  return usePages(['approvals', view], [approvals.list, { query: { view, order, limit: SCREEN_PAGE } }]);
}

/** A request with its decisions. */
export const useApproval = (requestId: string) => useRead(['approvals', 'one', requestId], [approvals.one, { params: { requestId } }]);

/** Approves or rejects a step; refused if it has changed since it was read. */
export const useDecideStep = () => useMutation(approvals.decide, DECIDED);

/** Returns a request to the requester, with a reason. */
export const useReturnForChanges = () => useMutation(approvals.returnForChanges, DECIDED);

const DEPUTIES = ['approvals', 'deputies'];
/** Every step shows its deputies. */
const AFTER_DEPUTY_CHANGE = { refresh: [isClaimKey] };

/** The person's deputies, and those whom the person deputises for. */
export const useDeputies = () => useRead(DEPUTIES, [approvals.deputies]);

/** Names the person's deputy. */
export const useNameDeputy = () => useMutation(approvals.nameDeputy, AFTER_DEPUTY_CHANGE);

/** Ends the person's deputy. */
export const useEndDeputy = () => useMutation(approvals.endDeputy, AFTER_DEPUTY_CHANGE);

const requestKey = (runId: string) => ['certificates', 'requested', runId];

/** Requested certificates that need approval. */
export const useRequestedCertificates = (runId: string) => useRead(requestKey(runId), [certificateRequests.one, { params: { runId } }]);

/** Changes a returned order and resubmits it. */
export function useChangeCertificates(eventId: string): (runId: string, body: CertificateOrderChange) => Promise<RequestedCertificates> {
  const write = useWrite();
  return (runId, body) =>
    write([certificateRequests.change, { params: { runId }, body }], {
      patch: (answer) => ({ keys: requestKey(runId), change: () => answer }),
      refresh: [['certificates', 'runs', eventId]],
    });
}
