import { gensecScope } from '../access/categories.ts';
import type { Id } from '../identity/id.ts';
import type { Decider } from './approver.ts';
import type { Directory } from './decide.ts';
import type { ApprovalFlow, ApprovalStep, Approver } from './flow.ts';
import { officeOf, officesOf } from './office.ts';
import { type ApprovalRequest, approvalsNeeded, type FlowStart, startFlow, stepsOf } from './request.ts';

/** Simulation result for one approver of a step. */
export interface SimulatedApprover {
  /** People who could decide for at least one of the requests. */
  readonly personIds: readonly Id[];
  /** Requests for which nobody is that approver. */
  readonly missingIds: readonly Id[];
  /** Whether nobody holds such an office at all. */
  readonly isVacant: boolean;
}

/** Simulation result for a step, with the requests that require it. */
export interface SimulatedStep {
  readonly step: ApprovalStep;
  readonly requestIds: readonly Id[];
  /** In the order of the step's approvers. */
  readonly approvers: readonly SimulatedApprover[];
}

export interface SimulatedFlow {
  readonly steps: readonly SimulatedStep[];
  /** Requests that could never be approved, because there are not enough holders who are not concerned and who each decide one step. */
  readonly stuckIds: readonly Id[];
}

export interface SimulationInput {
  /** The open requests. */
  readonly open: readonly Pick<FlowStart, '_id' | 'subject' | 'requestedBy' | 'about'>[];
  readonly directory: Directory;
  readonly now: Date;
}

/** An approver of a step with the people who hold the office. */
interface Seat {
  readonly step: ApprovalStep;
  readonly approver: Approver;
  readonly personIds: readonly Id[];
}

/** Maps each office to its holders, once for all requests. */
function holdersOf(people: readonly Decider[]): ReadonlyMap<string, readonly Id[]> {
  const held = people.flatMap((decider) => officesOf(decider).map((office) => ({ office, id: decider._id })));
  return new Map([...Map.groupBy(held, ({ office }) => office)].map(([office, of]) => [office, of.map(({ id }) => id)]));
}

function seatsOf({ subject, requestedBy, about }: ApprovalRequest, step: ApprovalStep, holders: ReturnType<typeof holdersOf>): Seat[] {
  return step.approvers.map((approver) => ({
    step,
    approver,
    personIds: (holders.get(officeOf(approver, subject) ?? '') ?? []).filter((id) => id !== requestedBy && !about.includes(id)),
  }));
}

/** Whether nobody holds the office anywhere; there is one such office for each unit, category or class. */
function isVacant(approver: Approver, { people }: Directory): boolean {
  if (approver.kind === 'adviser') return people.every(({ advises = [] }) => advises.length === 0);
  if (approver.kind === 'secretary') return people.every(({ role }) => gensecScope(role) === undefined);
  if (approver.kind === 'role') return people.every(({ role }) => role !== approver.role);
  const office = officeOf(approver, {});
  return office !== undefined && people.every((decider) => !officesOf(decider).includes(office));
}

/** Whether every step has enough approvers with no person in two seats: a maximum flow from steps by seats to people. */
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
 * Simulates a flow on the open requests before it is activated: 'These 14 requests would go to …'. Uses the current office holders, without
 * deputies.
 */
export function simulateFlow(flow: ApprovalFlow, { open, directory, now }: SimulationInput): SimulatedFlow {
  const holders = holdersOf(directory.people);
  const seated = open.map((each) => {
    const request = startFlow({ ...each, flow, now });
    const needed = stepsOf(request).filter(({ state }) => state.isNeeded);
    return { requestId: request._id, seats: needed.flatMap(({ step }) => seatsOf(request, step, holders)) };
  });
  const steps = flow.steps.map((step): SimulatedStep => {
    const concerned = seated.flatMap(({ requestId, seats }) =>
      seats.filter((seat) => seat.step === step).map((seat) => ({ ...seat, requestId })),
    );
    const approvers = step.approvers.map((approver) => {
      const seats = concerned.filter((seat) => seat.approver === approver);
      return {
        personIds: [...new Set(seats.flatMap(({ personIds }) => personIds))],
        missingIds: seats.filter(({ personIds }) => personIds.length === 0).map(({ requestId }) => requestId),
        isVacant: isVacant(approver, directory),
      };
    });
    return { step, requestIds: [...new Set(concerned.map(({ requestId }) => requestId))], approvers };
  });
  return { steps, stuckIds: seated.filter(({ seats }) => !canBeSeated(seats)).map(({ requestId }) => requestId) };
}
