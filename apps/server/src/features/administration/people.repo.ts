import { PEOPLE_ORDERS, type PeopleOrder, type PersonState } from '@quad/domain/administration';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, type PageRange, type SortCursor, type Sorting, sortedBy, type Total } from '../../db/pages.ts';
import { users } from '../../db/schema.ts';
import { hasPersonWords } from '../../db/search.ts';

/** The columns that administrators see: no credentials and no private data. */
const COLUMNS = {
  id: users.id,
  email: users.email,
  name: users.name,
  rollNumber: users.rollNumber,
  role: users.role,
  roleUntil: users.roleUntil,
  administratorSince: users.administratorSince,
  disabledAt: users.disabledAt,
  emailVerified: users.emailVerified,
  onboardingComplete: users.onboardingComplete,
  program: users.program,
  branch: users.branch,
  batchYear: users.batchYear,
  createdAt: users.createdAt,
};
export type PersonRow = Pick<typeof users.$inferSelect, keyof typeof COLUMNS>;

/** Filters of a list of people. */
export interface PeopleFilters {
  readonly search: string | undefined;
  readonly role: string | undefined;
  readonly state: PersonState | undefined;
}

const SORTINGS = {
  name: { columns: [users.name, users.id], cursorOf: ({ name, id }) => [name, id] },
  joined: { columns: [users.createdAt, users.id], cursorOf: ({ createdAt, id }) => [createdAt.toISOString(), id] },
} satisfies Readonly<Record<string, Sorting<PersonRow>>>;

export function sortPeople(order: PeopleOrder = PEOPLE_ORDERS[0]) {
  return sortedBy<PersonRow, keyof typeof SORTINGS>(SORTINGS, order);
}

const IS_IN_STATE: Readonly<Record<PersonState, SQL | undefined>> = {
  active: isNull(users.disabledAt),
  disabled: isNotNull(users.disabledAt),
  unproven: eq(users.emailVerified, false),
  administrator: isNotNull(users.administratorSince),
};

function isWanted(instituteId: string, { search, role, state }: PeopleFilters) {
  return and(
    matches(users, { instituteId, erasedAt: null }),
    role === undefined ? undefined : eq(users.role, role),
    state && IS_IN_STATE[state],
    hasPersonWords(search),
  );
}

export function findPeople(
  db: Database,
  instituteId: string,
  wanted: PeopleFilters,
  sorting: ReturnType<typeof sortPeople>,
  { limit, after }: PageRange<SortCursor>,
): Promise<PersonRow[]> {
  return db
    .select(COLUMNS)
    .from(users)
    .where(and(isWanted(instituteId, wanted), sorting.isAfter(after)))
    .orderBy(...sorting.orderBy)
    .limit(limit);
}

export function countPeople(db: Database, instituteId: string, wanted: PeopleFilters): Promise<Total> {
  return countWhere(db, users, isWanted(instituteId, wanted));
}

/** Names and addresses of people by id. */
export function findPeopleByIds(
  db: Database,
  instituteId: string,
  ids: readonly string[],
): Promise<Pick<PersonRow, 'id' | 'name' | 'email'>[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(matches(users, { instituteId, id: ids }));
}

export async function findPerson(db: Database, instituteId: string, id: string): Promise<PersonRow | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(users)
    .where(matches(users, { instituteId, id, erasedAt: null }));
  return row;
}
