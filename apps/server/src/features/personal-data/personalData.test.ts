import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { EXPORT_SECTIONS } from '@quad/domain/personal-data';
import { parse } from 'csv-parse/sync';
import { and, desc, eq, getTableName, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../cleanUp.ts';
import { dumpRows, restoreRows } from '../../db/backup.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { auditLog, checkIns, dataExports, importRows, imports, orgUnits, roster, sessions, users } from '../../db/schema.ts';
import { fileTransport } from '../../mail/fileMailer.ts';
import { mailerOf } from '../../mail/mailer.ts';
import { type BucketServer, bucketServer } from '../../testing/bucketServer.ts';
import { newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { changeEmail, mergeAccounts, rename } from '../accounts/corrections.service.ts';
import { PERSONAL_COLUMNS } from '../accounts/personalColumns.repo.ts';
import { PERSONAL_FACTS } from '../accounts/personalFacts.repo.ts';
import { declaredColumns } from '../accounts/testing/declaredColumns.ts';
import { record } from '../audit/audit.service.ts';
import { chainAudit } from '../audit/auditChain.ts';
import { verifyAudit } from '../audit/auditVerify.ts';
import { takeCheckpoint } from '../audit/checkpoints.ts';
import { addAchievement, addUserSkill } from '../endorsements/testing/records.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { formOf, postedFeedbackId } from '../feedback/testing/giving.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';
import { picture } from '../profile/testing/images.ts';
import { erase } from './accountErasure.service.ts';
import { archivePage } from './archive.ts';
import { archiveOf } from './dataExports.service.ts';
import { erasuresFile, syncErasures } from './erasures.ts';
import { findTraces, SECTIONS } from './personalData.repo.ts';
import { applyRetention } from './retention.service.ts';

// docs/specification/personal-data.md
const DAY_MS = 86_400_000;
const days = (count: number) => new Date(TEST_NOW.getTime() + count * DAY_MS);
const PAGE = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/operating/personal-data.md'), 'utf8');

async function confirm(visitor: Visitor) {
  const response = await visitor.send('POST', '/auth/reauthentication', { password: TEST_PASSWORD });
  expect(response.statusCode, response.body).toBe(200);
}

async function cleanUpFor({ context, connection, workOnErasures }: TestApp) {
  await cleanUp({ ...context, db: connection.acrossInstitutes }, [context]);
  await workOnErasures();
  // The next clean-up records the erasure.
  await cleanUp({ ...context, db: connection.acrossInstitutes }, [context]);
}

async function actionsOf({ context: { db, instituteId } }: TestApp, subjectId: string): Promise<string[]> {
  const rows = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.subjectId, subjectId)))
    .orderBy(desc(auditLog.sequence));
  return rows.map(({ action }) => action);
}

