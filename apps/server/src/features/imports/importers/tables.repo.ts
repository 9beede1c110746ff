import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isReferenced, matches } from '../../../db/conditions.ts';
import type { Database } from '../../../db/connection.ts';
import { countUpTo, type PageRequest, type Total } from '../../../db/pages.ts';
import {
  achievements,
  checkIns,
  eventOrganizers,
  eventParticipants,
  eventQuestions,
  events,
  orgUnits,
  positionHolders,
  positions,
  publicPages,
  registrations,
  roomNames,
  roomRequests,
  rooms,
  seriesMeetings,
  skills,
  surveys,
  userSkills,
  users,
} from '../../../db/schema.ts';
import { hasFoldedWords, hasWords } from '../../../db/search.ts';

const TABLES = {
  orgUnits,
  positions,
  rooms,
  roomNames,
  positionHolders,
  events,
  eventOrganizers,
  skills,
  userSkills,
  achievements,
} as const;
type Tables = typeof TABLES;

/** Maximum number of values per statement; PostgreSQL allows 65,535 parameters. */
const VALUES = 30_000;

/** Inserts rows, as many per statement as the limit allows. */
export async function insertRows<Name extends keyof Tables>(
  tx: Database,
  name: Name,
  rows: readonly Tables[Name]['$inferInsert'][],
): Promise<void> {
  const table: PgTable = TABLES[name];
  const size = Math.floor(VALUES / Object.keys(getTableColumns(table)).length);
  for (let start = 0; start < rows.length; start += size) await tx.insert(table).values([...rows.slice(start, start + size)]);
}

/** Updates rows in one statement, each to its own values. All rows set the same columns. */
export async function updateRows(
  tx: Database,
  name: 'orgUnits' | 'positions' | 'rooms' | 'positionHolders' | 'userSkills' | 'achievements',
  instituteId: string,
  rows: readonly ({ readonly id: string } & Readonly<Record<string, unknown>>)[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const table = TABLES[name];
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const set = Object.keys(first).flatMap((property) => (property === 'id' ? [] : (columns[property] ?? [])));
  const named = rows.map((row) => Object.fromEntries(Object.entries(row).map(([property, value]) => [columns[property]?.name, value])));
  const types = [columns.id as PgColumn, ...set].map(({ name: column, getSQLType }, index) =>
    sql.raw(`"${column}" ${index === 0 ? 'uuid' : getSQLType.call(set[index - 1])}`),
  );
  const assignments = set.map(({ name: column }) => sql.raw(`"${column}" = f."${column}"`));
  await tx.execute(sql`
    update ${table} r set ${sql.join(assignments, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) f (${sql.join(types, sql`, `)})
    where r.institute_id = ${instituteId} and r.id = f.id`);
}

/** A person named by a line. */
export interface NamedPerson {
  readonly id: string;
  readonly email: string;
  readonly role: string;
}

/** Finds people by address. Returns them by lower-case address. */
export async function findPeople(tx: Database, instituteId: string, emails: readonly string[]): Promise<Map<string, NamedPerson>> {
  if (emails.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, email: users.email, role: users.role })
    .from(users)
    .where(and(eq(users.instituteId, instituteId), inArray(sql`lower(${users.email})`, [...new Set(emails)])));
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
}

/** Locks these people and returns those with disabled accounts: address by id. */
export async function findDisabled(tx: Database, instituteId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, email: users.email, disabledAt: users.disabledAt })
    .from(users)
    .where(matches(users, { instituteId, id: [...new Set(ids)] }))
    .orderBy(users.id)
    .for('share');
  return new Map(rows.flatMap(({ id, email, disabledAt }) => (disabledAt ? [[id, email]] : [])));
}

/** Reads a kind of record by condition or as pages of a search. */
export interface Reader<Row> {
  where(db: Database, condition: SQL | undefined): Promise<Row[]>;
  page(db: Database, instituteId: string, search: string | undefined, range: PageRequest<string>): Promise<Row[]>;
  count(db: Database, instituteId: string, search: string | undefined): Promise<Total>;
}

interface Readable {
  readonly instituteId: PgColumn;
  readonly id: PgColumn;
}

interface Query<Row> {
  where(condition: SQL | undefined): {
    orderBy(...by: SQL[]): { limit(rows: number): PromiseLike<Row[]> } & PromiseLike<Row[]>;
    getSQL(): SQL;
  };
}

