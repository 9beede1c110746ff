import type { NotificationKind } from '@quad/domain/notifications';
import type { RoomDecider } from '@quad/domain/rooms';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import {
  eventOrganizers,
  eventReports,
  events,
  notificationEvents,
  notificationSettings,
  notifications,
  registrations,
  roomRequests,
  rooms,
  unitFollows,
  users,
} from '../../db/schema.ts';

/** A period of time. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** Condition: nobody has been notified of this kind about the subject yet. */
function isNotNotified(kind: NotificationKind, subject: PgColumn, instituteId: string): SQL {
  return sql`not exists (select from ${notificationEvents} h where h.institute_id = ${instituteId} and h.subject_id = ${subject} and h.kind = ${kind})`;
}

function isIn(column: PgColumn, { from, until }: Span): SQL {
  return sql`${column} > ${from.toISOString()}::timestamptz and ${column} <= ${until.toISOString()}::timestamptz`;
}

/**
 * Pending room requests for future events that were made in a period, with the event's title, the requester, and the role that the catalogue
 * names for the room.
 */
export async function findWaitingRequests(db: Database, instituteId: string, requested: Span, now: Date) {
  const { rows } = await db.execute<{ id: string; title: string; requestedBy: string; decider: RoomDecider | null }>(sql`
    select ${roomRequests.id} as id, ${events.title} as title, ${roomRequests.requestedBy} as "requestedBy", ${rooms.decidedBy} as decider
    from ${roomRequests} join ${events} on ${events.instituteId} = ${roomRequests.instituteId} and ${events.id} = ${roomRequests.eventId}
    left join ${rooms} on ${rooms.instituteId} = ${roomRequests.instituteId} and ${rooms.key} = ${roomRequests.roomKey}
    where ${roomRequests.instituteId} = ${instituteId} and ${roomRequests.status} = 'Pending' and ${isIn(roomRequests.requestedAt, requested)}
      and ${roomRequests.startsAt} > ${now.toISOString()}::timestamptz and ${isNotNotified('room-waits', roomRequests.id, instituteId)}
    order by ${roomRequests.requestedAt}`);
  return rows;
}

/** Events whose registration closes in a period, with the followers of the unit who are not on any list of the event. */
export async function findClosingRegistrations(db: Database, instituteId: string, closing: Span) {
  const { rows } = await db.execute<{ id: string; title: string; followers: string[] }>(sql`
    select ${events.id} as id, ${events.title} as title, array(
      select ${unitFollows.userId}::text from ${unitFollows}
      join ${users} on ${users.instituteId} = ${instituteId} and ${users.id} = ${unitFollows.userId} and ${users.role} = 'STUDENT'
        and ${users.disabledAt} is null
      where ${unitFollows.instituteId} = ${instituteId} and ${unitFollows.unitId} = ${events.unitId} and not exists (
        select from ${registrations} where ${registrations.instituteId} = ${instituteId} and ${registrations.eventId} = ${events.id}
          and ${registrations.userId} = ${unitFollows.userId})
    ) as followers
    from ${events}
    where ${events.instituteId} = ${instituteId} and ${events.registrationRequired} and ${events.status} <> 'cancelled'
      and ${isIn(events.registrationEndsAt, closing)} and ${isNotNotified('registration-closes', events.id, instituteId)}
    order by ${events.registrationEndsAt}`);
  return rows;
}

/** Events that ended in a period and have no report, with their unit. */
export async function findUnreported(db: Database, instituteId: string, ended: Span, limit: number) {
  const { rows } = await db.execute<{ id: string; title: string; unitId: string }>(sql`
    select ${events.id} as id, ${events.title} as title, ${events.unitId}::text as "unitId" from ${events}
    where ${events.instituteId} = ${instituteId} and ${events.status} <> 'cancelled' and ${isIn(events.finishesAt, ended)}
      and not exists (select from ${eventReports} r where r.institute_id = ${instituteId} and r.event_id = ${events.id})
      and ${isNotNotified('report-due', events.id, instituteId)}
    order by ${events.finishesAt} limit ${limit}`);
  return rows;
}