describe('a personal data archive', () => {
  let server: TestApp;
  let asha: Visitor;
  beforeEach(async () => {
    server = await testApp();
    asha = await server.signIn({ name: 'Asha <Rao>', email: 'asha@campus.example', rollNumber: '77001' });
    return () => server.close();
  });

  it('requires the password, is prepared by a job, notifies the user and can be downloaded for seven days', async () => {
    const refused = await asha.send('POST', '/api/my-data/exports');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect(refused.json().message).toBe('Please type your password again to continue.');
    const wrong = await asha.send('POST', '/auth/reauthentication', { password: 'not mine at all' });
    expect(wrong.json().errors).toEqual({ password: 'This is not your password.' });
    await confirm(asha);
    expect((await asha.get('/auth/reauthentication')).json()).toEqual({ ways: ['password'], until: '2026-11-20T09:45:00.000Z' });
    expect((await asha.get('/api/my-data')).json()).toMatchObject({ export: null });

    const response = await asha.send('POST', '/api/my-data/exports');
    expect([response.statusCode, response.json().state]).toEqual([201, 'preparing']);
    expect((await asha.send('POST', '/api/my-data/exports')).json().message).toBe('Your data is being prepared already.');
    await server.workOnExports();
    const { export: ready } = (await asha.get('/api/my-data')).json();
    expect(ready).toMatchObject({ state: 'ready', gone_at: '2026-11-27T09:30:00.000Z' });
    expect((await asha.get('/api/notifications')).json()).toMatchObject([{ kind: 'export-ready', why: 'asked' }]);
    expect((await server.deliverMails()).map(({ to, subject }) => [to, subject])).toEqual([['asha@campus.example', 'Your data is ready']]);

    const url = `/api/my-data/exports/${ready._id}/archive`;
    const fetched = await asha.get(url);
    expect(fetched.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'cache-control': 'no-store',
    });
    expect(fetched.rawPayload.byteLength).toBe(ready.bytes);
    const other = await server.signIn({});
    await confirm(other);
    expect((await other.get(url)).statusCode).toBe(404);
    expect((await asha.get(`/api/my-data/exports/${newId()}/archive`)).statusCode).toBe(404);
    expect(await actionsOf(server, asha.userId)).toEqual([
      'personal-data.ask',
      'session.reauthenticate',
      'session.refuse-reauthentication',
    ]);

    server.setNow(days(7));
    await cleanUpFor(server);
    expect(await server.context.db.$count(dataExports, eq(dataExports.userId, asha.userId))).toBe(0);
  });

  it('replaces the earlier archive, and requires the password again after 15 minutes', async () => {
    await confirm(asha);
    const first = (await asha.send('POST', '/api/my-data/exports')).json();
    await server.workOnExports();
    const second = (await asha.send('POST', '/api/my-data/exports')).json();
    await server.workOnExports();
    expect((await asha.get(`/api/my-data/exports/${first._id}/archive`)).statusCode).toBe(404);
    expect((await asha.get(`/api/my-data/exports/${second._id}/archive`)).statusCode).toBe(200);
    server.setNow(new Date(TEST_NOW.getTime() + 15 * 60_000));
    expect((await asha.get(`/api/my-data/exports/${second._id}/archive`)).json().code).toBe('REAUTHENTICATION_REQUIRED');
  });

  it('requires a recent sign-in for an account without a password', async () => {
    await server.context.db.update(users).set({ passwordHash: null }).where(eq(users.id, asha.userId));
    expect((await asha.get('/auth/reauthentication')).json()).toMatchObject({ ways: [] });
    expect((await asha.send('POST', '/api/my-data/exports')).statusCode).toBe(201);
    await server.context.db
      .update(sessions)
      .set({ createdAt: days(-1) })
      .where(eq(sessions.userId, asha.userId));
    const refused = await asha.send('POST', '/api/my-data/leaving');
    expect([refused.json().code, refused.json().message]).toEqual([
      'REAUTHENTICATION_REQUIRED',
      'Please sign out and sign in again to continue.',
    ]);
  });

  it('contains HTML, JSON and CSV, and no anonymous feedback', async () => {
    const { id: unitId } = await addUnit(server.context, { name: 'Robotics Club' });
    const event = await addEvent(server.context, { unitId, title: 'Robo Soccer', participants: [asha.userId] });
    await addEvent(server.context, { unitId, title: '=HYPERLINK("x")', participants: [asha.userId] });
    await postedFeedbackId(asha, formOf(event.id, { comments: 'Said by name.' }));
    await postedFeedbackId(asha, formOf(event.id, { comments: 'Said in secret.', is_anonymous: true }));
    await confirm(asha);
    const { _id } = (await asha.send('POST', '/api/my-data/exports')).json();
    await server.workOnExports();
    const files = unzipSync((await asha.get(`/api/my-data/exports/${_id}/archive`)).rawPayload);
    const json = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
    expect(Object.keys(json)).toEqual(['read_at', ...EXPORT_SECTIONS]);
    expect(json.profile).toMatchObject([{ name: 'Asha <Rao>', email: 'asha@campus.example', roll_number: '77001' }]);
    expect(json['feedback-given']).toMatchObject([{ comments: 'Said by name.' }]);
    const attended: Record<string, string>[] = parse(strFromU8(files['csv/events-attended.csv'] ?? new Uint8Array()), {
      columns: true,
      bom: true,
    });
    expect(attended.map(({ event: title }) => title).sort()).toEqual(['\'=HYPERLINK("x")', 'Robo Soccer']);
    const page = strFromU8(files['index.html'] ?? new Uint8Array());
    expect(page).toContain('<h1>What Quad stores about Asha &lt;Rao&gt;</h1>');
    for (const file of Object.values(files)) expect(strFromU8(file)).not.toContain('Said in secret.');
    const report = await new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'no-inline-style': 'off' } }).validateString(
      page,
    );
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  const archived = async (userId = asha.userId) =>
    JSON.parse(strFromU8(unzipSync((await archiveOf(server.context, userId)) ?? new Uint8Array())['data.json'] ?? new Uint8Array()));
  const list = async (email: string, rollNumber: string) => {
    const { db, instituteId } = server.context;
    await db.insert(roster).values({ instituteId, email, name: 'Listed', rollNumber, updatedAt: TEST_NOW });
  };

  it('contains the entry of the list with the roll number, unless another account has its address', async () => {
    await list('bina@campus.example', '77001');
    expect((await archived())['list-entry']).toMatchObject([{ email: 'bina@campus.example' }]);
    const bina = await server.addUser({ email: 'Bina@campus.example', rollNumber: '77002' });
    expect((await archived())['list-entry']).toEqual([]);
    expect((await archived(bina.id))['list-entry']).toMatchObject([{ email: 'bina@campus.example', roll_number: '77001' }]);
  });

  it('contains what accounts did that were merged into the account', async () => {
    const { context } = server;
    const former = await server.signIn({ email: 'former@campus.example', onboardingComplete: false });
    await record(context.db, context, former.userId, { action: 'profile.update', subjectId: former.userId, detail: { hostel: 'Kanhar' } });
    expect(await mergeAccounts(context, { from: 'former@campus.example', into: 'asha@campus.example' })).toMatchObject({ ok: true });
    const lines: { action: string; by_yourself: boolean; detail: object }[] = (await archived())['audit-log'];
    expect(lines.find(({ action }) => action === 'profile.update')).toMatchObject({ by_yourself: true, detail: { hostel: 'Kanhar' } });
  });

  it('has its HTML page in the language of the user', () => {
    const about = {
      name: 'Asha',
      portal: 'Quad',
      timeZone: 'Asia/Kolkata',
      readAt: TEST_NOW,
      sections: [['skills', []]],
      photo: undefined,
    } as const;
    expect(archivePage({ ...about, language: 'hi' })).toMatch(/<html lang="hi">[\s\S]*<h2>अब तक की आपकी स्किल्स<\/h2>/);
  });
});

