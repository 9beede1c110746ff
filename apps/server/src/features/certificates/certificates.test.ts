import { randomUUID } from 'node:crypto';
import { CERTIFICATE_MERGED, CERTIFICATE_RENAMED, CERTIFICATE_TEMPLATES, type Certificate } from '@quad/domain/certificates';
import { and, asc, eq } from 'drizzle-orm';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import {
  achievements,
  auditLog,
  certificateRuns,
  certificates,
  checkIns,
  events,
  idempotencyKeys,
  notificationEvents,
  users,
} from '../../db/schema.ts';
import { ENGINE } from '../../testing/database.ts';
import { waitsForRow } from '../../testing/rowLocks.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { mergeAccounts, rename } from '../accounts/corrections.service.ts';
import { erasePerson, lockPerson } from '../accounts/erasure.service.ts';
import { addAchievement } from '../endorsements/testing/records.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { erase } from '../personal-data/accountErasure.service.ts';
import { reissueRenamed } from './certificates.service.ts';
import { certificateWorker } from './certificateWorker.ts';

// docs/specification/certificates.md
const SIGNATORIES = [{ name: 'Prof. R. Iyer', office: 'Dean of Students' }];
const ORDER = { kind: 'attendance', days: null, ...CERTIFICATE_TEMPLATES.attendance, signatories: SIGNATORIES };

let server: TestApp;
let president: Visitor;
let eventId: string;
let students: Visitor[];
let email: string;

beforeAll(async () => {
  server = await testApp();
  president = await server.signIn({ role: 'PRESIDENT' });
});
afterAll(() => server.close());
beforeEach(async () => {
  const unit = await addUnit(server.context);
  email = `${randomUUID()}@campus.example`;
  students = await Promise.all(
    ['Asha Verma', 'क्षत्रिय श्री', 'Dev Patel'].map((name, index) => server.signIn({ name, ...(index === 0 && { email }) })),
  );
  const event = await addEvent(server.context, {
    unitId: unit.id,
    title: 'Robo Night',
    startsAt: new Date('2026-11-19T04:30:00.000Z'),
    endsAt: new Date('2026-11-20T12:30:00.000Z'),
    organizers: [students[2]?.userId ?? ''],
  });
  eventId = event.id;
  await came(0, '2026-11-19', '2026-11-20');
  await came(1, '2026-11-19');
});

async function came(index: number, ...days: string[]): Promise<void> {
  const { instituteId } = server.context;
  const userId = students[index]?.userId ?? '';
  const rows = days.map((day) => ({
    instituteId,
    eventId,
    userId,
    day,
    at: TEST_NOW,
    scanId: randomUUID(),
    checkedInBy: president.userId,
  }));
  await server.context.db.insert(checkIns).values(rows.map((row) => ({ ...row, madeParticipant: false })));
}

const path = () => `/api/events/${eventId}/certificates`;
const preview = (order: object = {}, by = president) => by.send('POST', `${path()}/preview`, { ...ORDER, ...order });
const issue = (order: object = {}, by = president) => by.send('POST', path(), { ...ORDER, ...order });
const listed = async () => (await president.get(path())).json<Certificate[]>();
const own = async (visitor: Visitor | undefined) => (await visitor?.get('/api/record/certificates'))?.json<Certificate[]>() ?? [];
const page = (code: string, headers: Record<string, string> = {}) => server.visitor().get(`/certificates/${code}`, headers);

async function issued(order: object = {}): Promise<Certificate[]> {
  const answer = await issue(order);
  expect(answer.statusCode, answer.body).toBe(201);
  await server.workOnCertificates();
  return listed();
}

async function first(order: object = {}): Promise<Certificate> {
  const [certificate] = await issued(order);
  if (!certificate) throw new Error('None was issued.');
  return certificate;
}

async function audited(action: string) {
  const { db, instituteId } = server.context;
  return db
    .select({ actorId: auditLog.actorId, subjectId: auditLog.subjectId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, action)))
    .orderBy(asc(auditLog.sequence));
}

