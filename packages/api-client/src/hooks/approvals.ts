import type { Approval, CertificateOrderChange, DeputyInput, OwnDeputies, RequestedCertificates } from '@quad/domain/approvals';
import { approvals, certificateRequests } from '../contract/approvals.contract.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { isClaimKey } from './activityPoints.ts';
import { isInboxKey } from './keys.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** Somebody else may have decided meanwhile: after a refusal what is there is asked for again, too. */
const DECIDED = { refresh: [isClaimKey, isInboxKey], refreshAfter: () => [isClaimKey, isInboxKey] };

/** Requests that the person may decide now, or those that they asked for, page by page. */
export function useApprovals(view: 'to-decide' | 'requested'): PagesRead<Approval> {
  const order = view === 'requested' ? 'newest' : 'oldest';
  return usePages(['approvals', view], [approvals.list, { query: { view, order, limit: SCREEN_PAGE } }]);
}

/** A request with what was decided of it. */
export function useApproval(requestId: string): Read<Approval> {
  return useRead(['approvals', 'one', requestId], [approvals.one, { params: { requestId } }]);
}

/** A step of a request. */
interface OfStep {
  readonly requestId: string;
  readonly stepId: string;
}

/** Approves or rejects a step as it was seen. */
export function useDecideStep(): (decision: OfStep & BodyOf<typeof approvals.decide>) => Promise<Approval> {
  const write = useWrite();
  return ({ requestId, stepId, ...body }) => write([approvals.decide, { params: { requestId, stepId }, body }], DECIDED);
}

/** Returns a request to whoever asked, with a reason. */
export function useReturnForChanges(): (returned: OfStep & BodyOf<typeof approvals.returnForChanges>) => Promise<Approval> {
  const write = useWrite();
  return ({ requestId, stepId, ...body }) => write([approvals.returnForChanges, { params: { requestId, stepId }, body }], DECIDED);
}

const DEPUTIES = ['approvals', 'deputies'];
/** Who stands in is shown beside every step. */
const STANDS_IN = { refresh: [isClaimKey] };

/** Who stands in for the person, and for whom they do. */
export function useDeputies(): Read<OwnDeputies> {
  return useRead(DEPUTIES, [approvals.deputies]);
}

/** Names who stands in for the person. */
export function useNameDeputy(): (input: DeputyInput) => Promise<OwnDeputies> {
  const write = useWrite();
  return (body) => write([approvals.nameDeputy, { body }], STANDS_IN);
}

/** Has nobody stand in for the person any more. */
export function useEndDeputy(): () => Promise<OwnDeputies> {
  const write = useWrite();
  return () => write([approvals.endDeputy, {}], STANDS_IN);
}

const requestKey = (runId: string) => ['certificates', 'requested', runId];

/** Certificates that somebody decides about. */
export function useRequestedCertificates(runId: string): Read<RequestedCertificates> {
  return useRead(requestKey(runId), [certificateRequests.one, { params: { runId } }]);
}

/** Changes what was returned, and asks again. */
export function useChangeCertificates(eventId: string): (runId: string, body: CertificateOrderChange) => Promise<RequestedCertificates> {
  const write = useWrite();
  return (runId, body) =>
    write([certificateRequests.change, { params: { runId }, body }], {
      patch: (answer) => ({ keys: requestKey(runId), change: () => answer }),
      refresh: [['certificates', 'runs', eventId]],
    });
}