describe('leaving the portal', () => {
  let server: TestApp;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'quad-erasures-'));
    server = await testApp({ environment: { BACKUP_DIR: folder } });
    return async () => {
      await server.close();
      await rm(folder, { recursive: true });
    };
  });

  it('lists in advance what is kept, is announced by mail, and can be canceled before the erasure', async () => {
    const asha = await server.signIn({ name: 'Asha Rao', email: 'asha@campus.example' });
    const { id: unitId } = await addUnit(server.context);
    await addEvent(server.context, { unitId, participants: [asha.userId] });
    expect((await asha.send('POST', '/api/my-data/leaving')).json().code).toBe('REAUTHENTICATION_REQUIRED');
    await confirm(asha);
    const left = await asha.send('POST', '/api/my-data/leaving');
    expect(left.json()).toMatchObject({
      leaving: { asked_at: '2026-11-20T09:30:00.000Z', due_at: '2026-12-04T09:30:00.000Z' },
      kept: expect.arrayContaining([{ record: 'participations', count: 1 }]),
    });
    expect((await asha.send('POST', '/api/my-data/leaving')).json().message).toBe('You are leaving already.');
    const [mail] = await server.deliverMails();
    expect([mail?.to, mail?.subject]).toEqual(['asha@campus.example', 'Your account at Quad will be erased']);
    expect(mail?.text).toContain('will be erased on 2026-12-04 at 15:00');
    expect((await asha.send('DELETE', '/api/my-data/leaving')).json()).toMatchObject({ leaving: null });
    expect((await asha.send('DELETE', '/api/my-data/leaving')).json().message).toBe('You are not leaving.');
    expect(await actionsOf(server, asha.userId)).toEqual(['personal-data.stay', 'personal-data.leave', 'session.reauthenticate']);
    server.setNow(days(20));
    await cleanUpFor(server);
    expect(await server.context.db.$count(users, eq(users.name, 'Asha Rao'))).toBe(1);
  });

  it.each([
    [{ role: 'PRESIDENT' }, 'You hold an office. Have it handed over first: your account can leave as a student.'],
    [{ isAdministrator: true }, 'You are an administrator. Have that right removed first.'],
    [{ email: 'robotics@campus.example' }, 'Your address is the contact of a unit. Have another contact named first.'],
  ])('is refused for %j until that right is handed over', async (person, message) => {
    await addUnit(server.context, { contactEmail: 'robotics@campus.example' });
    const holder = await server.signIn(person);
    await confirm(holder);
    expect((await holder.send('POST', '/api/my-data/leaving')).json().message).toBe(message);
    // An office obtained in the grace period prevents the erasure.
    await server.context.db
      .update(users)
      .set({ leavesAt: days(-1) })
      .where(eq(users.id, holder.userId));
    await cleanUpFor(server);
    const [row] = await server.context.db.select().from(users).where(eq(users.id, holder.userId));
    expect(row?.erasedAt).toBeNull();
  });

  it('removes the entries of all addresses from the list, and leaves the entry of somebody else with the same roll number', async () => {
    const { context } = server;
    const { db, instituteId } = context;
    const list = (email: string, rollNumber: string) =>
      db.insert(roster).values({ instituteId, email, name: 'Listed', rollNumber, updatedAt: TEST_NOW });
    const asha = await server.addUser({ email: 'asha@campus.example', rollNumber: '1' });
    await server.addUser({ email: 'bina@campus.example', rollNumber: '2' });
    await list('asha@campus.example', '9');
    await list('asha.rao@campus.example', '1');
    expect(await changeEmail(context, { email: 'asha@campus.example', to: 'asha.rao@campus.example' })).toMatchObject({ ok: true });
    await db.delete(roster).where(eq(roster.email, 'asha.rao@campus.example'));
    await list('bina@campus.example', '1');
    expect(await erase(context, asha.id)).toBe(true);
    const left = await db.select({ email: roster.email }).from(roster).where(eq(roster.instituteId, instituteId));
    expect(left).toEqual([{ email: 'bina@campus.example' }]);
  });

  it('leaves no address with a unit whose contact the user is again after an older backup was restored', async () => {
    const { context } = server;
    const asha = await server.addUser({ email: 'asha@campus.example' });
    const unit = await addUnit(context, { contactEmail: 'Asha@campus.example' });
    expect(await erase(context, asha.id)).toBe(true);
    const [stored] = await context.db.select().from(orgUnits).where(eq(orgUnits.id, unit.id));
    expect(stored?.contactEmail).toBe(`${asha.id}@erased.invalid`);
  });

  it('prevents signing in, and allows the address to register again', async () => {
    const asha = await server.signIn({ name: 'Asha Rao', email: 'asha@campus.example' });
    await confirm(asha);
    await asha.send('POST', '/api/my-data/leaving');
    server.setNow(days(14));
    await cleanUpFor(server);
    expect((await asha.get('/auth/fetchAuth')).json()).toBeNull();
    const again = { email: 'asha@campus.example', password: TEST_PASSWORD };
    expect((await server.visitor().send('POST', '/auth/login', again)).statusCode).toBe(401);
    const office = await server.signIn({ isAdministrator: true });
    expect((await office.get('/api/admin/people')).json()).toHaveLength(1);
    const enabled = await office.send('POST', `/api/admin/people/${asha.userId}/access`, { change: 'enable' });
    expect(enabled.statusCode).toBe(404);
    const registered = await server
      .visitor()
      .send('POST', '/auth/register', { name: 'Asha Rao', ID: '1', ...again, password: 'seven kettles sing' });
    expect(registered.statusCode, registered.body).toBe(200);
  });
});

