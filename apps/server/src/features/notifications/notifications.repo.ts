import type { Role } from '@quad/domain/access';
import { type Channels, MAX_NAMED, type NotificationKind, type Recipient, type Topic } from '@quad/domain/notifications';
import type { UnitCategory } from '@quad/domain/org-units';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { columnsOf } from '../../db/columns.ts';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countUpTo, type PageRequest, type Total } from '../../db/pages.ts';
import { notificationChannels, notificationEvents, notifications, orgUnits, pendingNotifications, users } from '../../db/schema.ts';
import type { NotificationEventRow, NotificationRow } from './notifications.table.ts';

/** Inserts an event and returns its position; undefined if it can happen only once and is already recorded. */
export async function insertNotificationEvent(tx: Database, row: typeof notificationEvents.$inferInsert): Promise<bigint | undefined> {
  const [written] = await tx
    .insert(notificationEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ position: notificationEvents.position });
  return written?.position;
}

/**
 * Inserts the notifications of one event in one statement. People who have it already, and those who were erased, are left out; returns the
 * ids of the others.
 */
export async function insertNotifications(
  tx: Database,
  { instituteId, position, groupKey }: Pick<NotificationRow, 'instituteId' | 'position' | 'groupKey'>,
  rows: readonly Pick<NotificationRow, 'userId' | 'why' | 'inInbox' | 'mail' | 'push'>[],
): Promise<ReadonlySet<string>> {
  const { rows: added } = await tx.execute<{ userId: string }>(sql`
    insert into ${notifications} (institute_id, position, group_key, user_id, why, in_inbox, mail, push)
    select ${instituteId}::uuid, ${position}::bigint, ${groupKey}, r."userId", r.why, r."inInbox", r.mail, r.push
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("userId" uuid, why text, "inInbox" boolean, mail text, push text)
    join ${users} on ${users.instituteId} = ${instituteId} and ${users.id} = r."userId" and ${users.erasedAt} is null
    on conflict do nothing returning user_id as "userId"`);
  return new Set(added.map(({ userId }) => userId));
}

