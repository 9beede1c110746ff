import { setImmediate } from 'node:timers/promises';
import type { Import } from '@quad/domain/administration';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { imports } from '../../db/schema.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { LINES_AT_A_TIME } from './imports.repo.ts';
import { importing } from './testing/importing.ts';

const TOO_LONG =
  'Everybody would have to wait too long: the embedded database takes at most 2,000 lines at a time. Split the table, or move the portal to PostgreSQL (docs/operating/tables.md).';

let database: TestDatabase;
let server: TestApp;
let office: Visitor;
let president: Visitor;
let table: ReturnType<typeof importing>;
/** Number of statements sent to the database. */
let statements = 0;

beforeAll(async () => {
  database = await newTestDatabase((_, run) => {
    statements += 1;
    return run();
  });
  server = await testApp({ database });
  office = await server.signIn({ isAdministrator: true });
  president = await server.signIn({ role: 'PRESIDENT' });
  table = importing(server, office);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const HEADER = 'Email,Name,Roll number,Programme';
const people = (count: number, rollNumberOf = (n: number) => 100_000 + n) =>
  [HEADER, ...Array.from({ length: count }, (_, n) => `p${n}@campus.example,Person ${n},${rollNumberOf(n)},B.Tech`)].join('\n');

async function uploaded(kind: Import['kind'], file: string): Promise<Import> {
  const response = await table.upload(kind, file);
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json();
}

const chooseColumns = ({ _id, columns }: Import) => office.send('PUT', `/api/admin/imports/${_id}/columns`, { columns });

/** Records each transaction on the institute's rows: how long it used the connection and how many statements it sent. */
function transactionsOf(app: TestApp) {
  const transactions: { statements: number; ms: number }[] = [];
  const { db } = app.context;
  const transaction = db.transaction.bind(db);
  const spy = vi.spyOn(db, 'transaction').mockImplementation(((work, config) =>
    transaction(async (tx) => {
      const [before, began] = [statements, performance.now()];
      try {
        return await work(tx);
      } finally {
        transactions.push({ statements: statements - before, ms: performance.now() - began });
      }
    }, config)) as typeof db.transaction);
  return { transactions, end: () => spy.mockRestore() };
}

describe.skipIf(ENGINE === 'postgres')('checking a table of people on the embedded database', () => {
  it('answers other requests between its transactions', { timeout: 900_000 }, async () => {
    const count = rounds(1000, 20_000);
    const imported = await uploaded('people', people(count));
    expect(imported.is_embedded).toBe(true);
    expect((await chooseColumns(imported)).statusCode).toBe(200);
    const { transactions, end } = transactionsOf(server);
    let hasEnded = false;
    const checking = server.workOnImports().then(() => {
      hasEnded = true;
    });
    await expect.poll(() => transactions.length).toBeGreaterThan(0);
    let answered = 0;
    let seen: Import['progress'] = null;
    while (!hasEnded) {
      const answer = await president.get('/api/dashboard/stats');
      expect(answer.statusCode).toBe(200);
      if (hasEnded) break;
      answered += 1;
      seen = (await table.see(imported._id)).progress ?? seen;
      // Injected requests use no socket, so without this the event loop would not run in between.
      await setImmediate();
    }
    await checking;
    end();
    expect(answered).toBeGreaterThan(0);
    expect(seen?.done).toBeGreaterThan(0);
    expect(await table.see(imported._id)).toMatchObject({ state: 'checked', counts: { new: count, changed: 0, same: 0, wrong: 0 } });
    // The work of each transaction is bounded. The last one sets the final state of the import.
    expect(transactions).toHaveLength(count / LINES_AT_A_TIME + 1);
    expect(Math.max(...transactions.map((turn) => turn.statements))).toBeLessThanOrEqual(12);
    if (process.env.SHOW_TURNS) console.info(transactions.map(({ ms }) => Math.round(ms)).toSorted((one, other) => other - one));
  });

  it('matches the result of applying, also when users exchange roll numbers across batches', async () => {
    const count = 2 * LINES_AT_A_TIME + 50;
    const first = await table.check('people', people(count));
    await table.apply(first);
    // Each person gets the roll number of the person half the table away, who is checked in another transaction.
    const exchanged = await table.check(
      'people',
      people(count, (n) => 100_000 + ((n + count / 2) % count)),
    );
    expect(exchanged.counts).toEqual({ new: 0, changed: count, same: 0, wrong: 0 });
    expect(await table.apply(exchanged)).toMatchObject({ state: 'applied' });
  });
});

describe.skipIf(ENGINE === 'postgres')('a table too long for the embedded database', () => {
  it('is not applied if it contains people', async () => {
    const checked = await uploaded('people', people(2001));
    const counts = { new: 2001, changed: 0, same: 0, wrong: 0 };
    await server.context.db.update(imports).set({ state: 'checked', counts }).where(eq(imports.id, checked._id));
    const refused = await office.send('POST', `/api/admin/imports/${checked._id}/application`, { at: null });
    expect([refused.statusCode, refused.json().message]).toEqual([409, TOO_LONG]);
  });

  it('is not even checked if it contains rooms', async () => {
    const rooms = await uploaded('rooms', ['Name', ...Array.from({ length: 2001 }, (_, n) => `Room ${n}`)].join('\n'));
    const refused = await chooseColumns(rooms);
    expect([refused.statusCode, refused.json().message]).toEqual([409, TOO_LONG]);
  });
});

it.skipIf(ENGINE === 'embedded')('checks and applies a table over the embedded limit on PostgreSQL', async () => {
  const checked = await table.check('people', people(2001));
  expect(checked).toMatchObject({ is_embedded: false, state: 'checked' });
  expect(await table.apply(checked)).toMatchObject({ state: 'applied' });
});
