import { checkCreatesEventFor, checkEditsEvent, type Event, type EventInput, eventVersion } from '@quad/domain/events';
import { fixtureId, personReference, UNITS, unitReference } from '@quad/domain/fixtures';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import { rescheduledRequest } from '@quad/domain/room-requests';
import type { HttpHandler } from 'msw';
import { events } from '../../contract/index.ts';
import { type Campus, refused, serve } from './campus.ts';
import { actorOf, managed, managedUnit, STUDENTS, save } from './eventActor.ts';

const STALE = 'Somebody else has changed this event in the meantime. Reload it and try again.';

function unitNamed(id: string) {
  const unit = managedUnit(id);
  return unit ? accept(unit) : refuse('NOT_FOUND', 'This organizing unit does not exist.');
}

/** What a form holds of an event, as the event itself holds it. */
function formPart({ organizing_unit_id, organizers = [], schedule, registration, budget, ...rest }: EventInput, before?: Event) {
  const unit = UNITS.find(({ _id }) => _id === organizing_unit_id);
  return {
    ...rest,
    organizing_unit_id: unit ? unitReference(unit) : null,
    // Who is an organizer already may stay, whatever has become of them since.
    organizers: [
      ...(before?.organizers ?? []).filter(({ _id }) => organizers.includes(_id)),
      ...STUDENTS.map(personReference).filter(
        ({ _id }) => organizers.includes(_id) && !before?.organizers.some((each) => each._id === _id),
      ),
    ],
    schedule: schedule ?? before?.schedule ?? { start: null, end: null },
    registration: registration ?? before?.registration ?? { required: false, start: null, end: null },
    budget: { spent: 0, sponsors: [], ...before?.budget, ...budget },
  };
}

function plan(campus: Campus, input: EventInput): Outcome<Event> {
  const unit = unitNamed(input.organizing_unit_id);
  if (!unit.ok) return unit;
  const allowed = checkCreatesEventFor(actorOf(campus), unit.value);
  if (!allowed.ok) return allowed;
  const now = campus.now.toISOString();
  const event: Event = {
    ...formPart(input),
    _id: fixtureId('event', 8000 + campus.events.length),
    status: 'planned',
    participants: [],
    room_requests: [],
    created_at: now,
    updated_at: now,
  };
  campus.events = [...campus.events, event];
  return accept(event);
}

/** A minute after the last change, so that each version differs from the one before. */
function nextVersion({ updated_at = '' }: Event, now: Date): string {
  const last = Date.parse(updated_at) || 0;
  return new Date(Math.max(now.getTime(), last + 60_000)).toISOString();
}

function edit(campus: Campus, id: string, input: EventInput, version: string | null): Outcome<Event> {
  const event = campus.events.find(({ _id }) => _id === id);
  if (!event) return refuse('NOT_FOUND', 'This event does not exist.');
  const unit = unitNamed(input.organizing_unit_id);
  if (!unit.ok) return unit;
  const allowed = checkEditsEvent(actorOf(campus), managed(event), unit.value);
  if (!allowed.ok) return allowed;
  if (version !== null && version !== eventVersion(event.updated_at)) return refuse('STALE', STALE);
  const changed = formPart(input, event);
  const room_requests = event.room_requests.map((request) =>
    rescheduledRequest({ request, event: changed.schedule, institute: DEFAULT_INSTITUTE }),
  );
  return accept(save(campus, { ...event, ...changed, room_requests, updated_at: nextVersion(event, campus.now) }));
}

/** Planning and editing events, by the domain's rules. */
export function eventChangeHandlers(campus: Campus): HttpHandler[] {
  const answer = (outcome: Outcome<Event>, message: string) => (outcome.ok ? { message, event: outcome.value } : refused(outcome.refusal));
  return [
    serve(campus, events.create, ({ body }) => answer(plan(campus, body), EVENT_TEXTS.created)),
    serve(campus, events.update, ({ params, body, headers }) =>
      answer(edit(campus, params.id, body, headers.get('if-match')), EVENT_TEXTS.updated),
    ),
  ];
}