/** Words that occur nowhere else. */
const ZULEIKA = {
  name: 'Zuleika Quillfeather',
  email: 'zuleika.quillfeather@campus.example',
  rollNumber: '98765431',
};
const FORMER_NAME = 'Zuleika Featherquill';
const TEXTS = ['+91 99999 12345', 'zq-on-github', 'A medal for xylography', 'Xanthic hostel', 'Uncommonly punctual', 'Zuleika was late'];
const WORDS = [...Object.values(ZULEIKA), FORMER_NAME, ...TEXTS];

/** The table of the documentation page: table name, its content in an archive, and what happens to it on erasure. */
const TABLES = [...PAGE.matchAll(/^\| `(\w+)` +\| (.*?) +\| (.*?) +\|$/gm)].map(([, table = '', exported = '', erased = '']) => ({
  table,
  exported,
  erased,
}));

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

describe('the documentation table of stored data', () => {
  it('lists every table of the database and every section of an archive', async () => {
    const database = await newTestDatabase();
    try {
      expect(TABLES.map(({ table }) => table)).toEqual(
        (await tablesOf(database.acrossInstitutes)).filter((name) => name !== 'audit_log_before_keys'),
      );
    } finally {
      await database.close();
    }
    const parts = new Set(TABLES.flatMap(({ exported }) => [...exported.matchAll(/`([\w-]+)`/g)].map(([, part]) => part)));
    expect([...parts].filter((part) => part && !/^(events-attended)$/.test(part)).sort()).toEqual(
      EXPORT_SECTIONS.filter((part) => part !== 'events-attended').sort(),
    );
    expect(TABLES.find(({ table }) => table === 'event_participants')?.exported).toBe('`events-attended`');
  });

  it('names the archive section that reads each table with personal data, or why none does', () => {
    const owner = { instituteId: 'institute', userId: 'person' };
    const read = new Map(EXPORT_SECTIONS.map((part) => [part, new PgDialect().sqlToQuery(SECTIONS[part](owner)).sql]));
    const declared = new Set([...PERSONAL_COLUMNS, ...PERSONAL_FACTS].map(({ column }) => getTableName(column.table)));
    for (const table of declared) {
      const exported = TABLES.find((row) => row.table === table)?.exported ?? '';
      const parts = [...(exported.startsWith('no: ') ? '' : exported).matchAll(/`([\w-]+)`/g)].flatMap(([, part]) =>
        EXPORT_SECTIONS.filter((each) => each === part),
      );
      const missing = parts.filter((part) => !new RegExp(`(from|join) "?${table}"? `).test(read.get(part) ?? ''));
      expect(missing, `${table}: the page says that these parts have it, and they do not read it`).toEqual([]);
      if (parts.length === 0)
        expect(exported, `${table} is in no part of an archive: the page says why`).toMatch(/^no: .{10}|^nobody is in it|^yes, as a file$/);
    }
  });

  it('states for every column that identifies a user what happens on erasure', () => {
    for (const { column, whenErased } of PERSONAL_COLUMNS) {
      const erased = TABLES.find(({ table }) => table === getTableName(column.table))?.erased ?? '';
      expect(erased, `${getTableName(column.table)}.${column.name}`).toMatch(whenErased === 'delete' ? /^deleted/ : /kept/);
    }
  });
});

