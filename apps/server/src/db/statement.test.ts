import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE, newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { newId } from './ids.ts';
import { openPostgres } from './postgres.ts';
import { institutes, orgUnits, users } from './schema.ts';
import { rawStatement, sendByText, statement, type ValueOf } from './statement.ts';

const [OURS, THEIRS] = [newId(), newId()];
let database: TestDatabase;

beforeAll(async () => {
  database = await newTestDatabase();
  const { acrossInstitutes: db } = database;
  for (const [instituteId, name] of [
    [OURS, 'ours'],
    [THEIRS, 'theirs'],
  ] as const) {
    await db.insert(institutes).values({ id: instituteId, name, domain: `${name}.example` });
    for (const person of ['a', 'b'])
      await db.insert(users).values({ instituteId, id: newId(), email: `${person}@${name}.example`, name: person });
    const unit = { instituteId, id: newId(), name: `Club of ${name}`, type: 'Club', category: 'scitech' } as const;
    await db.insert(orgUnits).values({ ...unit, contactEmail: `a@${name}.example` });
  }
});
afterAll(() => database.close());

const people = statement((db, value: ValueOf<'name'>) =>
  db
    .select({ email: users.email, since: users.createdAt, unit: { id: orgUnits.id, name: orgUnits.name } })
    .from(users)
    .leftJoin(orgUnits, and(eq(orgUnits.instituteId, users.instituteId), eq(orgUnits.contactEmail, users.email)))
    .where(eq(users.name, value('name'))),
);
const quotient = rawStatement<{ quotient: number }, 'by'>((value) => sql`select 6 / ${value('by')}::int as quotient`);
const who = rawStatement<{ email: string }, 'name'>((value) => sql`select email from users where name = ${value('name')}`);

describe('a prepared statement', () => {
  it('returns typed rows like the query builder, with null for a missing group', async () => {
    const db = database.ofInstitute(OURS);
    const unit = { id: expect.any(String), name: 'Club of ours' };
    expect(await people(db, { name: 'a' })).toEqual([{ email: 'a@ours.example', since: expect.any(Date), unit }]);
    expect(await people(db, { name: 'b' })).toEqual([{ email: 'b@ours.example', since: expect.any(Date), unit: null }]);
    expect(await people(db, { name: 'nobody' })).toEqual([]);
  });

  it('returns only rows of its institute, alone, in a transaction and concurrently', async () => {
    const instituteIds = Array.from({ length: 60 }, (_, index) => (index % 3 ? OURS : THEIRS));
    const answers = await Promise.all(instituteIds.map((id) => who(database.ofInstitute(id), { name: 'a' })));
    expect(answers.map(({ rows }) => rows)).toEqual(
      instituteIds.map((id) => [{ email: id === OURS ? 'a@ours.example' : 'a@theirs.example' }]),
    );
    const inside = await database.ofInstitute(THEIRS).transaction((tx) => who(tx, { name: 'b' }));
    expect(inside.rows).toEqual([{ email: 'b@theirs.example' }]);
    const { rows } = await who(database.acrossInstitutes, { name: 'a' });
    expect(rows.map(({ email }) => email).sort()).toEqual(['a@ours.example', 'a@theirs.example']);
  });

  it('does not affect concurrent statements if it fails, and works again afterwards', async () => {
    const db = database.ofInstitute(OURS);
    for (const round of [1, 2]) {
      const answers = await Promise.allSettled([2, 0, 3, 0, 1].map((by) => quotient(db, { by })));
      const results = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0]?.quotient : answer.reason.cause.code));
      expect(results, `round ${round}`).toEqual([3, '22012', 2, '22012', 6]);
    }
  });

  it('sees uncommitted writes of its transaction, and not after a rollback', async () => {
    const db = database.ofInstitute(OURS);
    await db
      .transaction(async (tx) => {
        await tx.update(users).set({ name: 'c' }).where(eq(users.name, 'b'));
        expect((await who(tx, { name: 'c' })).rows).toEqual([{ email: 'b@ours.example' }]);
        throw new Error('Back.');
      })
      .catch((error: unknown) => expect(error).toMatchObject({ message: 'Back.' }));
    expect((await who(db, { name: 'c' })).rows).toEqual([]);
  });

  it('can be sent as text that depends on its arguments', async () => {
    const db = database.ofInstitute(OURS);
    const named = (names: string[]) =>
      sendByText<{ count: number }>(
        db,
        sql`select count(*)::int as count from users where name in (${sql.join(
          names.map((name) => sql`${name}`),
          sql`, `,
        )})`,
      );
    expect([(await named(['a'])).rows, (await named(['a', 'b'])).rows, (await named(['b'])).rows].flat()).toEqual([
      { count: 1 },
      { count: 2 },
      { count: 1 },
    ]);
  });
});

describe.runIf(ENGINE === 'postgres')('a prepared statement on PostgreSQL', () => {
  it('is prepared again if the connection has lost it, and is sent in full if names are disabled', async () => {
    for (const usesNamedStatements of [true, false]) {
      const connection = await openPostgres(String(database.url), { poolSize: 1, usesNamedStatements });
      const db = connection.ofInstitute(OURS);
      for (let round = 0; round < 3; round += 1) {
        expect((await who(db, { name: 'a' })).rows).toEqual([{ email: 'a@ours.example' }]);
        expect(await people(db, { name: 'b' })).toHaveLength(1);
        const known = await connection.executeSql('select count(*)::int as count from pg_prepared_statements');
        // A statement that finds its prepared version gone is sent in full, and the next one by name again, both the statement and its
        // scope statement.
        expect(known.rows).toEqual([{ count: usesNamedStatements ? (round === 0 ? 3 : 2) : 0 }]);
        await connection.executeSql('deallocate all');
      }
      await connection.close();
    }
  });
});
