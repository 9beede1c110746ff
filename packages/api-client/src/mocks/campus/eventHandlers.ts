import { gensecScope, isGensec, roleOrStudent } from '@quad/domain/access';
import { compareByStart, type Event, eventAsSeenBy, isEventListed, latestUpdates } from '@quad/domain/events';
import { isFound, SEARCH_LIMITS } from '@quad/domain/fields';
import { UNITS, unitReference, userChoice } from '@quad/domain/fixtures';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { EVENT_TEXTS } from '@quad/domain/messages';
import type { HttpHandler } from 'msw';
import { events } from '../../contract/index.ts';
import { MockRefusal } from '../mockRefusal.ts';
import { type Campus, serve, unitOf } from './campus.ts';
import { actorOf, managed, STUDENTS } from './eventActor.ts';

function seen(campus: Campus, event: Event): Event {
  const { _id: userId, ...actor } = actorOf(campus);
  return eventAsSeenBy(event, { userId, ...actor }, managed(event).unit);
}

function listed(campus: Campus): Event[] {
  const role = roleOrStudent(campus.session?.role);
  const unitId = campus.session ? unitOf(campus.session)?.id : undefined;
  const own = campus.events.filter((event) => isEventListed({ role, unitId, event: { ...event, unitId: event.organizing_unit_id?._id } }));
  return own.toSorted(compareByStart).map((event) => seen(campus, event));
}

/** The units that the signed-in person may plan an event for (access E3). */
function unitChoices({ session }: Campus) {
  const role = roleOrStudent(session?.role);
  const own = session && unitOf(session);
  const isChoice = ({ _id, category }: (typeof UNITS)[number]) => {
    if (isGensec(role)) return category === gensecScope(role)?.unit;
    return role !== 'CLUB_COORDINATOR' || _id === own?.id;
  };
  return UNITS.filter(isChoice).map(unitReference);
}

/** Reading events, as each role sees them, and what their form offers to choose from. */
export function eventHandlers(campus: Campus): HttpHandler[] {
  return [
    serve(campus, events.latest, () => latestUpdates(campus.events, DEFAULT_INSTITUTE.timeZone)),
    serve(campus, events.all, () => campus.events.map((event) => seen(campus, event))),
    serve(campus, events.byRole, ({ params, query }) => {
      if (params.role !== campus.session?.role) return new MockRefusal(403, 'These events are listed for another role.', 'FORBIDDEN');
      if (params.role === 'CLUB_COORDINATOR' && !query.username) return new MockRefusal(400, EVENT_TEXTS.usernameMissing, 'INVALID');
      return listed(campus);
    }),
    serve(campus, events.units, () => unitChoices(campus)),
    serve(campus, events.users, ({ query: { search } }) => {
      const all = STUDENTS.map(userChoice);
      if (search === undefined) return all;
      return all.filter((each) => isFound(`${each.personal_info.name} ${each.username}`, search)).slice(0, SEARCH_LIMITS.answers);
    }),
    serve(campus, events.byId, ({ params }) => {
      const event = campus.events.find(({ _id }) => _id === params.id);
      return event ? seen(campus, event) : new MockRefusal(404, 'This event does not exist.', 'NOT_FOUND');
    }),
  ];
}
