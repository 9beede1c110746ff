import { isGensec, roleOrStudent } from '@quad/domain/access';
import { upcomingEvents } from '@quad/domain/events';
import { aClub, coordinatorStats, gensecStats, presidentStats, studentStats } from '@quad/domain/fixtures';
import type { RoomRequest } from '@quad/domain/room-requests';
import type { HttpHandler } from 'msw';
import { counters, dashboard, orgUnits } from '../../contract/index.ts';
import { MockRefusal } from '../mockRefusal.ts';
import { type Campus, serve, unitOf } from './campus.ts';
import type { Records } from './records.ts';

function roomRequestsOf({ events }: Campus, status = ''): RoomRequest[] {
  const wanted = status.toLowerCase();
  return events.flatMap(({ room_requests }) => room_requests).filter((request) => !wanted || request.status.toLowerCase() === wanted);
}

function statsOf(campus: Campus) {
  const role = roleOrStudent(campus.session?.role);
  if (role === 'PRESIDENT') return presidentStats({ pendingRoomRequests: roomRequestsOf(campus, 'Pending').length });
  if (role === 'CLUB_COORDINATOR') return coordinatorStats();
  return isGensec(role) ? gensecStats() : studentStats();
}

/** What the dashboards count: the president's from the campus itself, the others' as on an ordinary day. */
export function dashboardHandlers(campus: Campus, records: Records): HttpHandler[] {
  return [
    serve(campus, dashboard.stats, () => statsOf(campus)),
    serve(campus, counters.roomRequests, ({ query }) => roomRequestsOf(campus, query.status)),
    serve(campus, counters.events, () => upcomingEvents(campus.events, campus.now)),
    serve(campus, counters.tenure, () => records.holders),
    serve(campus, orgUnits.clubData, ({ params }) => {
      const unitId = campus.session?.username === params.username ? unitOf(campus.session)?.id : undefined;
      const unit = records.units.find(({ _id }) => _id === unitId);
      if (!unit) return new MockRefusal(404, 'No club data found', 'NOT_FOUND');
      return aClub({ unit, events: campus.events.filter(({ organizing_unit_id }) => organizing_unit_id?._id === unitId) });
    }),
  ];
}