describe('certificates of an event', () => {
  it('are counted in a preview without being issued', async () => {
    expect((await preview()).json()).toEqual({ count: 1, issued: 0, sample: { name: 'Asha Verma', rank: '' }, steps: [] });
    expect((await preview({ days: 1 })).json()).toMatchObject({ count: 2 });
    expect((await preview({ kind: 'organizer' })).json()).toMatchObject({ count: 1, sample: { name: 'Dev Patel' } });
    await addAchievement(server.context, { userId: students[1]?.userId ?? '', eventId, position: '1st', verifiedAt: TEST_NOW });
    await addAchievement(server.context, { userId: students[0]?.userId ?? '', eventId, position: '2nd' });
    expect((await preview({ kind: 'winner' })).json()).toMatchObject({ count: 1, sample: { name: 'क्षत्रिय श्री', rank: '1st' } });
    expect(await listed()).toEqual([]);
  });

  it('are not issued on the day of the event before it begins', async () => {
    const begins = (startsAt: string) =>
      server.context.db
        .update(events)
        .set({ startsAt: new Date(startsAt) })
        .where(eq(events.id, eventId));
    const organizer = { kind: 'organizer', ...CERTIFICATE_TEMPLATES.organizer };
    const issuer = await server.signIn({ role: 'PRESIDENT' });
    await begins('2026-11-20T12:00:00.000Z');
    expect((await issue(organizer, issuer)).json()).toMatchObject({ message: 'Certificates are issued once the event has begun.' });
    await begins(TEST_NOW.toISOString());
    expect((await issue(organizer, issuer)).statusCode).toBe(201);
  });

  it('need only one check-in for an event of one night that passes midnight', async () => {
    const night = { startsAt: new Date('2026-11-19T14:30:00.000Z'), endsAt: new Date('2026-11-19T20:30:00.000Z') };
    await server.context.db.update(events).set(night).where(eq(events.id, eventId));
    expect((await preview()).json()).toMatchObject({ count: 2 });
  });

  it('are issued once to every attendee, with a notification and an audit log entry', async () => {
    const [asha, kshatriya] = await issued({ days: 1 });
    expect(asha).toMatchObject({ name: 'Asha Verma', kind: 'attendance', state: 'valid', event: { _id: eventId, title: 'Robo Night' } });
    expect(kshatriya).toMatchObject({ name: 'क्षत्रिय श्री' });
    expect((await president.get(`${path()}/runs`)).json()).toMatchObject([{ state: 'done', count: 2, done: 2 }]);
    expect((await issue({ days: 1 })).json()).toMatchObject({ message: 'Nobody would get a certificate.' });
    expect((await preview({ days: 1 })).json()).toMatchObject({ count: 0, issued: 2 });
    expect(await own(students[0])).toEqual([asha]);
    expect(await own(students[2])).toEqual([]);
    const notifications = (await students[0]?.get('/api/notifications'))?.json();
    expect(notifications).toMatchObject([{ kind: 'certificate-issued', titles: ['Robo Night'] }]);
    const detail = { kind: 'attendance', count: 2 };
    expect(await audited('certificate.issued')).toContainEqual({ actorId: president.userId, subjectId: eventId, detail });
  });

  it('are among what is kept of who issued them', async () => {
    const issuer = await server.signIn({ role: 'PRESIDENT' });
    const kept = async () => (await issuer.get('/api/my-data')).json().kept;
    expect(await kept()).not.toContainEqual(expect.objectContaining({ record: 'decisions' }));
    expect((await issue({}, issuer)).statusCode).toBe(201);
    await server.workOnCertificates();
    expect(await kept()).toContainEqual({ record: 'decisions', count: 1 });
  });

  it('are not issued twice when their run is processed again', async () => {
    await issue({ days: 1 });
    expect((await issue({ days: 1 })).json()).toMatchObject({ message: 'Certificates of this event are being issued just now.' });
    await server.workOnCertificates();
    await server.context.db.update(certificateRuns).set({ state: 'issuing' }).where(eq(certificateRuns.eventId, eventId));
    await server.workOnCertificates();
    expect(await listed()).toHaveLength(2);
  });

  it('are issued once to everyone when their run resumes after it failed between two batches', async () => {
    const { db, instituteId } = server.context;
    const organizers = Array.from({ length: 101 }, () => newId());
    await db.insert(users).values(organizers.map((id) => ({ instituteId, id, email: `${id}@campus.example`, name: 'Organizer' })));
    const night = await addEvent(server.context, {
      unitId: (await addUnit(server.context)).id,
      startsAt: TEST_NOW,
      endsAt: null,
      organizers,
    });
    eventId = night.id;
    expect((await issue({ kind: 'organizer', ...CERTIFICATE_TEMPLATES.organizer })).statusCode).toBe(201);
    const runs = async () => (await president.get(`${path()}/runs`)).json();
    const holders = async () => {
      const rows = await db.select({ userId: certificates.userId }).from(certificates).where(eq(certificates.eventId, eventId));
      return rows.map(({ userId }) => userId).toSorted();
    };
    const [run] = await runs();
    let batches = 0;
    const failing: Database = Object.create(db, {
      transaction: {
        value: ((work) => {
          batches += 1;
          return batches === 1 ? db.transaction(work) : Promise.reject(new Error('The connection is lost.'));
        }) satisfies Database['transaction'],
      },
    });
    const attempt = { id: newId(), data: { instituteId, runId: run._id }, createdAt: TEST_NOW, attempt: 1, isLastAttempt: false };
    const work = certificateWorker(() => ({ ...server.context, db: failing }));
    await expect(work({ ...attempt, signal: undefined })).rejects.toThrow('The connection is lost.');
    expect(await runs()).toMatchObject([{ state: 'issuing', count: 101, done: 100 }]);
    const before = await holders();
    expect(new Set(before).size).toBe(100);
    await server.workOnCertificates();
    expect(await runs()).toMatchObject([{ state: 'done', count: 101, done: 101 }]);
    expect(await holders()).toEqual(organizers.toSorted());
    const entries = (await audited('certificate.issued')).filter(({ subjectId }) => subjectId === eventId);
    expect(entries.map(({ detail }) => detail)).toEqual([{ kind: 'organizer', count: 101 }]);
  });

  it('are accessible to managers of the event only', async () => {
    const stranger = await server.signIn({ role: 'GENSEC_CULTURAL' });
    for (const by of [stranger, students[0] ?? stranger]) {
      expect((await issue({}, by)).statusCode).toBe(403);
      expect((await preview({}, by)).statusCode).toBe(403);
      expect((await by.get(path())).statusCode).toBe(403);
      expect((await by.get(`${path()}/file`)).statusCode).toBe(403);
    }
  });

  it.each([
    [{ days: 3 }, 'The event has fewer days than that.'],
    [{ body: 'Well done.' }, 'The text has to say who gets the certificate: put {name} in it.'],
    [{ signatories: [] }, 'Name one or two people who sign.'],
  ])('are rejected for an order with %j', async (changed, message) => expect((await issue(changed)).json()).toMatchObject({ message }));
});