/** Inserts the pending recipients of an event in one statement. */
export async function insertPending(
  tx: Database,
  { instituteId, position }: Pick<NotificationRow, 'instituteId' | 'position'>,
  people: readonly Recipient[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${pendingNotifications} (institute_id, position, user_id, why)
    select ${instituteId}::uuid, ${position}::bigint, r."userId", r.why
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r ("userId" uuid, why text)`);
}

/** Deletes and returns a batch of pending recipients. Concurrent transactions get different ones. */
export async function consumePending(
  tx: Database,
  { instituteId, position }: Pick<NotificationRow, 'instituteId' | 'position'>,
  limit: number,
): Promise<Recipient[]> {
  // An array, so that it is evaluated once. In a join, the limited and locked subquery may run again for each row.
  const { rows } = await tx.execute<Recipient & Record<string, unknown>>(sql`
    delete from ${pendingNotifications} where institute_id = ${instituteId} and position = ${position} and user_id = any(array(
      select user_id from ${pendingNotifications} where institute_id = ${instituteId} and position = ${position}
      order by user_id limit ${limit} for update skip locked))
    returning user_id as "userId", why`);
  return rows;
}

/** Positions of events with pending recipients. */
export async function findPending(db: Database, instituteId: string): Promise<bigint[]> {
  const rows = await db
    .selectDistinct({ position: pendingNotifications.position })
    .from(pendingNotifications)
    .where(eq(pendingNotifications.instituteId, instituteId));
  return rows.map(({ position }) => position);
}

/** The event at a position. */
export function findNotificationEvent(
  db: Database,
  { instituteId, position }: Pick<NotificationEventRow, 'instituteId' | 'position'>,
): Promise<NotificationEventRow | undefined> {
  return firstRow(db.select().from(notificationEvents).where(matches(notificationEvents, { instituteId, position })));
}

/** The channels that these people have chosen for a topic. */
export async function findChosen(
  db: Database,
  instituteId: string,
  userIds: readonly string[],
  topic: Topic,
): Promise<Map<string, Channels>> {
  const rows = await db
    .select()
    .from(notificationChannels)
    .where(
      and(
        matches(notificationChannels, { instituteId, topic }),
        sql`${notificationChannels.userId} = any(${sql.param([...userIds])}::uuid[])`,
      ),
    );
  return new Map(rows.map(({ userId, inbox, mail, push }) => [userId, { inbox, mail, push }]));
}

/** Marks notifications about subjects as seen, because these no longer wait for a decision. */
export async function markSubjectsSeen(
  tx: Database,
  { instituteId, subjectIds }: Pick<NotificationEventRow, 'instituteId'> & { readonly subjectIds: readonly string[] },
  kinds: readonly NotificationKind[],
  now: Date,
): Promise<void> {
  const settled = tx
    .select({ position: notificationEvents.position })
    .from(notificationEvents)
    .where(matches(notificationEvents, { instituteId, subjectId: subjectIds, kind: kinds }));
  await tx
    .update(notifications)
    .set({ seenAt: now })
    .where(and(matches(notifications, { instituteId, seenAt: null }), inArray(notifications.position, settled)));
}

/** Marks a person's notifications for some reasons as seen. */
export async function markReasonsSeen(
  tx: Database,
  { instituteId, userId }: Pick<NotificationRow, 'instituteId' | 'userId'>,
  reasons: readonly NotificationRow['why'][],
  now: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ seenAt: now })
    .where(matches(notifications, { instituteId, userId, why: reasons, seenAt: null }));
}

/** Ids of the users who have one of these roles and are not disabled. */
export async function findByRoles(db: Database, instituteId: string, roles: readonly Role[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(matches(users, { instituteId, role: roles, disabledAt: null }));
  return rows.map(({ id }) => id);
}

/** The coordinators of a unit, or of all units of a category: the users whose verified address is the unit's contact. */
export async function findCoordinators(
  db: Database,
  instituteId: string,
  { unitId, category }: { unitId?: string; category?: UnitCategory },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(orgUnits)
    .innerJoin(
      users,
      and(eq(users.instituteId, orgUnits.instituteId), eq(sql`lower(${users.email})`, sql`lower(${orgUnits.contactEmail})`)),
    )
    .where(
      and(
        eq(orgUnits.instituteId, instituteId),
        unitId === undefined ? undefined : eq(orgUnits.id, unitId),
        category === undefined ? undefined : eq(orgUnits.category, category),
        eq(users.role, 'CLUB_COORDINATOR'),
        users.emailVerified,
        isNull(users.disabledAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Pagination cursor: position of the newest event of the last line. */
export const LineCursor = v.object({ position: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
export type LineCursor = v.InferOutput<typeof LineCursor>;

/** One line: the unseen notifications of a group, or those that were seen at the same moment. */
export interface Line {
  readonly position: string;
  readonly kind: NotificationKind;
  readonly why: Recipient['why'];
  readonly count: number;
  readonly actors: readonly string[];
  readonly titles: readonly string[];
  readonly subjectId: string;
  readonly at: Date;
  readonly seenAt: Date | null;
}

type Owner = Pick<NotificationRow, 'instituteId' | 'userId'>;

/** A person's lines, latest first; with `digestedOn` only the unseen ones of that digest. */
export async function findLines(
  db: Database,
  { instituteId, userId }: Owner,
  { limit, after, digestedOn }: PageRequest<LineCursor> & { digestedOn?: string },
): Promise<Line[]> {
  const inDigest = digestedOn === undefined ? sql`` : sql`and n.digested_on = ${digestedOn} and n.seen_at is null`;
  const before = after ? sql`having max(n.position) < ${after.position}::bigint` : sql``;
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with lines as (
      select n.group_key, n.seen_at, max(n.position) as position, count(*)::int as count
      from notifications n where n.institute_id = ${instituteId} and n.user_id = ${userId} and n.in_inbox ${inDigest}
      group by n.group_key, n.seen_at ${before}
      order by max(n.position) desc limit ${limit}
    )
    select l.position::text as position, l.count, l.seen_at as "seenAt", h.kind, h.subject_id as "subjectId", h.at, own.why,
      array(
        select u.name from (
          select h2.actor_id, max(h2.position) as latest from notifications n2
          join happenings h2 on h2.institute_id = n2.institute_id and h2.position = n2.position
          where n2.institute_id = ${instituteId} and n2.user_id = ${userId} and n2.group_key = l.group_key
            and n2.seen_at is not distinct from l.seen_at and n2.in_inbox
          group by h2.actor_id order by latest desc limit ${MAX_NAMED}
        ) a join users u on u.institute_id = ${instituteId} and u.id = a.actor_id order by a.latest desc
      ) as actors,
      array(
        select t.title from (
          select h2.title, max(h2.position) as latest from notifications n2
          join happenings h2 on h2.institute_id = n2.institute_id and h2.position = n2.position
          where n2.institute_id = ${instituteId} and n2.user_id = ${userId} and n2.group_key = l.group_key
            and n2.seen_at is not distinct from l.seen_at and n2.in_inbox and h2.title <> ''
          group by h2.title order by latest desc limit ${MAX_NAMED}
        ) t order by t.latest desc
      ) as titles
    from lines l
    join notifications own on own.institute_id = ${instituteId} and own.user_id = ${userId} and own.position = l.position
    join happenings h on h.institute_id = ${instituteId} and h.position = l.position
    order by l.position desc`);
  return rows.map(({ at, seenAt, ...row }) => ({
    ...(row as unknown as Line),
    at: toDate(at),
    seenAt: seenAt === null ? null : toDate(seenAt),
  }));
}

