// Erasing a person must not change anything of others, whatever the names: generated names and numbers are adversarial.
import { ROLES } from '@quad/domain/access';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { idempotencyKeys, importRows, imports, roster } from '../../db/schema.ts';
import { BLANKED } from '../../plugins/idempotency.ts';
import { newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { TEST_NOW, type TestApp, testApp } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { changeRole } from '../accounts/administration.service.ts';
import { changeEmail, rename, setRollNumber } from '../accounts/corrections.service.ts';
import { type AuditEntry, record, recordSignIn } from '../audit/audit.service.ts';
import { chainAudit } from '../audit/auditChain.ts';
import { verifyAudit } from '../audit/auditVerify.ts';
import { addAchievement } from '../endorsements/testing/records.ts';
import { addEvent, addRequest, addUnit } from '../events/testing/records.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';
import { erase } from './accountErasure.service.ts';
import { findTraces } from './personalData.repo.ts';

const WORDS = [
  ...ROLES,
  'Approved',
  'Rejected',
  'Pending',
  'active',
  'registered',
  'password',
  'erased',
  'technical',
  '2026',
  '2026-27',
  'a',
  '1',
  'Chess Club',
  'Asha Rao',
  'null',
  'from',
  'to',
];
const Word = fc.constantFrom(...WORDS);
const Person = fc.record({
  name: Word,
  rollNumber: Word,
  later: fc.option(fc.record({ name: Word, rollNumber: Word, isMoved: fc.boolean() })),
});
const Step = fc.oneof(
  fc.record({ kind: fc.constant('grant' as const), who: fc.nat(), word: fc.constantFrom(...ROLES) }),
  fc.record({ kind: fc.constantFrom('decide' as const, 'archive' as const, 'edit' as const, 'map' as const), who: fc.nat(), word: Word }),
  fc.record({ kind: fc.constantFrom('sign in' as const, 'refuse' as const, 'contact' as const), who: fc.nat(), word: Word }),
  fc.record({ kind: fc.constantFrom('achieve' as const, 'hold' as const, 'request' as const), who: fc.nat(), word: Word }),
);

let database: TestDatabase;
let server: TestApp;
/** Runs share a database, so each uses its own addresses. */
let run = 0;
beforeEach(async () => {
  database = await newTestDatabase();
});
afterEach(() => database.close());

interface Member {
  readonly id: string;
  email: string;
}

function write(entry: AuditEntry, actorId?: string): Promise<void> {
  return record(server.context.db, server.context, actorId, entry);
}

async function take({ kind, who, word }: typeof Step extends fc.Arbitrary<infer T> ? T : never, people: readonly Member[]): Promise<void> {
  const { context } = server;
  const person = people[who % people.length];
  const other = people[(who + 1) % people.length];
  if (!person || !other) return;
  const { id, email } = person;
  switch (kind) {
    case 'grant':
      await changeRole(context, { email, role: word });
      return;
    case 'decide':
      return write({ action: 'room-request.decide', subjectId: newId(), detail: { eventId: newId(), status: word } }, id);
    case 'archive':
      return write({ action: 'unit.archive', subjectId: newId(), detail: { name: word } }, id);
    case 'edit':
      return write({ action: 'event.update', subjectId: newId(), detail: { title: JSON.stringify(['', word]) } }, id);
    case 'map':
      return write({ action: 'sign-in.map-group', detail: { name: word, group: word, role: word } });
    case 'sign in':
      return recordSignIn(context, { email, address: '192.0.2.7', by: word, userId: id });
    case 'refuse':
      return recordSignIn(context, { email: email.toUpperCase(), address: '192.0.2.7', by: word });
    case 'contact':
      return write({ action: 'unit.change-contact', subjectId: newId(), detail: { unit: word, from: email, to: other.email } }, other.id);
    case 'achieve':
      await addAchievement(context, { userId: id, title: word });
      return;
    case 'hold': {
      const { id: unitId } = await addUnit(context, { name: `${word} ${newId()}`, contactEmail: `${newId()}@campus.example` });
      const { id: positionId } = await addPosition(context, { unitId, title: word });
      await addPositionHolder(context, { positionId, userId: id, feedback: word });
      return;
    }
    case 'request': {
      const { id: unitId } = await addUnit(context, { name: `${word} ${newId()}`, contactEmail: `${newId()}@campus.example` });
      const { id: eventId } = await addEvent(context, { unitId, title: word, organizers: [id], participants: [other.id] });
      await addRequest(context, { eventId, requestedBy: id, room: word });
    }
  }
}

/** Imports of people and of offices, with adversarial cells in columns that name nobody. */
async function addTables(people: readonly Member[], words: readonly string[]): Promise<void> {
  const { context } = server;
  const { db, instituteId } = context;
  const [creator] = people;
  for (const [kind, columns] of [
    ['people', { email: 0, name: 1, rollNumber: 2, program: null, branch: null, batchYear: null }],
    ['offices', { email: 0, office: 1, unit: 2, tenure: null, until: null }],
  ] as const) {
    const id = newId();
    await db.insert(imports).values({
      ...{ instituteId, id, kind, fileName: 'table.csv', state: 'applied', header: ['a', 'b', 'c'], columns, rowCount: people.length },
      ...{ createdBy: creator?.id ?? '', createdAt: TEST_NOW },
    });
    await db.insert(importRows).values(
      people.map(({ id: userId, email }, line) => {
        const cells = [email, words[line] ?? 'a', `${words[line + 1] ?? '1'} of line ${line}`];
        const undo =
          kind === 'offices' ? { roles: [{ userId, role: 'STUDENT', until: null, given: 'PRESIDENT' }], contact: null } : { cells };
        return { instituteId, importId: id, line: line + 2, cells, rowStatus: 'new' as const, note: '', undo };
      }),
    );
  }
}

async function everything(): Promise<Map<string, Record<string, unknown>[]>> {
  const { rows: tables } = await database.acrossInstitutes.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) {
    const { rows } = await database.acrossInstitutes.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t order by to_jsonb(t)::text`,
    );
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** Tables that count changes or record that there was one; they contain nothing about people. */
const NOTING = new Set(['list_versions', 'changes', 'figure_changes', 'figures', 'attendance']);

describe('erasing one user of a generated institute', () => {
  it('changes no data of other users, leaves no trace of the user, and keeps the audit log valid', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(Person, { minLength: 2, maxLength: 4 }),
        fc.array(Step, { maxLength: 25 }),
        fc.nat(),
        async (inputs, steps, chosen) => {
          server = await testApp({ database });
          run += 1;
          try {
            const { context } = server;
            const people: Member[] = [];
            const numbers = new Set<string>();
            const free = (number: string) => (numbers.has(number) ? `${number}-${numbers.size}` : number);
            for (const [index, { name, rollNumber }] of inputs.entries()) {
              const number = free(rollNumber);
              numbers.add(number);
              const email = `hostile${run}x${index}@campus.example`;
              const { id } = await server.addUser({ name, rollNumber: number, email });
              people.push({ id, email });
            }
            await addTables(people, [...inputs.map(({ name }) => name), ...inputs.map(({ rollNumber }) => rollNumber)]);
            const half = Math.floor(steps.length / 2);
            for (const step of steps.slice(0, half)) await take(step, people);
            for (const [index, { later }] of inputs.entries()) {
              const person = people[index];
              if (!later || !person) continue;
              await rename(context, { email: person.email, name: later.name });
              await setRollNumber(context, { email: person.email, rollNumber: free(later.rollNumber) });
              if (!later.isMoved) continue;
              const to = `later${run}x${index}@campus.example`;
              if ((await changeEmail(context, { email: person.email, to })).ok) person.email = to;
            }
            for (const step of steps.slice(half)) await take(step, people);
            const gone = people[chosen % people.length];
            if (!gone) return;
            await context.db.insert(roster).values({
              ...{
                instituteId: context.instituteId,
                email: gone.email,
                name: 'a',
                rollNumber: `of the list ${gone.id}`.slice(0, 20),
                updatedAt: TEST_NOW,
              },
            });
            await chainAudit(context);
            const before = await everything();
            expect(await erase(context, gone.id)).toBe(true);
            const after = await everything();
            const index = people.indexOf(gone);
            isUnchanged(before, after, [gone.id, `hostile${run}x${index}@`, `later${run}x${index}@`]);
            const left = await findTraces(database.acrossInstitutes, [`hostile${run}x${index}@`, `later${run}x${index}@`]);
            expect(left).toEqual([]);
            await chainAudit(context);
            expect((await verifyAudit(context.db, context, [])).findings).toEqual([]);
          } finally {
            await server.close();
            await database.acrossInstitutes.execute(sql`delete from roster`);
          }
        },
      ),
      { numRuns: rounds(6, 100) },
    );
  });
});

describe('the list of people', () => {
  const listed = async ({ context: { db, instituteId } }: TestApp) => {
    const rows = await db.select({ email: roster.email }).from(roster).where(eq(roster.instituteId, instituteId)).orderBy(roster.email);
    return rows.map(({ email }) => email);
  };

  it('keeps the entry of another user whose roll number the erased user had entered, and loses that of the erased user', async () => {
    server = await testApp({ database });
    try {
      const { context } = server;
      const { instituteId } = context;
      await server.addUser({ email: 'binoy@campus.example', onboardingComplete: false });
      const add = (email: string, rollNumber: string) =>
        context.db.insert(roster).values({ instituteId, email, name: 'Somebody', rollNumber, updatedAt: TEST_NOW });
      await add('binoy@campus.example', '41');
      await add('chitra@campus.example', '42');
      await add('asha.rao@campus.example', '43');
      const registered = await server.addUser({ rollNumber: '42', onboardingComplete: false });
      const settled = await server.addUser({ rollNumber: '41' });
      const elsewhere = await server.addUser({ email: 'asha@campus.example', rollNumber: '43' });
      for (const { id } of [registered, settled]) expect(await erase(context, id)).toBe(true);
      expect(await listed(server)).toEqual(['asha.rao@campus.example', 'binoy@campus.example', 'chitra@campus.example']);
      expect(await erase(context, elsewhere.id)).toBe(true);
      expect(await listed(server)).toEqual(['binoy@campus.example', 'chitra@campus.example']);
    } finally {
      await server.close();
    }
  });
});

describe('stored responses of other users', () => {
  it('are blanked if they name an erased user, and kept otherwise', async () => {
    server = await testApp({ database });
    try {
      const { context } = server;
      const [president, gone, other] = [await server.addUser(), await server.addUser(), await server.addUser()];
      const answerOf = ({ id, email }: Member) => ({
        message: 'Verified.',
        achievements: [{ user_id: { _id: id, personal_info: { email } } }],
      });
      const shared = {
        instituteId: context.instituteId,
        userId: president.id,
        call: 'a',
        fingerprint: '',
        status: 200,
        createdAt: TEST_NOW,
      };
      await context.db.insert(idempotencyKeys).values([gone, other].map((each) => ({ ...shared, key: each.id, answer: answerOf(each) })));
      expect(await erase(context, gone.id)).toBe(true);
      const stored = await context.db.select().from(idempotencyKeys);
      expect(new Map(stored.map(({ key, status, answer }) => [key, { status, answer }]))).toEqual(
        new Map([
          [gone.id, { status: BLANKED, answer: null }],
          [other.id, { status: 200, answer: answerOf(other) }],
        ]),
      );
      expect(await findTraces(database.acrossInstitutes, [gone.email])).toEqual([]);
    } finally {
      await server.close();
    }
  });
});

/** Audit details that an erasure may change in entries about the person. */
const PERSONAL_DETAILS: Readonly<Record<string, readonly string[]>> = {
  'account.rename': ['from', 'to'],
  'account.set-roll-number': ['from', 'to'],
  'account.change-email': ['from', 'to'],
  'unit.change-contact': ['from', 'to'],
  'session.start': ['account', 'network'],
  'session.refuse': ['account', 'network'],
};

function isUnchanged(
  before: ReadonlyMap<string, Record<string, unknown>[]>,
  after: ReadonlyMap<string, Record<string, unknown>[]>,
  marks: readonly string[],
): void {
  for (const [table, rows] of before) {
    if (NOTING.has(table)) continue;
    const remaining = new Map((after.get(table) ?? []).map((row) => [JSON.stringify(row), row]));
    const gone = rows.filter((row) => !remaining.has(JSON.stringify(row)));
    if (table === 'audit_log') {
      const later = new Map((after.get(table) ?? []).map((row) => [row.sequence, row]));
      for (const row of gone) isPersonalOnly(row, later.get(row.sequence), marks);
      continue;
    }
    if (table === 'audit_mentions') continue;
    for (const row of gone) {
      const said = JSON.stringify(row);
      expect(
        marks.some((mark) => said.includes(mark)),
        `${table}: ${said}`,
      ).toBe(true);
    }
  }
}

/** Checks what an audit entry lost: only details declared personal, and in an entry about somebody else only what was the person's. */
function isPersonalOnly(row: Record<string, unknown>, left: Record<string, unknown> | undefined, [id, ...emails]: readonly string[]): void {
  const { detail: was, redaction: _was, ...rest } = row as { detail: Record<string, unknown>; redaction: unknown };
  const { detail: is, redaction: _is, ...restAfter } = (left ?? {}) as { detail: Record<string, unknown>; redaction: unknown };
  expect(restAfter).toEqual(rest);
  const allowed = PERSONAL_DETAILS[String(row.action)] ?? [];
  for (const [field, value] of Object.entries(was)) {
    if (is[field] === value) continue;
    expect([field, is[field]], `${row.action} ${JSON.stringify(was)}`).toEqual([allowed.find((name) => name === field), 'erased']);
    const isTheirs = row.subject_id === id || row.actor_id === id;
    const isTheirAddress = emails.some((email) => String(value).startsWith(email));
    if (row.action === 'unit.change-contact') expect(isTheirAddress).toBe(true);
    else if (row.action !== 'session.refuse') expect(isTheirs).toBe(true);
  }
}