describe('a certificate', () => {
  it('is an identical PDF at every download, for its owner and event managers only', async () => {
    const { _id, code } = await first();
    const file = await students[0]?.get(`/api/certificates/${_id}/file`);
    expect(file?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificate-${code}.pdf"`,
    });
    expect(file?.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
    const again = await president.get(`/api/certificates/${_id}/file`);
    expect(Buffer.compare(again.rawPayload, file?.rawPayload ?? Buffer.of())).toBe(0);
    expect((await students[1]?.get(`/api/certificates/${_id}/file`))?.statusCode).toBe(404);
    const all = await president.get(`${path()}/file`);
    expect(all.headers['content-type']).toBe('application/pdf');
  });

  it('can be verified without sign-in on a page that shows no personal data except the name', async () => {
    const { code } = await first();
    const answer = await page(code.toLowerCase().replaceAll('-', ''));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('<h1>This certificate is valid</h1>');
    expect(answer.body).toContain('to Asha Verma for Robo Night, 19 November 2026 – 20 November 2026.');
    expect(answer.body).not.toContain(students[0]?.userId);
    expect(answer.body).not.toMatch(/<script|@campus\.example/);
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(answer.body);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
    const hindi = await page(code, { 'accept-language': 'hi' });
    expect(hindi.body).toContain('<h1>यह प्रमाणपत्र मान्य है</h1>');
    expect((await page('K7QRM-2VX8D-HJ4TN-90ABC')).statusCode).toBe(404);
    expect((await page('nothing')).body).toContain('This certificate is unknown');
  });

  it('links to the credential of the event', async () => {
    const { code } = await first();
    const href = `/api/certificates/${code}/credential`;
    expect((await page(code)).body).toContain(`href="${href}"`);
    const credential = (await server.visitor().get(href)).json();
    expect(credential).toMatchObject({ name: 'Robo Night', type: ['VerifiableCredential', 'AchievementCredential'] });
  });

  it('can be revoked once, with a reason shown on its page, and is no longer downloadable', async () => {
    const { _id, code } = await first();
    const revoke = (by = president) => by.send('POST', `/api/certificates/${_id}/revocation`, { reason: 'Scanned by mistake.' });
    expect((await revoke(students[0])).statusCode).toBe(403);
    expect((await revoke()).json()).toMatchObject({ state: 'revoked', reason: 'Scanned by mistake.' });
    expect((await revoke()).statusCode).toBe(409);
    const { body } = await page(code);
    expect(body).toContain('This certificate was revoked');
    expect(body).toContain('Revoked since 20 November 2026. Reason: Scanned by mistake.');
    expect((await students[0]?.get(`/api/certificates/${_id}/file`))?.statusCode).toBe(404);
    expect((await server.visitor().get(`/api/certificates/${code}/credential`)).statusCode).toBe(404);
    expect(await own(students[0])).toMatchObject([{ state: 'revoked' }]);
    expect((await preview()).json()).toMatchObject({ count: 1, issued: 0 });
  });

  it('is reissued when the name is corrected, and the old one is marked as replaced', async () => {
    const { code } = await first();
    await rename(server.context, { email, name: 'Asha Varma' });
    const after = await listed();
    expect(after).toMatchObject([
      { name: 'Asha Varma', state: 'valid' },
      { name: 'Asha Verma', state: 'replaced', reason: CERTIFICATE_RENAMED, code },
    ]);
    expect((await page(code)).body).toContain('The name was corrected; another certificate was issued in its place.');
    expect((await page(after[0]?.code ?? '')).body).toContain('to Asha Varma for Robo Night');
    expect(await audited('certificate.reissue')).toHaveLength(1);
  });

  it('is replaced by the certificate of the remaining account when two accounts are merged', async () => {
    await issued({ days: 1 });
    const [[goes], [stays]] = await Promise.all([own(students[0]), own(students[1])]);
    const { db, instituteId } = server.context;
    // Accounts with different roll numbers cannot be merged.
    await db
      .update(users)
      .set({ rollNumber: null })
      .where(and(eq(users.instituteId, instituteId), eq(users.id, students[0]?.userId ?? '')));
    const [stored] = await db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.instituteId, instituteId), eq(users.id, students[1]?.userId ?? '')));
    const before = (await audited('certificate.reissue')).length;
    expect(await mergeAccounts(server.context, { from: email, into: stored?.email ?? '' })).toMatchObject({ ok: true });
    const { statusCode, body } = await page(goes?.code ?? '');
    expect([statusCode, body]).toEqual([200, expect.stringContaining(CERTIFICATE_MERGED)]);
    expect((await page(stays?.code ?? '')).body).toContain('This certificate is valid');
    const [row] = await db
      .select()
      .from(certificates)
      .where(eq(certificates.id, goes?._id ?? ''));
    expect(row).toMatchObject({ userId: students[1]?.userId, replacedBy: stays?._id });
    expect(await audited('certificate.reissue')).toHaveLength(before + 1);
  });

  it('shows no name after its owner is erased', async () => {
    const { code } = await first();
    const userId = students[0]?.userId ?? '';
    await erase(server.context, userId);
    const { body } = await page(code);
    expect(body).toContain('The name is not stored any more: its owner has left.');
    expect(body).not.toContain('Asha');
    const [row] = await server.context.db.select().from(certificates).where(eq(certificates.userId, userId));
    expect(row).toMatchObject({ name: '', revokedAt: null });
  });
});