/** Drivers return a timestamp as text or as a date. */
function toDate(value: unknown): Date {
  return value instanceof Date ? value : new Date(String(value));
}

/** Number of lines of a person. */
export function countLines(db: Database, { instituteId, userId }: Owner): Promise<Total> {
  return countUpTo(
    db,
    sql`select from notifications n where n.institute_id = ${instituteId} and n.user_id = ${userId} and n.in_inbox group by n.group_key, n.seen_at`,
  );
}

/** Number of unseen lines of a person; with `digestedOn` only those of that digest. */
export async function countUnseen(db: Database, { instituteId, userId }: Owner, digestedOn?: string): Promise<number> {
  const inDigest = digestedOn === undefined ? sql`` : sql`and digested_on = ${digestedOn}`;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct group_key)::int as count from notifications
    where institute_id = ${instituteId} and user_id = ${userId} and seen_at is null and in_inbox ${inDigest}`);
  return rows[0]?.count ?? 0;
}

/**
 * Marks lines as seen, each up to what it contained when it was shown. Later notifications stay unseen, and so do those that are in no line:
 * their mail may still be in the queue, and is not sent about something that has been seen.
 */
export async function markSeen(
  tx: Database,
  { instituteId, userId }: Owner,
  { ids, through }: { ids?: readonly string[] | undefined; through?: string | undefined },
  now: Date,
): Promise<void> {
  const own = matches(notifications, { instituteId, userId, seenAt: null, inInbox: true });
  if (through !== undefined) {
    await tx
      .update(notifications)
      .set({ seenAt: now })
      .where(and(own, sql`${notifications.position} <= ${through}::bigint`));
    return;
  }
  await tx
    .update(notifications)
    .set({ seenAt: now })
    .where(
      and(
        own,
        sql`exists (
          select 1 from notifications shown where shown.institute_id = ${instituteId} and shown.user_id = ${userId}
            and shown.position = any(${sql.param([...(ids ?? [])])}::bigint[])
            and shown.group_key = ${notifications.groupKey} and ${notifications.position} <= shown.position)`,
      ),
    );
}

/** A person's notification of one event; undefined if it is gone or was seen. */
export async function findNotification(db: Database, { instituteId, userId, position }: Owner & { position: string }) {
  const [row] = await db
    .select({
      groupKey: notifications.groupKey,
      ...columnsOf(notificationEvents, 'kind', 'title', 'subjectId', 'subjectType'),
      actor: users.name,
    })
    .from(notifications)
    .innerJoin(
      notificationEvents,
      matches(notificationEvents, { instituteId: notifications.instituteId, position: notifications.position }),
    )
    .leftJoin(users, isReferenced(users, notificationEvents.instituteId, notificationEvents.actorId))
    .where(matches(notifications, { instituteId, userId, position: BigInt(position), seenAt: null }));
  return row;
}
