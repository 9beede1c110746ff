import type { Role } from '@quad/domain/access';
import { CalendarDay } from '@quad/domain/fields';
import { type InboxCount, type InboxKind, type InboxScope, type InboxUnits, needOf } from '@quad/domain/inbox';
import { type AnyColumn, and, asc, eq, gte, isNull, lt, ne, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countUpTo, isAfterMoment, MAX_COUNT, type PageRequest, TimeCursor, type Total } from '../../db/pages.ts';
import {
  achievements,
  approvalRequests,
  events,
  feedback,
  orgUnits,
  positionHolders,
  positions,
  roomRequests,
  rooms,
  skills,
  userSkills,
  users,
} from '../../db/schema.ts';
import { sendByText } from '../../db/statement.ts';
import { type PendingFilter as ApprovalsWaiting, isPendingFor } from '../approvals/storedRequests.service.ts';

/** Filters of a user's inbox, with the requested kinds. */
export interface Waiting extends InboxScope {
  readonly instituteId: string;
  /** Filters of approvals. */
  readonly approvals: ApprovalsWaiting;
  /** The tenure whose places are to be filled. */
  readonly tenure: string;
}

/** Room requests for slots in this period come first. */
export interface UrgentPeriod {
  readonly from: Date;
  readonly until: Date;
}

/** An item of the inbox. */
export interface WaitingRow {
  readonly kind: InboxKind;
  readonly id: string;
  readonly since: Date;
  /** The stage of the order that it belongs to, and its sort time within it. */
  readonly stage: number;
  readonly at: Date;
}

/** A table with a condition for its pending rows. */
interface Source {
  readonly table: SQLWrapper;
  /** Time since when a row is pending. */
  readonly since: AnyColumn;
  /** Sort time, if it is a different one. */
  readonly at?: AnyColumn;
  readonly id: AnyColumn;
  readonly condition: SQL | undefined;
}

const holders = alias(positionHolders, 'holders');

function isManagedUnit({ unitId, category }: InboxUnits): SQL | undefined {
  return and(unitId === undefined ? undefined : eq(orgUnits.id, unitId), category && eq(orgUnits.category, category));
}

/** Condition: the unit is one that the user manages. */
function isInManagedUnits(units: InboxUnits, instituteId: string, unitId: SQLWrapper): SQL {
  return sql`exists (select from ${orgUnits} where ${and(eq(orgUnits.instituteId, instituteId), sql`${orgUnits.id} = ${unitId}`, isManagedUnit(units))})`;
}

/**
 * Condition: the feedback concerns units that the user manages. For feedback about a person, these are the units in which the person holds
 * a position.
 */
function isAboutUnits({ units, instituteId }: Waiting): SQL | undefined {
  if (units.unitId === undefined && units.category === undefined) return undefined;
  const { targetType, targetId } = feedback;
  const hasTarget = (table: typeof events | typeof positions) =>
    sql`exists (select from ${table} where ${table.instituteId} = ${instituteId} and ${table.id} = ${targetId} and ${isInManagedUnits(units, instituteId, table.unitId)})`;
  const isHeld = sql`exists (select from ${positionHolders} inner join ${positions} on ${matches(positions, { instituteId: positionHolders.instituteId, id: positionHolders.positionId })} where ${and(
    eq(positionHolders.instituteId, instituteId),
    sql`${positionHolders.userId} = ${targetId}`,
    eq(positionHolders.status, 'active'),
    isInManagedUnits(units, instituteId, positions.unitId),
  )})`;
  return or(
    and(eq(targetType, 'Club/Organization'), isInManagedUnits(units, instituteId, targetId)),
    and(eq(targetType, 'Event'), hasTarget(events)),
    and(eq(targetType, 'POR'), hasTarget(positions)),
    and(eq(targetType, 'User'), isHeld),
  );
}

/** Number of active holders of a position in a tenure. */
function countHolders(tenure: string): SQL<number> {
  return sql<number>`(select count(*)::int from ${positionHolders} as ${sql.identifier('holders')} where ${and(sql`${holders.instituteId} = ${positions.instituteId}`, sql`${holders.positionId} = ${positions.id}`, matches(holders, { tenureYear: tenure, status: 'active' }))})`;
}

