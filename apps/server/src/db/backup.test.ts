import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { record } from '../features/audit/audit.service.ts';
import { chainAudit } from '../features/audit/auditChain.ts';
import { FriendlyError } from '../friendlyError.ts';
import { enqueueJob } from '../jobs/queues.ts';
import { openKeys } from '../keys/keys.ts';
import { enqueueMail } from '../mail/mailQueue.ts';
import { newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { storedJobs } from '../testing/jobs.ts';
import { TEST_KEYS, type TestApp, testApp } from '../testing/testApp.ts';
import { rounds } from '../testing/tier.ts';
import { type BackupSource, dumpRows, restoreRows } from './backup.ts';
import type { Connection } from './connection.ts';
import { connectPglite, startPglite } from './embedded.ts';
import { schemaVersion } from './migrations.ts';
import { photoLeftovers, photos } from './schema.ts';
import { seedDemo } from './seed/seedDemo.ts';

const open: Connection[] = [];
afterAll(async () => {
  for (const connection of open) await connection.close();
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await newTestDatabase();
  open.push(database);
  return database;
}

async function bytesOf({ acrossInstitutes: db }: Pick<Connection, 'acrossInstitutes'>): Promise<Buffer> {
  const parts: string[] = [];
  await dumpRows(db, async (lines) => {
    for await (const part of lines) parts.push(part);
  });
  return Buffer.from(parts.join(''));
}

/** Splits the bytes at arbitrary places, as files and sockets do. */
function sourceOf(bytes: Buffer, piece = 60_000): BackupSource {
  return () =>
    Readable.from(
      Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) => bytes.subarray(index * piece, (index + 1) * piece)),
    );
}

/** Every row as text, by table, except list versions, which start again in every database. */
async function everything({ acrossInstitutes: db }: Pick<Connection, 'acrossInstitutes'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('list_versions', 'changes', 'data_exports', 'calendar_pages')`);
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`);
    all[name] = rows.map(({ row }) => row).sort();
  }
  all.jobs = (await storedJobs(db)).split('\n').filter(Boolean).sort();
  return all;
}

async function fill({ context, connection, addUser }: TestApp): Promise<void> {
  const { db, instituteId } = context;
  await seedDemo(context, connection.acrossInstitutes);
  const { id: userId } = await addUser({ name: 'Ñandú "quoted"\n\u2028 and \\ back \u{1F600}' });
  const at = new Date('2026-11-20T09:30:00.123Z');
  await db.insert(photos).values({ instituteId, userId, name: 'face.webp', image: Buffer.from([0, 10, 13, 255]), createdAt: at });
  await db.insert(photoLeftovers).values({ instituteId, name: 'gone.webp', dueAt: at });
  await enqueueMail(db, { clock: () => at, instituteId }, { kind: 'password-changed', recipientId: userId, dueAt: at });
  // Work that a row waits for. Other jobs are enqueued again at start.
  const data = { instituteId, importId: userId, step: 'apply' };
  await enqueueJob(db, { queue: 'imports', data, at, startAfter: new Date(at.getTime() + 3_600_000) });
  await enqueueJob(db, { queue: 'certificates', data: { instituteId, runId: userId }, at });
  await enqueueJob(db, { queue: 'account-changes', data: { instituteId, changeId: userId, userId }, at });
  await record(db, context, userId, {
    action: 'event.update',
    subjectId: userId,
    detail: { text: 'a\tb\u2029', number: 1.5, nothing: null },
  });
  await record(db, context, undefined, { action: 'feedback.give', isUnlinkable: true });
  await chainAudit(context);
  const keys = {
    feedback: TEST_KEYS.feedback.toString('hex'),
    audit: TEST_KEYS.audit.toString('hex'),
    credentials: TEST_KEYS.credentials.toString('hex'),
  };
  await openKeys(db, { dataDir: '/nowhere', keys, production: false }, instituteId);
}

describe('dumpRows and restoreRows', () => {
  it('copy all rows to an embedded database and back without changes', async () => {
    const source = await emptyDatabase();
    const server = await testApp({ database: source });
    await fill(server);
    const embedded = connectPglite(await startPglite());
    open.push(embedded);
    await embedded.migrate();
    const back = await emptyDatabase();
    const original = await everything(source);
    expect(Object.values(original).filter((rows) => rows.length > 0).length).toBeGreaterThan(20);
    const written = await bytesOf(source);
    await restoreRows(embedded.acrossInstitutes, sourceOf(written));
    expect(await everything(embedded)).toEqual(original);
    await restoreRows(back.acrossInstitutes, sourceOf(await bytesOf(embedded)));
    expect(await everything(back)).toEqual(original);
    expect(await bytesOf(back)).toEqual(written);
    // New rows continue where the backup ended.
    await record(back.acrossInstitutes, server.context, undefined, { action: 'event.update' });
    await server.close();
  });
});