describe.runIf(ENGINE === 'postgres')('certificates that are issued while an account changes', () => {
  /** Runs the change in a transaction, which ends once the certificates wait for it or were issued. */
  async function during(change: (tx: Database, user: typeof users.$inferSelect) => Promise<unknown>): Promise<Certificate[]> {
    const { db, instituteId } = server.context;
    expect((await issue()).statusCode).toBe(201);
    const { work } = await db.transaction(async (tx) => {
      const user = await lockPerson(tx, instituteId, students[0]?.userId ?? '');
      if (!user) throw new Error('The person is not there.');
      await change(tx, user);
      const issuing = server.workOnCertificates();
      await waitsForRow(db, issuing);
      return { work: issuing };
    });
    await work;
    return listed();
  }

  it('name nobody who is erased', async () => {
    expect(await during((tx, user) => erasePerson(tx, server.context, user))).toEqual([]);
  });

  it('have the corrected name', async () => {
    const renamed = await during(async (tx, user) => {
      await tx.update(users).set({ name: 'Asha Rao' }).where(eq(users.id, user.id));
      await reissueRenamed(tx, server.context, { userId: user.id, name: 'Asha Rao', actorId: undefined });
    });
    expect(renamed).toMatchObject([{ name: 'Asha Rao', state: 'valid' }]);
  });
});