/** Creates a reader that sorts by id. Ids begin with the time of creation. */
function reader<Row>(
  { instituteId: institute, id }: Readable,
  query: (db: Database) => Query<Row>,
  finds: (search: string | undefined) => SQL | undefined,
): Reader<Row> {
  const among = (instituteId: string, search: string | undefined) => and(eq(institute, instituteId), finds(search));
  return {
    where: async (db, condition) => query(db).where(condition).orderBy(asc(id)),
    page: async (db, instituteId, search, { limit, after }) =>
      query(db)
        .where(and(among(instituteId, search), after === undefined ? undefined : gt(id, after)))
        .orderBy(asc(id))
        .limit(limit),
    count: (db, instituteId, search) => countUpTo(db, query(db).where(among(instituteId, search)).getSQL()),
  };
}

const ofUnit = (table: typeof positions | typeof events) => matches(orgUnits, { instituteId: table.instituteId, id: table.unitId });

const ofPerson = (table: typeof positionHolders | typeof userSkills | typeof achievements) =>
  matches(users, { instituteId: table.instituteId, id: table.userId });

const { searchText: _eventText, ...EVENT_COLUMNS } = getTableColumns(events);
const { searchText: _holderText, personName: _personName, ...HOLDER_COLUMNS } = getTableColumns(positionHolders);
const { searchText: _positionText, ...POSITION_COLUMNS } = getTableColumns(positions);

export const POSITIONS = reader(
  positions,
  (db) => db.select({ position: POSITION_COLUMNS, unit: orgUnits.name }).from(positions).innerJoin(orgUnits, ofUnit(positions)),
  (search) => hasFoldedWords(search, positions.searchText),
);

export const ROOMS = reader(
  rooms,
  (db) => db.select({ room: getTableColumns(rooms) }).from(rooms),
  (search) => hasWords(search, rooms.name, rooms.building),
);

export const HOLDERS = reader(
  positionHolders,
  (db) =>
    db
      .select({ holder: HOLDER_COLUMNS, email: users.email, position: positions.title, unit: orgUnits.name })
      .from(positionHolders)
      .innerJoin(users, ofPerson(positionHolders))
      .innerJoin(positions, isReferenced(positions, positionHolders.instituteId, positionHolders.positionId))
      .innerJoin(orgUnits, ofUnit(positions)),
  // Erased people have no address by which a line could name them.
  (search) => and(isNull(users.erasedAt), hasFoldedWords(search, positionHolders.searchText)),
);

/** Sorted by address, because one cell lists all of them. */
const organizers = sql<
  { id: string; email: string }[]
>`(select coalesce(json_agg(json_build_object('id', ${users.id}, 'email', ${users.email})
    order by ${users.email}), '[]')
  from ${eventOrganizers} join ${users} on ${users.instituteId} = ${eventOrganizers.instituteId} and ${users.id} = ${eventOrganizers.userId}
  where ${eventOrganizers.instituteId} = ${events.instituteId} and ${eventOrganizers.eventId} = ${events.id})`;

export const EVENTS = reader(
  events,
  (db) => db.select({ event: EVENT_COLUMNS, unit: orgUnits.name, organizers }).from(events).innerJoin(orgUnits, ofUnit(events)),
  (search) => hasFoldedWords(search, events.searchText),
);

export const SKILLS = reader(
  userSkills,
  (db) =>
    db
      .select({
        claim: getTableColumns(userSkills),
        skill: { name: skills.name, category: skills.category },
        email: users.email,
        position: positions.title,
        unit: orgUnits.name,
      })
      .from(userSkills)
      .innerJoin(users, ofPerson(userSkills))
      .innerJoin(skills, isReferenced(skills, userSkills.instituteId, userSkills.skillId))
      .leftJoin(positions, isReferenced(positions, userSkills.instituteId, userSkills.positionId))
      .leftJoin(orgUnits, ofUnit(positions)),
  (search) => hasWords(search, skills.name, skills.type, users.name, users.email),
);

export const ACHIEVEMENTS = reader(
  achievements,
  (db) =>
    db
      .select({
        achievement: getTableColumns(achievements),
        email: users.email,
        event: { title: events.title, startsAt: events.startsAt },
      })
      .from(achievements)
      .innerJoin(users, ofPerson(achievements))
      .leftJoin(events, isReferenced(events, achievements.instituteId, achievements.eventId)),
  (search) => hasWords(search, achievements.title, achievements.category, achievements.type, users.name, users.email),
);