describe('a backup file', () => {
  let whole: Buffer;
  let target: TestDatabase;
  beforeAll(async () => {
    const source = await emptyDatabase();
    const server = await testApp({ database: source });
    for (let index = 0; index < 4; index += 1) await server.addUser();
    await record(source.acrossInstitutes, server.context, undefined, { action: 'event.update' });
    await server.close();
    whole = await bytesOf(source);
    target = await emptyDatabase();
  });

  const refusalOf = async (bytes: Buffer, piece?: number) => {
    const error: unknown = await restoreRows(target.acrossInstitutes, sourceOf(bytes, piece)).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error !== undefined && !(error instanceof FriendlyError)) throw error;
    return error?.message;
  };
  const isUntouched = async () => Object.values(await everything(target)).every((rows) => rows.length === 0);

  it.each([
    ['a file that is not a backup', '{"hello":1}\n', 'The file is not a backup of Quad.'],
    ['an empty file', '', 'The file is not a backup of Quad.'],
    ['an older backup format', '{"quadBackup":1,"schema":"7"}\n', 'The backup was made by an older version of Quad.'],
    ['an older schema version', '{"quadBackup":2,"schema":7}\n', 'The backup was made by an older version of Quad.'],
    ['a newer schema version', '{"quadBackup":2,"schema":9999999999999}\n', 'The backup was made by a newer version of Quad.'],
  ])('is rejected: %s', async (_name, text, message) => {
    expect(await refusalOf(Buffer.from(text))).toBe(message);
  });

  it('is rejected before anything is written if it is truncated', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), fc.integer({ min: 1, max: 5000 }), async (end, piece) => {
        expect(await refusalOf(whole.subarray(0, end), piece)).toBeDefined();
      }),
      {
        numRuns: rounds(100, 2000),
        examples: [
          [whole.length - 1, 100],
          [whole.lastIndexOf('\n{"quadBackupEnd"'), 100],
        ],
      },
    );
    expect(await isUntouched()).toBe(true);
  });

  it('is rejected before anything is written if a single bit is changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), fc.integer({ min: 0, max: 7 }), async (index, bit) => {
        const changed = Buffer.from(whole);
        changed[index] = (changed[index] ?? 0) ^ (1 << bit);
        expect(await refusalOf(changed)).toBeDefined();
      }),
      { numRuns: rounds(200, 5000) },
    );
    expect(await isUntouched()).toBe(true);
  });

  it('is rejected before anything is written if a line is missing, duplicated or moved', async () => {
    const lines = whole.toString().trimEnd().split('\n');
    const place = fc.integer({ min: 0, max: lines.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, place, fc.constantFrom('drop', 'swap', 'repeat'), async (a, b, change) => {
        const changed = [...lines];
        if (change === 'drop') changed.splice(a, 1);
        else if (change === 'repeat') changed.splice(b, 0, lines[a] ?? '');
        else [changed[a], changed[b]] = [lines[b] ?? '', lines[a] ?? ''];
        fc.pre(changed.join('\n') !== lines.join('\n'));
        expect(await refusalOf(Buffer.from(`${changed.join('\n')}\n`))).toBeDefined();
      }),
      { numRuns: rounds(100, 2000) },
    );
    expect(await isUntouched()).toBe(true);
  });

  it('is rejected and rolled back if it changes while it is read', async () => {
    let reads = 0;
    const other = Buffer.from(whole.toString().replace('"name": "Person', '"name": "Persom'));
    expect(other.equals(whole)).toBe(false);
    const source: BackupSource = () => {
      reads += 1;
      return sourceOf(reads === 1 ? whole : other)();
    };
    await expect(restoreRows(target.acrossInstitutes, source)).rejects.toThrow('The backup is incomplete or modified.');
    expect(await isUntouched()).toBe(true);
  });

  it('is restored if it is complete', async () => {
    expect(await refusalOf(whole)).toBeUndefined();
    expect(await isUntouched()).toBe(false);
    expect(JSON.parse(whole.toString().split('\n')[0] ?? '')).toEqual({
      quadBackup: 2,
      schema: await schemaVersion(target.acrossInstitutes),
    });
  });
});