/**
 * Ids of the users who are due a digest on a day: those with notifications that were in no digest yet, or, for a daily digest, with an
 * event on the next day that they are registered for or organize.
 */
export async function findDigestReaders(
  db: Database,
  instituteId: string,
  { digests, day, tomorrow, limit }: { digests: readonly string[]; day: string; tomorrow: Span; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    select due.user_id as "userId" from (
      select n.user_id, false as is_by_event from ${notifications} n
      where n.institute_id = ${instituteId} and n.mail = 'digest' and n.digested_on is null and n.seen_at is null and n.in_inbox
      group by n.user_id
      union
      select r.user_id, true from ${registrations} r join ${events} on ${events.instituteId} = r.institute_id and ${events.id} = r.event_id
      where r.institute_id = ${instituteId} and r.state = 'registered' and ${events.status} <> 'cancelled' and ${isIn(events.startsAt, tomorrow)}
      union
      select o.user_id, true from ${eventOrganizers} o join ${events} on ${events.instituteId} = o.institute_id and ${events.id} = o.event_id
      where o.institute_id = ${instituteId} and ${events.status} <> 'cancelled' and ${isIn(events.startsAt, tomorrow)}
    ) due
    join ${users} u on u.institute_id = ${instituteId} and u.id = due.user_id and u.disabled_at is null
    left join ${notificationSettings} s on s.institute_id = ${instituteId} and s.user_id = due.user_id
    where coalesce(s.digest, 'weekly') = any(${sql.param([...digests])}::text[]) and s.last_digest_on is distinct from ${day}
      and (not due.is_by_event or s.digest = 'daily')
    group by due.user_id order by due.user_id limit ${limit}`);
  return rows.map(({ userId }) => userId);
}

/** Records a person's digest of a day and its notifications; false if it is already recorded. */
export async function recordDigest(
  tx: Database,
  { instituteId, userId }: { instituteId: string; userId: string },
  day: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${notificationSettings} as s (institute_id, user_id, last_digest_on) values (${instituteId}, ${userId}, ${day})
    on conflict (institute_id, user_id) do update set last_digest_on = excluded.last_digest_on
      where s.last_digest_on is distinct from excluded.last_digest_on
    returning 1`);
  if (rows.length === 0) return false;
  await tx.execute(sql`
    update ${notifications} set digested_on = ${day}
    where institute_id = ${instituteId} and user_id = ${userId} and mail = 'digest' and digested_on is null and seen_at is null and in_inbox`);
  return true;
}

/** The events that a user is registered for or organizes in a period, earliest first. */
export async function findEventsOf(db: Database, { instituteId, userId }: { instituteId: string; userId: string }, span: Span) {
  const { rows } = await db.execute<{ title: string; startsAt: unknown }>(sql`
    select ${events.title} as title, ${events.startsAt} as "startsAt" from ${events}
    where ${events.instituteId} = ${instituteId} and ${events.status} <> 'cancelled' and ${isIn(events.startsAt, span)} and (
      exists (select from registrations r where r.institute_id = ${instituteId} and r.event_id = ${events.id} and r.user_id = ${userId}
        and r.state = 'registered')
      or exists (select from event_organizers o where o.institute_id = ${instituteId} and o.event_id = ${events.id} and o.user_id = ${userId}))
    order by ${events.startsAt}, ${events.id}`);
  return rows.map(({ title, startsAt }) => ({ title, startsAt: new Date(String(startsAt)) }));
}

/** Deletes old events with their notifications. */
export async function deleteNotificationEvents(db: Database, before: Date): Promise<void> {
  await db.execute(sql`delete from ${notificationEvents} where ${notificationEvents.at} < ${before.toISOString()}::timestamptz`);
}