/** All positions joined with the number of places taken in a tenure. Aggregated once, because most positions may have to be checked. */
function positionsWithHolders({ instituteId, tenure }: Waiting): SQL {
  const { positionId, tenureYear, status } = positionHolders;
  const isTaken = and(eq(positionHolders.instituteId, instituteId), eq(tenureYear, tenure), eq(status, 'active'));
  return sql`${positions} left join (select ${positionId} as id, count(*)::int as count from ${positionHolders} where ${isTaken} group by ${positionId}) as taken on taken.id = ${positions.id}`;
}

/** Condition: the role decides about the room. The president decides about rooms for which the catalogue names nobody else. */
function isDecidedBy(role: Role, instituteId: string): SQL {
  const isPresident = role === 'PRESIDENT';
  const isNamed = sql`exists (select from ${rooms} where ${and(
    eq(rooms.instituteId, instituteId),
    sql`${rooms.key} = ${roomRequests.roomKey}`,
    isPresident ? ne(rooms.decidedBy, 'PRESIDENT') : sql`${rooms.decidedBy} = ${role}`,
  )})`;
  return isPresident ? not(isNamed) : isNamed;
}

/** Condition: the position has vacant places. An archived unit takes no new holders. */
function hasVacancy({ instituteId, units }: Waiting): SQL | undefined {
  const isActive = and(matches(orgUnits, { instituteId, isActive: true }), units.category && eq(orgUnits.category, units.category));
  return and(
    eq(positions.instituteId, instituteId),
    units.unitId === undefined ? undefined : eq(positions.unitId, units.unitId),
    sql`exists (select from ${orgUnits} where ${and(isActive, sql`${orgUnits.id} = ${positions.unitId}`)})`,
    sql`${positions.positionCount} > coalesce(taken.count, 0)`,
  );
}

/** The table and condition of each kind. */
const SOURCES: Readonly<Record<InboxKind, (waiting: Waiting) => Source>> = {
  'room-request': ({ instituteId, userId, role }) => ({
    table: roomRequests,
    since: roomRequests.requestedAt,
    at: roomRequests.startsAt,
    id: roomRequests.id,
    condition: and(
      matches(roomRequests, { instituteId, status: 'Pending' }),
      ne(roomRequests.requestedBy, userId),
      isDecidedBy(role, instituteId),
    ),
  }),
  'user-skill': ({ instituteId, userId, skillTypes }) => ({
    table: userSkills,
    since: userSkills.createdAt,
    id: userSkills.id,
    condition: and(matches(userSkills, { instituteId, skillType: skillTypes, endorsedAt: null }), ne(userSkills.userId, userId)),
  }),
  skill: ({ instituteId, userId, skillTypes }) => ({
    table: skills,
    since: skills.createdAt,
    id: skills.id,
    condition: and(
      matches(skills, { instituteId, type: skillTypes, endorsedAt: null }),
      or(isNull(skills.createdBy), ne(skills.createdBy, userId)),
    ),
  }),
  achievement: ({ instituteId, userId, skillTypes }) => ({
    table: achievements,
    since: achievements.createdAt,
    id: achievements.id,
    condition: and(matches(achievements, { instituteId, type: skillTypes, verifiedAt: null }), ne(achievements.userId, userId)),
  }),
  approval: ({ instituteId, approvals }) => ({
    table: approvalRequests,
    since: approvalRequests.requestedAt,
    id: approvalRequests.id,
    condition: isPendingFor(instituteId, approvals),
  }),
  feedback: (waiting) => ({
    table: feedback,
    since: feedback.createdAt,
    id: feedback.id,
    condition: and(
      matches(feedback, { instituteId: waiting.instituteId, resolvedAt: null, isListed: true }),
      or(ne(feedback.targetType, 'User'), ne(feedback.targetId, waiting.userId)),
      isAboutUnits(waiting),
    ),
  }),
  unit: ({ instituteId, units }) => ({
    table: orgUnits,
    since: orgUnits.createdAt,
    id: orgUnits.id,
    condition: and(
      matches(orgUnits, { instituteId, isActive: true }),
      isManagedUnit(units),
      sql`not exists (select from ${positions} where ${positions.instituteId} = ${orgUnits.instituteId} and ${positions.unitId} = ${orgUnits.id})`,
    ),
  }),
  position: (waiting) => ({
    table: positionsWithHolders(waiting),
    since: positions.createdAt,
    id: positions.id,
    condition: hasVacancy(waiting),
  }),
};