type RowOf<R> = R extends Reader<infer Row> ? Row : never;
export type PositionEntry = RowOf<typeof POSITIONS>;
export type RoomEntry = RowOf<typeof ROOMS>;
export type HolderEntry = RowOf<typeof HOLDERS>;
export type EventEntry = RowOf<typeof EVENTS>;
export type SkillEntry = RowOf<typeof SKILLS>;
export type AchievementEntry = RowOf<typeof ACHIEVEMENTS>;

const READERS = {
  positions: { table: positions, reader: POSITIONS },
  rooms: { table: rooms, reader: ROOMS },
  positionHolders: { table: positionHolders, reader: HOLDERS },
  events: { table: events, reader: EVENTS },
  userSkills: { table: userSkills, reader: SKILLS },
  achievements: { table: achievements, reader: ACHIEVEMENTS },
} as const;

/** Finds the entries with these ids. */
export async function findEntries<Name extends keyof typeof READERS>(
  tx: Database,
  name: Name,
  instituteId: string,
  ids: readonly string[],
): Promise<RowOf<(typeof READERS)[Name]['reader']>[]> {
  const { table, reader: its } = READERS[name];
  if (ids.length === 0) return [];
  const rows = await its.where(tx, matches(table, { instituteId, id: ids }));
  return rows as RowOf<(typeof READERS)[Name]['reader']>[];
}

const isUnchanged = (table: typeof rooms | typeof positionHolders | typeof events) => sql`${table.updatedAt} = ${table.createdAt}`;

/** What somebody may have added to an event since. Deleting the event would delete it, too. */
const ADDED_TO_EVENTS = [
  registrations,
  roomRequests,
  eventParticipants,
  checkIns,
  eventQuestions,
  seriesMeetings,
  surveys,
  publicPages,
] as const;

const hasNone = (table: (typeof ADDED_TO_EVENTS)[number]) =>
  sql`not exists (select from ${table} b where b.institute_id = ${events.instituteId} and b.event_id = ${events.id})`;

/** The conditions under which records that an import added can be deleted again. */
const REMOVABLE = {
  positions: undefined,
  // Neither requested nor changed since.
  rooms: and(
    isUnchanged(rooms),
    sql`not exists (select from ${roomRequests} q where q.institute_id = ${rooms.instituteId} and q.room_key = ${rooms.key}
      and q.requested_at >= ${rooms.createdAt})`,
  ),
  positionHolders: isUnchanged(positionHolders),
  events: and(isUnchanged(events), ...ADDED_TO_EVENTS.map(hasNone)),
  achievements: isNull(achievements.verifiedAt),
};

/** Deletes those of the records that can be deleted; returns their ids. */
export async function deleteEntries(
  tx: Database,
  name: keyof typeof REMOVABLE,
  instituteId: string,
  ids: readonly string[],
): Promise<string[]> {
  const table: PgTable & Readable = READERS[name].table;
  const rows = await tx
    .delete(table)
    .where(and(matches(table, { instituteId, id: ids }), REMOVABLE[name]))
    .returning({ id: table.id });
  return rows.map(({ id }) => String(id));
}

/** Locks positions of these units, matched by lower-case title. */
export async function lockPositionsTitled(
  tx: Database,
  instituteId: string,
  { unitIds, titles }: { unitIds: readonly string[]; titles: readonly string[] },
): Promise<PositionEntry[]> {
  return tx
    .select({ position: POSITION_COLUMNS, unit: orgUnits.name })
    .from(positions)
    .innerJoin(orgUnits, ofUnit(positions))
    .where(and(matches(positions, { instituteId, unitId: unitIds }), inArray(sql`lower(${positions.title})`, [...titles])))
    .for('no key update', { of: positions });
}

/** Finds rooms by any of their names, normalized as in the domain. */
export async function findRoomsNamed(
  tx: Database,
  instituteId: string,
  keys: readonly string[],
): Promise<{ key: string; room: RoomEntry['room'] }[]> {
  if (keys.length === 0) return [];
  return tx
    .select({ key: roomNames.key, room: getTableColumns(rooms) })
    .from(roomNames)
    .innerJoin(rooms, isReferenced(rooms, roomNames.instituteId, roomNames.roomId))
    .where(matches(roomNames, { instituteId, key: keys }));
}