describe('the declaration of personal columns', () => {
  it('contains every column of the database exactly once', async () => {
    const database = await newTestDatabase();
    try {
      const { rows } = await database.acrossInstitutes.execute<{ table: string; name: string }>(sql`
        select table_name as table, column_name as name from information_schema.columns
        where table_schema = 'public' and table_name <> 'audit_log_before_keys' order by 1, 2`);
      const faults = rows.flatMap(({ table, name }) => {
        const times = declaredColumns(table).get(name) ?? 0;
        if (times === 1) return [];
        if (times > 1) return [`${table}.${name} is declared ${times} times: leave one.`];
        return [
          `${table}.${name} is not declared. Where it holds the number of an account, add it to PERSONAL_COLUMNS in features/accounts/personalColumns.repo.ts; ` +
            'where it says anything else about a person, to PERSONAL_FACTS in features/accounts/personalFacts.repo.ts, with what becomes of it when they are erased; ' +
            'to PLAIN_COLUMNS in features/accounts/testing/declaredColumns.ts otherwise.',
        ];
      });
      expect(faults, faults.join('\n')).toEqual([]);
      const known = new Set(rows.map(({ table, name }) => `${table}.${name}`));
      const gone = [...new Set(rows.map(({ table }) => table))].flatMap((table) =>
        [...declaredColumns(table).keys()].map((name) => `${table}.${name}`).filter((column) => !known.has(column)),
      );
      expect(gone).toEqual([]);
    } finally {
      await database.close();
    }
  });
});