/** Pagination cursor of the inbox: the day by which the first page was sorted, the stage, and the last row. */
export const InboxCursor = v.object({ today: CalendarDay, stage: v.number(), ...TimeCursor.entries });
export type InboxCursor = v.InferOutput<typeof InboxCursor>;

interface Stage {
  readonly isOf: (kind: InboxKind) => boolean;
  /** Condition on the slot, for room requests. */
  readonly wanted?: (urgent: UrgentPeriod) => SQL | undefined;
}

const isRoom = (kind: InboxKind) => kind === 'room-request';
const { startsAt } = roomRequests;

/**
 * The stages in the order in which they are read. They are the groups of the domain; two of these are sorted by waiting time across stages.
 */
const STAGES: readonly Stage[] = [
  { isOf: isRoom, wanted: ({ from, until }) => and(gte(startsAt, from), lt(startsAt, until)) },
  { isOf: (kind) => !isRoom(kind) && needOf(kind) === 'decision' },
  { isOf: isRoom, wanted: ({ until }) => gte(startsAt, until) },
  { isOf: (kind) => needOf(kind) === 'completion' },
  { isOf: isRoom, wanted: ({ from }) => lt(startsAt, from) },
];

/** Kinds with an index for each type of skill, sorted by waiting time. */
const BY_SKILL_TYPE: readonly InboxKind[] = ['user-skill', 'skill', 'achievement'];

/**
 * The next items of a user's inbox, in the order of the domain (docs/specification/inbox.md#inbox-order). Later stages are not queried if
 * the page is already full.
 */
export async function findWaiting(
  db: Database,
  { after, limit, urgent, ...waiting }: Waiting & PageRequest<InboxCursor> & { readonly urgent: UrgentPeriod },
): Promise<WaitingRow[]> {
  const found: WaitingRow[] = [];
  for (const [stage, { isOf, wanted }] of STAGES.entries()) {
    const kinds = waiting.kinds.filter(isOf);
    const range = { after: stage === after?.stage ? after : undefined, limit: limit - found.length };
    if (kinds.length === 0 || range.limit <= 0 || stage < (after?.stage ?? 0)) continue;
    const rows = await findOfStage(db, { ...waiting, kinds, ...range, wanted: wanted?.(urgent) });
    found.push(...rows.map((row) => ({ ...row, stage })));
  }
  return found;
}

async function findOfStage(
  db: Database,
  { after, limit, wanted, ...waiting }: Waiting & PageRequest<TimeCursor> & { readonly wanted: SQL | undefined },
): Promise<Omit<WaitingRow, 'stage'>[]> {
  const parts = waiting.kinds.flatMap((kind) => {
    const split = BY_SKILL_TYPE.includes(kind) ? waiting.skillTypes.map((type) => ({ ...waiting, skillTypes: [type] })) : [waiting];
    return split.map((part) => ({ kind, ...SOURCES[kind](part) }));
  });
  if (parts.length === 0) return [];
  const queries = parts.map(({ kind, table, since, at = since, id, condition }) => {
    const isAfter = isAfterMoment({ at, id }, after, { newestFirst: false });
    return sql`(select ${kind}::text as kind, ${id} as id, ${since} as since, ${at} as at from ${table} where ${and(condition, wanted, isAfter)} order by ${at}, ${id} limit ${limit})`;
  });
  const { rows } = await sendByText<{ kind: InboxKind; id: string; since: string | Date; at: string | Date }>(
    db,
    sql`select * from (${sql.join(queries, sql` union all `)}) as waiting order by at, id limit ${limit}`,
  );
  return rows.map(({ kind, id, since, at }) => ({ kind, id, since: new Date(since), at: new Date(at) }));
}

