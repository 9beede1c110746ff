import { PEOPLE_ORDERS, type PeopleOrder, type PersonState } from '@quad/domain/administration';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, type Page, type PageRequest, readPage, type SortCursor, type Sorting, sortedBy } from '../../db/pages.ts';
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

export function findPeoplePage(
  db: Database,
  instituteId: string,
  { order = PEOPLE_ORDERS[0], ...wanted }: PeopleFilters & { readonly order: PeopleOrder | undefined },
  page: PageRequest<SortCursor>,
): Promise<Page<PersonRow, SortCursor>> {
  const { isAfter, orderBy, cursorOf } = sortedBy<PersonRow, keyof typeof SORTINGS>(SORTINGS, order);
  const condition = isWanted(instituteId, wanted);
  return readPage(page, {
    read: (limit, after) =>
      db
        .select(COLUMNS)
        .from(users)
        .where(and(condition, isAfter(after)))
        .orderBy(...orderBy)
        .limit(limit),
    cursorOf,
    count: () => countWhere(db, users, condition),
  });
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
