import type { Approval, CertificateOrderChange, DeputyInput, OwnDeputies, RequestedCertificates } from '@quad/domain/approvals';
import { approvals, certificateRequests } from '../contract/approvals.contract.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { isClaimKey } from './activityPoints.ts';
import { isInboxKey } from './keys.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** Also refetched after an error, because somebody else may have decided meanwhile. */
const DECIDED = { refresh: [isClaimKey, isInboxKey], refreshAfter: () => [isClaimKey, isInboxKey] };

/** Requests that the person may decide now, or those that they made, paginated. */
export function useApprovals(view: 'to-decide' | 'requested'): PagesRead<Approval> {
  const order = view === 'requested' ? 'newest' : 'oldest';
  return usePages(['approvals', view], [approvals.list, { query: { view, order, limit: SCREEN_PAGE } }]);
}

/** A request with its decisions. */
export const useApproval = (requestId: string) => useRead(['approvals', 'one', requestId], [approvals.one, { params: { requestId } }]);

/** Identifies a step of a request. */
interface OfStep {
  readonly requestId: string;
  readonly stepId: string;
}

/** Approves or rejects a step; refused if it has changed since it was read. */
export function useDecideStep(): (decision: OfStep & BodyOf<typeof approvals.decide>) => Promise<Approval> {
  const write = useWrite();
  return ({ requestId, stepId, ...body }) => write([approvals.decide, { params: { requestId, stepId }, body }], DECIDED);
}

/** Returns a request to the requester, with a reason. */
export function useReturnForChanges(): (returned: OfStep & BodyOf<typeof approvals.returnForChanges>) => Promise<Approval> {
  const write = useWrite();
  return ({ requestId, stepId, ...body }) => write([approvals.returnForChanges, { params: { requestId, stepId }, body }], DECIDED);
}

const DEPUTIES = ['approvals', 'deputies'];
/** Every step shows its deputies. */
const AFTER_DEPUTY_CHANGE = { refresh: [isClaimKey] };

/** The person's deputies, and those whom the person deputises for. */
export const useDeputies = () => useRead(DEPUTIES, [approvals.deputies]);

/** Names the person's deputy. */
export function useNameDeputy(): (input: DeputyInput) => Promise<OwnDeputies> {
  const write = useWrite();
  return (body) => write([approvals.nameDeputy, { body }], AFTER_DEPUTY_CHANGE);
}

/** Ends the person's deputy. */
export function useEndDeputy(): () => Promise<OwnDeputies> {
  const write = useWrite();
  return () => write([approvals.endDeputy, {}], AFTER_DEPUTY_CHANGE);
}

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
