import type { Id } from '../identity/id.ts';
import type { Decider } from './approver.ts';
import type { Directory } from './decide.ts';
import type { ApprovalFlow, ApprovalStep } from './flow.ts';
import { isApprover } from './office.ts';
import { type ApprovalRequest, approvalsNeeded, type FlowStart, startFlow, stepsOf } from './request.ts';

/** To whom a step of a flow would go, and for which requests. */
export interface SimulatedStep {
  readonly step: ApprovalStep;
  readonly requestIds: readonly Id[];
  /** Those who could decide it for at least one of them. */
  readonly personIds: readonly Id[];
}

export interface SimulatedFlow {
  readonly steps: readonly SimulatedStep[];
  /** The requests that could never be approved: too few hold the offices, are not concerned, and decide one step each. */
  readonly stuckIds: readonly Id[];
}

export interface SimulationInput {
  /** What is open now. */
  readonly open: readonly Pick<FlowStart, '_id' | 'subject' | 'requestedBy' | 'about'>[];
  readonly directory: Directory;
  readonly now: Date;
}

/** An approver of a step with those who are it. */
interface Seat {
  readonly step: ApprovalStep;
  readonly personIds: readonly Id[];
}

function seatsOf({ subject, requestedBy, about }: ApprovalRequest, step: ApprovalStep, people: readonly Decider[]): Seat[] {
  const impartial = people.filter(({ _id }) => _id !== requestedBy && !about.includes(_id));
  return step.approvers.map((approver) => ({
    step,
    personIds: impartial.filter((decider) => isApprover(decider, approver, subject)).map(({ _id }) => _id),
  }));
}

/** Whether every step finds as many approvers as it needs, nobody in two places: a maximum flow from steps by seats to people. */
function canBeSeated(seats: readonly Seat[]): boolean {
  const seatOf = new Map<Id, Seat>();
  const freeSeats = (step: ApprovalStep) => {
    const taken = new Set(seatOf.values());
    return seats.filter((seat) => seat.step === step && !taken.has(seat));
  };
  const fill = (seats: readonly Seat[], tried: Set<Seat | Id>): boolean =>
    seats.some((seat) => {
      if (tried.has(seat)) return false;
      tried.add(seat);
      return seat.personIds.some((personId) => {
        if (tried.has(personId)) return false;
        tried.add(personId);
        const other = seatOf.get(personId);
        if (other && !fill([other], tried) && !fill(freeSeats(other.step), tried)) return false;
        seatOf.set(personId, seat);
        return true;
      });
    });
  const steps = [...new Set(seats.map(({ step }) => step))];
  return steps.every((step) => Array.from({ length: approvalsNeeded(step) }).every(() => fill(freeSeats(step), new Set())));
}

/**
 * What a flow would do to what is open now, before it is switched on: 'These 14 requests would go to …'. It goes by the offices as they
 * are held now, without deputies.
 */
export function simulateFlow(flow: ApprovalFlow, { open, directory, now }: SimulationInput): SimulatedFlow {
  const started = open.map((each) => startFlow({ ...each, flow, now }));
  const seated = started.map((request) => ({
    requestId: request._id,
    seats: stepsOf(request)
      .filter(({ state }) => state.isNeeded)
      .flatMap(({ step }) => seatsOf(request, step, directory.people)),
  }));
  const steps = flow.steps.map((step) => {
    const concerned = seated.filter(({ seats }) => seats.some((seat) => seat.step === step));
    const ofStep = concerned.flatMap(({ seats }) => seats.filter((seat) => seat.step === step));
    const personIds = new Set(ofStep.flatMap((seat) => seat.personIds));
    return { step, requestIds: concerned.map(({ requestId }) => requestId), personIds: [...personIds] };
  });
  return { steps, stuckIds: seated.filter(({ seats }) => !canBeSeated(seats)).map(({ requestId }) => requestId) };
}
