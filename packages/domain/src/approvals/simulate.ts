import type { Id } from '../identity/id.ts';
import { capacitiesOf } from './approver.ts';
import type { Directory } from './decide.ts';
import type { ApprovalFlow, ApprovalStep } from './flow.ts';
import { type FlowStart, startFlow, stepsOf } from './request.ts';

/** To whom a step of a flow would go, and for which requests. */
export interface SimulatedStep {
  readonly step: ApprovalStep;
  readonly requestIds: readonly Id[];
  /** Those who could decide it for at least one of them. */
  readonly personIds: readonly Id[];
  /** The requests for which it could never be approved: too few hold its offices and are not concerned. */
  readonly stuckIds: readonly Id[];
}

type OpenRequest = Pick<FlowStart, '_id' | 'subject' | 'requestedBy' | 'about'>;

/** How many of a step's approvers have somebody of their own: the size of a matching of approvers and people. */
function distinctApprovers(step: ApprovalStep, people: readonly (readonly number[])[]): number {
  const holder = new Map<number, number>();
  const place = (capacity: number, tried: Set<number>): boolean =>
    people.some((capacities, person) => {
      if (!capacities.includes(capacity) || tried.has(person)) return false;
      tried.add(person);
      const other = holder.get(person);
      if (other !== undefined && !place(other, tried)) return false;
      holder.set(person, capacity);
      return true;
    });
  return step.approvers.filter((_, capacity) => place(capacity, new Set())).length;
}

/**
 * What a flow would do to what is open now, before it is switched on: 'These 14 requests would go to …'. It looks at each step by itself,
 * by the offices as they are held now.
 */
export function simulateFlow(
  flow: ApprovalFlow,
  { open, directory, now }: { readonly open: readonly OpenRequest[]; readonly directory: Directory; readonly now: Date },
): SimulatedStep[] {
  const started = open.map((each) => startFlow({ ...each, flow, now }));
  return flow.steps.map((step) => {
    const requestIds: Id[] = [];
    const stuckIds: Id[] = [];
    const personIds = new Set<Id>();
    for (const request of started) {
      if (!stepsOf(request).some((each) => each.step._id === step._id && each.state.isNeeded)) continue;
      requestIds.push(request._id);
      const capacities = directory.people.flatMap((decider) => {
        const own = capacitiesOf(decider, step, request.subject);
        const isImpartial = decider._id !== request.requestedBy && !request.about.includes(decider._id);
        if (own.length === 0 || !isImpartial) return [];
        personIds.add(decider._id);
        return [own];
      });
      const needed = step.quorum === 'any' ? 1 : step.quorum === 'all' ? step.approvers.length : step.quorum;
      if (distinctApprovers(step, capacities) < needed) stuckIds.push(request._id);
    }
    return { step, requestIds, personIds: [...personIds], stuckIds };
  });
}