describe('an erased user', () => {
  let bucket: BucketServer;
  let database: TestDatabase;
  let server: TestApp;
  let folder: string;
  beforeAll(async () => {
    bucket = await bucketServer();
    database = await newTestDatabase();
    folder = await mkdtemp(path.join(os.tmpdir(), 'quad-erased-'));
    server = await testApp({ database, environment: { ...bucket.environment, BACKUP_DIR: path.join(folder, 'backups') } });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await bucket.close();
    await rm(folder, { recursive: true });
  });

  /** Everything that a person can leave in the database, created through the API where that matters. */
  async function fill(): Promise<Visitor> {
    const { context } = server;
    const { db, instituteId } = context;
    await db
      .insert(roster)
      .values({ instituteId, email: ZULEIKA.email, name: ZULEIKA.name, rollNumber: ZULEIKA.rollNumber, updatedAt: TEST_NOW });
    const president = await server.signIn({ role: 'PRESIDENT', isAdministrator: true });
    await server.addUser({ ...ZULEIKA, name: FORMER_NAME });
    expect((await rename(context, { email: ZULEIKA.email, name: ZULEIKA.name })).ok).toBe(true);
    const login = await server.visitor().send('POST', '/auth/login', { email: ZULEIKA.email, password: TEST_PASSWORD });
    const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
    const userId = login.json().user._id as string;
    const send = (method: 'POST' | 'PUT', url: string, payload?: object) =>
      server.app.inject({ method, url, cookies, headers: { 'sec-fetch-site': 'same-origin' }, ...(payload && { payload }) });
    const zuleika: Visitor = { userId, cookies, get: (url) => server.app.inject({ url, cookies }), send };
    const profile = {
      personal_info: { phone: TEXTS[0] },
      contact_info: { hostel: TEXTS[3], socialLinks: { github: 'https://github.com/zq-on-github' } },
    };
    const changed = await send('PUT', '/profile/updateStudentProfile', profile);
    if (changed.statusCode !== 200)
      await db.update(users).set({ phone: TEXTS[0], hostel: TEXTS[3], github: TEXTS[1] }).where(eq(users.id, userId));
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await picture().jpeg().toBuffer())]), 'me.png');
    form.append('ID_No', ZULEIKA.rollNumber);
    expect((await send('POST', '/profile/photo-update', form)).statusCode).toBe(200);
    const { id: unitId } = await addUnit(context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' });
    const coming = await addEvent(context, { unitId, registrationRequired: true, organizers: [userId] });
    const past = await addEvent(context, { unitId, startsAt: days(-3), endsAt: days(-2), participants: [userId] });
    expect((await send('POST', `/api/events/${coming.id}/registration`)).statusCode).toBeLessThan(300);
    const removal = await president.send('POST', `/api/events/${coming.id}/registrations/${userId}/removal`, { reason: TEXTS[5] });
    expect(removal.statusCode, removal.body).toBeLessThan(300);
    await db.insert(checkIns).values({
      instituteId,
      eventId: past.id,
      userId,
      day: '2026-11-17',
      at: days(-3),
      scanId: newId(),
      checkedInBy: president.userId,
      madeParticipant: false,
    });
    await addAchievement(context, { userId, title: TEXTS[2] ?? '' });
    await send('POST', '/api/achievements/add', {
      title: TEXTS[2],
      category: 'Other',
      type: 'technical',
      level: 'State',
      date_achieved: '2026-11-01',
      user_id: userId,
    });
    await addUserSkill(context, { userId });
    await addUserSkill(context, { userId: president.userId, endorsedBy: userId, endorsedAt: TEST_NOW });
    const { id: positionId } = await addPosition(context, { unitId });
    await addPositionHolder(context, { userId, positionId, feedback: TEXTS[4] ?? '' });
    await postedFeedbackId(zuleika, formOf(past.id));
    await postedFeedbackId(zuleika, formOf(past.id, { is_anonymous: true }));
    const student = await server.signIn();
    await postedFeedbackId(student, formOf(userId, { target_type: 'User', comments: TEXTS[5] }));
    await send('PUT', `/api/orgUnit/${unitId}/following`);
    await send('PUT', '/api/calendar/feeds', { kind: 'personal' });
    await send('PUT', '/api/notifications/preferences', { digest: 'daily', language: 'hi' });
    const importRow = {
      kind: 'people',
      fileName: 'people.csv',
      state: 'applied',
      columns: { email: 0, name: 1, rollNumber: 2 },
      rowCount: 1,
      createdBy: president.userId,
    } as const;
    const importId = newId();
    await db.insert(imports).values({ ...importRow, instituteId, id: importId, header: ['Email'], createdAt: TEST_NOW });
    const cells = [ZULEIKA.email.toUpperCase(), ZULEIKA.name, ZULEIKA.rollNumber];
    await db.insert(importRows).values({ instituteId, importId, line: 2, cells, note: ZULEIKA.name, undo: { name: ZULEIKA.name } });
    return zuleika;
  }

  /** The files of a folder that contain one of the words. */
  async function filesNaming(words: readonly string[]): Promise<string[]> {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const found: string[] = [];
    for (const file of files.filter((each) => each.isFile())) {
      const text = (await readFile(path.join(file.parentPath, file.name), 'utf8')).toLowerCase();
      if (words.some((word) => text.includes(word.toLowerCase()))) found.push(file.name);
    }
    return found;
  }

  const tracesOf = async (words: readonly string[]) => (await findTraces(database.acrossInstitutes, words)).map(({ table }) => table);

  it('leaves no trace in tables, buckets, mails and new backups, and the audit log stays valid', async () => {
    const { context, connection } = server;
    const zuleika = await fill();
    const mails = path.join(folder, 'mails');
    Object.assign(context, { mail: mailerOf(fileTransport(mails), 'no-reply@campus.example') });
    expect((await zuleika.send('POST', '/api/my-data/exports')).statusCode).toBe(201);
    await server.workOnExports();
    expect((await zuleika.send('POST', '/api/my-data/leaving')).statusCode).toBe(200);
    await server.deliverMails();
    await chainAudit(context);
    const checkpoint = await takeCheckpoint(context.db, context, 'hourly');
    const older: string[] = [];
    await dumpRows(connection.acrossInstitutes, async (lines) => {
      for await (const line of lines) older.push(line);
    });

    // Before the erasure: found everywhere.
    const before = await tracesOf(WORDS);
    for (const table of [
      'users',
      'roster',
      'audit_log',
      'import_rows',
      'achievements',
      'happenings',
      'position_holders',
      'feedback',
      'event_notices',
    ])
      expect(before, table).toContain(table);
    expect(bucket.objects.size).toBe(1);
    expect((await filesNaming([ZULEIKA.email])).length).toBeGreaterThan(0);
    expect(older.join('')).toContain(ZULEIKA.email);

    server.setNow(days(14));
    await cleanUpFor(server);

    // After the erasure: found nowhere.
    expect(await tracesOf(WORDS)).toEqual([]);
    expect(bucket.objects.size).toBe(0);
    expect(await filesNaming([ZULEIKA.email, ZULEIKA.rollNumber, 'Quillfeather'])).toEqual([]);
    const backup: string[] = [];
    await dumpRows(connection.acrossInstitutes, async (lines) => {
      for await (const line of lines) backup.push(line);
    });
    for (const word of WORDS) expect(backup.join('')).not.toContain(word);
    // The id remains where the page says so, and nowhere else.
    const numbered = (await tracesOf([zuleika.userId])).filter((table) => !table.startsWith('jobs.'));
    expect(numbered).toContain('users');
    for (const table of numbered) expect(TABLES.find((row) => row.table === table)?.erased, table).toMatch(/kept/);
    // The audit chain is intact, compared with an earlier checkpoint.
    await chainAudit(context);
    expect((await verifyAudit(context.db, context, [checkpoint])).findings).toEqual([]);
    expect(await actionsOf(server, zuleika.userId)).toContain('personal-data.erase');
    expect(await readFile(erasuresFile(context.config), 'utf8')).toBe(
      `${JSON.stringify({ instituteId: context.instituteId, userId: zuleika.userId })}\n`,
    );
    // Counts stay the same.
    const { rows } = await context.db.execute(sql`select from event_participants where user_id = ${zuleika.userId}`);
    expect(rows).toHaveLength(1);

    await isErasedAgainAfterRestoring(older, zuleika.userId);
  });

  async function isErasedAgainAfterRestoring(lines: readonly string[], userId: string) {
    const restored = await newTestDatabase();
    try {
      const bytes = Buffer.from(lines.join(''));
      await restoreRows(restored.acrossInstitutes, async function* () {
        yield bytes;
      });
      const { context } = server;
      const again = { ...context, db: restored.ofInstitute(context.instituteId) };
      expect((await findTraces(restored.acrossInstitutes, [ZULEIKA.email])).length).toBeGreaterThan(0);
      expect(await syncErasures(again)).toBe(1);
      expect(await syncErasures(again)).toBe(0);
      expect(await findTraces(restored.acrossInstitutes, WORDS)).toEqual([]);
      expect((await findTraces(restored.acrossInstitutes, [userId])).map(({ table }) => table)).toContain('audit_log');
    } finally {
      await restored.close();
    }
  }

  it('makes any change of the audit log without the key detectable', async () => {
    const { context, connection } = server;
    const found = async (change: (tx: Database) => Promise<unknown>) => {
      let kinds: string[] = [];
      await connection.acrossInstitutes
        .transaction(async (tx) => {
          await tx.execute(sql`alter table audit_log disable trigger user`);
          await change(tx);
          kinds = (await verifyAudit(tx, context, [])).findings.map(({ kind }) => kind);
          tx.rollback();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Error) || !/rollback/i.test(error.message)) throw error;
        });
      return kinds;
    };
    const one = sql`sequence = (select min(sequence) from audit_log where redaction is not null)`;
    expect(await found((tx) => tx.execute(sql`update audit_log set detail = '{"network": "10.0.0.0/24"}' where ${one}`))).toEqual([
      'forged',
    ]);
    expect(await found((tx) => tx.execute(sql`update audit_log set redaction = null where ${one}`))).toEqual(['forged']);
    expect(await found((tx) => tx.execute(sql`update audit_log set detail = '{}', redaction = md5(mac) where ${one}`))).toEqual(['forged']);
    await expect(context.db.execute(sql`update audit_log set detail = '{}' where redaction is null`)).rejects.toThrow();
  });
});

