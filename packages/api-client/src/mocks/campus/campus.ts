import { mayCall, POLICY, roleOrStudent } from '@quad/domain/access';
import type { User } from '@quad/domain/accounts';
import type { Event } from '@quad/domain/events';
import { FIXED_NOW, fixtureId, manyEvents, manyRoomRequests, UNITS } from '@quad/domain/fixtures';
import type { UnitCategory } from '@quad/domain/org-units';
import { type Outcome, REFUSAL_STATUS, type Refusal, refuse } from '@quad/domain/refusals';
import type { HttpHandler } from 'msw';
import { callKey, type Endpoint, type ReplyOf } from '../../contract/index.ts';
import { mock } from '../mock.ts';
import type { MockedRequest } from '../mockedRequest.ts';
import { MockRefusal } from '../mockRefusal.ts';

/** A campus in memory: who is signed in, and the events with their room requests. */
export interface Campus {
  session: User | null;
  events: Event[];
  readonly now: Date;
  /** An id for the next room request. */
  nextRequestId(): string;
}

/** A dozen events, the first to come of them with room requests in every state. */
function someEvents(): Event[] {
  const events = manyEvents(12);
  const next = events.findIndex((event) => event.status === 'planned');
  return events.map((event, index) => (index === next ? { ...event, room_requests: manyRoomRequests(3) } : event));
}

/** A new campus, as it is at the fixtures' moment. */
export function createCampus(session: User | null, events: Event[] = someEvents()): Campus {
  let requests = 5000;
  return { session, events, now: FIXED_NOW, nextRequestId: () => fixtureId('roomRequest', requests++) };
}

/** The unit whose contact a person is. */
export function unitOf(user: User): { id: string; category: UnitCategory } | undefined {
  const unit = UNITS.find(({ contact_info }) => contact_info.email === user.username);
  return unit && { id: unit._id, category: unit.category as UnitCategory };
}

/** Says that what a field names is not there. */
export function noSuch(field: string, message: string): Outcome<never> {
  return refuse('NOT_FOUND', message, { [field]: message });
}

/** Turns a domain rule's no into an answer. */
export function refused({ code, message, fieldErrors }: Refusal): MockRefusal {
  return new MockRefusal(REFUSAL_STATUS[code], message, code, fieldErrors);
}

function guard({ session }: Campus, call: Endpoint): MockRefusal | undefined {
  const key = callKey(call);
  const row = POLICY[key];
  if (row?.who === 'public') return undefined;
  if (!session) return new MockRefusal(401, 'Unauthorized: Please login first', 'UNAUTHENTICATED');
  if (session.onboardingComplete === false && !row?.beforeOnboarding) {
    return new MockRefusal(403, 'Complete your registration first.', 'ONBOARDING_REQUIRED');
  }
  return mayCall(roleOrStudent(session.role), key) ? undefined : new MockRefusal(403, 'You may not do this.', 'FORBIDDEN');
}

type Answer<E extends Endpoint> = ReplyOf<E> | MockRefusal;

/** Serves a call to whom the policy allows it. */
export function serve<E extends Endpoint>(campus: Campus, call: E, answer: (request: MockedRequest<E>) => Answer<E>): HttpHandler {
  return mock(call).ok((request: MockedRequest<E>) => guard(campus, call) ?? answer(request));
}