/** Number of items in a user's inbox. */
export async function countWaiting(db: Database, waiting: Waiting): Promise<Total> {
  const counted = waiting.kinds.map((kind) => {
    const { table, condition } = SOURCES[kind](waiting);
    return sql`(select 1 from ${table} where ${condition})`;
  });
  if (counted.length === 0) return { count: 0, isExact: true };
  return countUpTo(db, sql.join(counted, sql` union all `));
}

/** Number of items in a user's inbox by kind. */
export async function countWaitingByKind(db: Database, waiting: Waiting): Promise<InboxCount[]> {
  const counted = waiting.kinds.map((kind) => {
    const { table, condition } = SOURCES[kind](waiting);
    return sql`(select ${kind}::text as kind, count(*)::int as count from (select from ${table} where ${condition} limit ${MAX_COUNT}) as counted)`;
  });
  if (counted.length === 0) return [];
  return (await sendByText<{ kind: InboxKind; count: number }>(db, sql.join(counted, sql` union all `))).rows;
}

/** Room requests with their events and requesters. */
export function findWaitingRequests(db: Database, instituteId: string, ids: readonly string[]) {
  const inInstitute = (table: typeof events | typeof orgUnits | typeof users) => eq(table.instituteId, roomRequests.instituteId);
  return db
    .select({
      request: roomRequests,
      event: { id: events.id, title: events.title, startsAt: events.startsAt, endsAt: events.endsAt },
      unit: { id: orgUnits.id, name: orgUnits.name, type: orgUnits.type },
      requester: users.name,
    })
    .from(roomRequests)
    .innerJoin(events, and(inInstitute(events), eq(events.id, roomRequests.eventId)))
    .innerJoin(orgUnits, and(inInstitute(orgUnits), eq(orgUnits.id, events.unitId)))
    .innerJoin(users, and(inInstitute(users), eq(users.id, roomRequests.requestedBy)))
    .where(matches(roomRequests, { instituteId, id: ids }));
}

const pendingRequests = alias(roomRequests, 'wishes');

function slot({ startsAt, endsAt }: typeof roomRequests | typeof pendingRequests): SQL {
  return sql`tstzrange(${startsAt}, ${endsAt}, '[)')`;
}

/** Approved bookings that conflict with these requests, earliest first. Uses the index of the exclusion constraint. */
export function findClashes(db: Database, instituteId: string, ids: readonly string[]) {
  return db
    .select({
      requestId: pendingRequests.id,
      room: roomRequests.room,
      date: roomRequests.date,
      time: roomRequests.time,
      event: events.title,
    })
    .from(pendingRequests)
    .innerJoin(
      roomRequests,
      and(
        matches(roomRequests, { instituteId: pendingRequests.instituteId, roomKey: pendingRequests.roomKey, status: 'Approved' }),
        ne(roomRequests.id, pendingRequests.id),
        sql`${slot(roomRequests)} && ${slot(pendingRequests)}`,
      ),
    )
    .innerJoin(events, isReferenced(events, roomRequests.instituteId, roomRequests.eventId))
    .where(matches(pendingRequests, { instituteId, id: ids }))
    .orderBy(asc(roomRequests.startsAt));
}

export function findWaitingUnits(db: Database, instituteId: string, ids: readonly string[]) {
  return db
    .select({ id: orgUnits.id, name: orgUnits.name, type: orgUnits.type })
    .from(orgUnits)
    .where(matches(orgUnits, { instituteId, id: ids }));
}

/** Positions with the number of places taken. */
export function findWaitingPositions(db: Database, instituteId: string, ids: readonly string[], tenure: string) {
  return db
    .select({
      id: positions.id,
      title: positions.title,
      places: positions.positionCount,
      taken: countHolders(tenure),
      unit: { id: orgUnits.id, name: orgUnits.name, type: orgUnits.type },
    })
    .from(positions)
    .innerJoin(orgUnits, isReferenced(orgUnits, positions.instituteId, positions.unitId))
    .where(matches(positions, { instituteId, id: ids }));
}