describe('retention of personal data', () => {
  it('counts in a dry run without changes, and deletes in the real run', async () => {
    const server = await testApp();
    try {
      await server.addUser({ email: 'used@campus.example' });
      const { id: unusedId } = await server.addUser({ email: 'unused@campus.example' });
      await server.addUser({ email: 'office@campus.example', role: 'PRESIDENT' });
      const login = { email: 'used@campus.example', password: TEST_PASSWORD };
      expect((await server.visitor().send('POST', '/auth/login', login)).statusCode).toBe(200);
      await server.context.db
        .update(users)
        .set({ createdAt: days(-2000) })
        .where(eq(users.instituteId, server.context.instituteId));
      const periods = { signInDays: 365, alumniDays: 1095 };
      expect(await applyRetention(server.context, periods, { isDryRun: true })).toEqual({ signIns: 0, alumni: ['unused@campus.example'] });
      server.setNow(days(366));
      const both = { signIns: 1, alumni: ['unused@campus.example'] };
      expect(await applyRetention(server.context, periods, { isDryRun: true })).toEqual(both);
      expect(await applyRetention(server.context, periods, { isDryRun: true })).toEqual(both);
      expect(await applyRetention(server.context, { signInDays: 0, alumniDays: 0 }, { isDryRun: false })).toEqual({
        signIns: 0,
        alumni: [],
      });
      expect(await applyRetention(server.context, periods, { isDryRun: false })).toEqual(both);
      expect(await actionsOf(server, server.context.instituteId)).toEqual(['personal-data.retain']);
      expect(await applyRetention(server.context, periods, { isDryRun: false })).toEqual({ signIns: 0, alumni: [] });
      expect(await actionsOf(server, server.context.instituteId)).toHaveLength(1);
      const [row] = await server.context.db.select().from(users).where(eq(users.id, unusedId));
      expect(row?.leavesAt).toEqual(days(380));
      expect((await server.deliverMails()).map(({ to }) => to)).toEqual(['unused@campus.example']);
      await chainAudit(server.context);
      expect((await verifyAudit(server.context.db, server.context, [])).findings).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