it('is named in no stored response once its owner is erased', async () => {
  const { db, instituteId } = server.context;
  const issuer = await server.signIn({ role: 'PRESIDENT' });
  expect((await issue({}, issuer)).statusCode).toBe(201);
  await server.workOnCertificates();
  const [certificate] = await listed();
  const key = randomUUID();
  const revoked = await president.send(
    ...([
      'POST',
      `/api/certificates/${certificate?._id}/revocation`,
      { reason: 'Scanned by mistake.' },
      { 'idempotency-key': key },
    ] as const),
  );
  expect(revoked.json()).toMatchObject({ name: 'Asha Verma', state: 'revoked' });
  const stored = async () =>
    (await db.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys).where(matches(idempotencyKeys, { instituteId, key })))[0];
  expect(JSON.stringify(await stored())).toContain('Asha Verma');
  await erase(server.context, students[0]?.userId ?? '');
  expect(await stored()).toEqual({ answer: null });
});

it('keeps the rank on a certificate when the achievement changes later', async () => {
  const achievement = { userId: students[0]?.userId ?? '', eventId, position: '1st', verifiedAt: TEST_NOW };
  const { id } = await addAchievement(server.context, achievement);
  await issued({ kind: 'winner', ...CERTIFICATE_TEMPLATES.winner });
  await server.context.db.update(achievements).set({ position: '3rd' }).where(eq(achievements.id, id));
  expect(await listed()).toMatchObject([{ rank: '1st' }]);
  expect(await server.context.db.select().from(notificationEvents).where(eq(notificationEvents.subjectId, eventId))).toHaveLength(1);
});