/** Finds holdings of these people and positions. */
export function findHoldings(
  tx: Database,
  instituteId: string,
  { userIds, positionIds }: { userIds: readonly string[]; positionIds: readonly string[] },
): Promise<HolderEntry[]> {
  return HOLDERS.where(tx, matches(positionHolders, { instituteId, userId: userIds, positionId: positionIds }));
}

/** Counts the active holders of these positions by tenure. */
export async function countHolders(
  tx: Database,
  instituteId: string,
  positionIds: readonly string[],
): Promise<{ positionId: string; tenureYear: string; holders: number }[]> {
  const { positionId, tenureYear } = positionHolders;
  return tx
    .select({ positionId, tenureYear, holders: count() })
    .from(positionHolders)
    .where(matches(positionHolders, { instituteId, positionId: positionIds, status: 'active' }))
    .groupBy(positionId, tenureYear);
}

/** Finds events of these units, matched by lower-case title. */
export function findEventsTitled(
  tx: Database,
  instituteId: string,
  { unitIds, titles }: { unitIds: readonly string[]; titles: readonly string[] },
): Promise<EventEntry[]> {
  return EVENTS.where(tx, and(matches(events, { instituteId, unitId: unitIds }), inArray(sql`lower(${events.title})`, [...titles])));
}

/** Finds events named by achievements, matched by lower-case title. */
export function findEventsNamed(
  tx: Database,
  instituteId: string,
  titles: readonly string[],
): Promise<{ id: string; title: string; startsAt: Date | null }[]> {
  return tx
    .select({ id: events.id, title: events.title, startsAt: events.startsAt })
    .from(events)
    .where(and(eq(events.instituteId, instituteId), inArray(sql`lower(${events.title})`, [...titles])))
    .orderBy(asc(events.id));
}

export type CatalogueSkill = Pick<typeof skills.$inferSelect, 'id' | 'name' | 'type' | 'category'>;

/** Finds catalogue skills of any type, matched by lower-case name. */
export function findSkillsNamed(tx: Database, instituteId: string, names: readonly string[]): Promise<CatalogueSkill[]> {
  return tx
    .select({ id: skills.id, name: skills.name, type: skills.type, category: skills.category })
    .from(skills)
    .where(and(eq(skills.instituteId, instituteId), inArray(sql`lower(${skills.name})`, [...names])));
}

/** Positions that these people hold or held. */
export async function findPositionsHeld(
  tx: Database,
  instituteId: string,
  userIds: readonly string[],
): Promise<{ userId: string; positionId: string }[]> {
  const { userId, positionId } = positionHolders;
  return tx
    .selectDistinct({ userId, positionId })
    .from(positionHolders)
    .where(matches(positionHolders, { instituteId, userId: userIds }));
}

/** Skills of these people. */
export function findSkillsOf(tx: Database, instituteId: string, userIds: readonly string[]): Promise<SkillEntry[]> {
  return SKILLS.where(tx, matches(userSkills, { instituteId, userId: userIds }));
}

/**
 * Deletes unendorsed skills of people. Also deletes the catalogue skills that were proposed together with them, are not endorsed and are
 * used by nobody else.
 */
export async function deleteSkills(tx: Database, instituteId: string, ids: readonly string[]): Promise<string[]> {
  const { id, skillId, userId, createdAt } = userSkills;
  const gone = await tx
    .delete(userSkills)
    .where(matches(userSkills, { instituteId, id: ids, endorsedAt: null }))
    .returning({ id, skillId, userId, createdAt });
  if (gone.length > 0) {
    const proposals = JSON.stringify(gone.map((row) => ({ skill: row.skillId, owner: row.userId, at: row.createdAt })));
    await tx.execute(sql`
      delete from ${skills} s using jsonb_to_recordset(${proposals}::jsonb) g (skill uuid, owner uuid, at timestamptz)
      where s.institute_id = ${instituteId} and s.id = g.skill and s.created_by = g.owner and s.created_at = g.at and s.endorsed_at is null
        and not exists (select from ${userSkills} u where u.institute_id = s.institute_id and u.skill_id = s.id)`);
  }
  return gone.map((row) => row.id);
}

/** Achievements of these people. */
export function findAchievementsOf(tx: Database, instituteId: string, userIds: readonly string[]): Promise<AchievementEntry[]> {
  return ACHIEVEMENTS.where(tx, matches(achievements, { instituteId, userId: userIds }));
}
