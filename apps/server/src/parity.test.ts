import { ALL_CALLS, ANSWERED_CALLS, callKey, type Endpoint, isList, type ListEndpoint, successOf } from '@quad/api-client/contract';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { entryId } from '@quad/domain/records';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './db/ids.ts';
import {
  activityClaims,
  answerFiles,
  budgetRequests,
  cashHandovers,
  certificates,
  claimEvidence,
  dataExports,
  eventReportPhotos,
  eventSeries,
  expenseClaimLines,
  importRows,
  imports,
  publicPages,
  registrations,
  spendingPages,
  treasurers,
  users,
} from './db/schema.ts';
import { seedDemo } from './db/seed/seedDemo.ts';
import { checkInCodes } from './features/check-ins/checkInCodes.ts';
import { issueFor } from './features/records/credentials.service.ts';
import { TEST_NOW, type TestApp, testApp } from './testing/testApp.ts';

let server: TestApp;
let cookies: Record<string, string>;
let userId: string;
let eventId: string;
/** A student whose class the president advises, and an event for which they are registered. */
let studentId: string;
let ownEventId: string;
let token: string;
let importId: string;
let exportId: string;
let requestId: string;
let evidenceId: string;
let claimId: string;
let budget = { id: '', unitId: '' };
let publicUnitId = '';
let answerFileId: string;
/** An expense claim with one of its receipts. */
let spent = { claimId: '', receiptId: '' };
/** An event with a fee. */
let pricedId: string;
let seriesId: string;
let issued: typeof certificates.$inferSelect;
let photo: Pick<typeof eventReportPhotos.$inferSelect, 'id' | 'eventId'>;
/** Slugs of a public event and a public unit. */
let slugs: { event: string; unit: string };

/** Signs in to an account of the demonstration. */
function signIn(mailbox: string) {
  return server.visitor().send('POST', '/auth/login', { email: `${mailbox}@${DEFAULT_INSTITUTE.domain}`, password: 'campus-demo-2026' });
}

async function cookiesOf(mailbox: string): Promise<Record<string, string>> {
  return Object.fromEntries((await signIn(mailbox)).cookies.map(({ name, value }) => [name, value]));
}

beforeAll(async () => {
  server = await testApp();
  await seedDemo(server.context, server.connection.acrossInstitutes);
  const response = await signIn('president');
  cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  userId = response.json().user._id;
  studentId = (await signIn('student')).json().user._id;
  // Also an administrator, with an uploaded table.
  const { db, instituteId } = server.context;
  await db.update(users).set({ administratorSince: TEST_NOW }).where(eq(users.id, userId));
  const [claimed] = await db
    .select({ requestId: activityClaims.requestId, claimId: activityClaims.id, evidenceId: claimEvidence.id })
    .from(activityClaims)
    .innerJoin(claimEvidence, eq(claimEvidence.claimId, activityClaims.id))
    .where(eq(activityClaims.instituteId, instituteId))
    .limit(1);
  requestId = claimed?.requestId ?? '';
  evidenceId = claimed?.evidenceId ?? '';
  claimId = claimed?.claimId ?? '';
  const [budgetRequest] = await db.select().from(budgetRequests).where(eq(budgetRequests.instituteId, instituteId)).limit(1);
  budget = budgetRequest ?? budget;
  const [line] = await db.select().from(expenseClaimLines).where(eq(expenseClaimLines.instituteId, instituteId)).limit(1);
  const [handover] = await db.select().from(cashHandovers).where(eq(cashHandovers.instituteId, instituteId)).limit(1);
  pricedId = handover?.eventId ?? '';
  spent = { claimId: line?.claimId ?? '', receiptId: line?.receiptIds[0] ?? '' };
  await db.insert(treasurers).values({ instituteId, userId });
  const [shown] = await db.select().from(spendingPages).where(eq(spendingPages.instituteId, instituteId)).limit(1);
  publicUnitId = shown?.unitId ?? '';
  const [certificate] = await db.select().from(certificates).where(eq(certificates.instituteId, instituteId)).limit(1);
  if (!certificate) throw new Error('The demonstration has no certificate.');
  issued = certificate;
  const [photographed] = await db.select().from(eventReportPhotos).where(eq(eventReportPhotos.instituteId, instituteId)).limit(1);
  if (!photographed) throw new Error('The demonstration has no photo of a report.');
  photo = photographed;
  const [course] = await db.select({ id: eventSeries.id }).from(eventSeries).where(eq(eventSeries.instituteId, instituteId)).limit(1);
  seriesId = course?.id ?? '';
  const pages = await db.select().from(publicPages).where(eq(publicPages.instituteId, instituteId));
  const slugOf = (isOf: (page: (typeof pages)[number]) => boolean) => pages.find(isOf)?.slug ?? '';
  slugs = { event: slugOf(({ eventId: id }) => id !== null), unit: slugOf(({ unitId }) => unitId !== null) };
  await issueFor(db, server.context, { instituteId, userId: issued.userId }, [entryId('event', issued.eventId)]);
  importId = newId();
  const importRow = {
    kind: 'people',
    fileName: 'people.csv',
    state: 'mapping',
    header: ['Email'],
    columns: { email: 0 },
    rowCount: 5,
  } as const;
  await db.insert(imports).values({ ...importRow, header: ['Email'], instituteId, id: importId, createdBy: userId, createdAt: TEST_NOW });
  const lines = [2, 3, 4, 5, 6].map((line) => ({ instituteId, importId, line, cells: [`p${line}@campus.example`] }));
  await db.insert(importRows).values(lines);
  exportId = newId();
  const archive = {
    state: 'ready',
    askedAt: TEST_NOW,
    readyAt: TEST_NOW,
    goneAt: new Date(TEST_NOW.getTime() + 1),
    size: 2,
    archive: Buffer.from('PK'),
  } as const;
  await db.insert(dataExports).values({ ...archive, instituteId, id: exportId, userId });
  const list = await server.app.inject({ method: 'GET', url: '/api/events/by-role/PRESIDENT', cookies });
  eventId = list.json()[0]._id;
  answerFileId = newId();
  const file = { kind: 'pdf', name: 'answer', image: Buffer.from('%PDF-'), createdAt: TEST_NOW } as const;
  await db.insert(answerFiles).values({ ...file, instituteId, id: answerFileId, eventId, userId });
  const [registration] = await server.context.db
    .select()
    .from(registrations)
    .where(eq(registrations.instituteId, server.context.instituteId));
  const [own] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.instituteId, instituteId), eq(registrations.userId, studentId), eq(registrations.state, 'registered')));
  ownEventId = own?.eventId ?? '';
  token = checkInCodes(server.context).seal({ ref: registration?.checkInRef ?? '', day: '2026-11-20' });
});
afterAll(() => server.close());

/** The accounts of the demonstration that make the calls which the president may not make. */
const READERS: Readonly<Record<string, string>> = {
  'GET /api/analytics/club-coordinator': 'robotics',
  'GET /api/analytics/gensec': 'scitech',
  'GET /api/analytics/student': 'student',
  'GET /api/events/{eventId}/check-in-code': 'student',
};

/** This server is also the second host, under a path of its own. */
function prefixOf(host: Endpoint['host']): string {
  return host === 'counters' ? '/counters' : '';
}

function isServed({ method, path, host }: Endpoint): boolean {
  return server.app.hasRoute({ method, url: `${prefixOf(host)}${path.replaceAll(/\{(\w+)\}/g, ':$1')}` });
}

/** A URL that appears only in a mail, or in the response that created it. */
function isMailedLink({ path }: Endpoint): boolean {
  return /^\/(auth\/(reset-password|verify-email|providers)|api\/(calendar\/subscriptions|notifications\/unsubscribe|records))\//.test(
    path,
  );
}

/** A URL of the call with real values for the president. */
function addressOf({ path, host }: Endpoint): string {
  const page = `${server.context.config.serverUrl}/e/${slugs.event}`;
  if (path === '/api/oembed') return `${path}?url=${encodeURIComponent(page)}`;
  const isOfCertificates = path.startsWith('/api/events/{eventId}/certificates');
  const isOfReports = path.startsWith('/api/events/{eventId}/report');
  const ofEvent = isOfCertificates ? issued.eventId : isOfReports ? photo.eventId : eventId;
  const id = path.startsWith('/api/events') ? ofEvent : userId;
  return `${prefixOf(host)}${path}`
    .replace('{token}', token)
    .replace('/events/{eventId}/check-in-code', `/events/${ownEventId}/check-in-code`)
    .replace('/points/class/{studentId}', `/points/class/${studentId}`)
    .replace('{importId}', importId)
    .replace('{exportId}', exportId)
    .replace('{requestId}', requestId)
    .replace('{evidenceId}', evidenceId)
    .replace('{fileId}', answerFileId)
    .replace('/events/{eventId}/fee', `/events/${pricedId}/fee`)
    .replace('/money/claims/{claimId}', `/money/claims/${spent.claimId}`)
    .replace('{receiptId}', spent.receiptId)
    .replace('{claimId}', claimId)
    .replace('{budgetId}', budget.id)
    .replace('/money/units/{unitId}', `/money/units/${budget.unitId}`)
    .replace('/money/public/{unitId}', `/money/public/${publicUnitId}`)
    .replace('{certificateId}', issued.id)
    .replace('{runId}', issued.runId)
    .replace('{photoId}', photo.id)
    .replace('{code}', issued.code)
    .replace('{template}', 'naac-5-3-3')
    .replace('{seriesId}', seriesId)
    .replace('{list}', '0')
    .replace('{slug}', path.startsWith('/u/') ? slugs.unit : slugs.event)
    .replace('{kind}/{subjectId}', `event/${eventId}`)
    .replace('{kind}', 'rooms')
    .replace('{role}', 'PRESIDENT')
    .replace('{skillType}', 'technical')
    .replace('{username}', `robotics@${DEFAULT_INSTITUTE.domain}`)
    .replaceAll(/\{\w+\}/g, id);
}

describe('the contract and the server', () => {
  it('agree on the calls: the server serves all of them', () => {
    expect(ALL_CALLS.filter((call: Endpoint) => !isServed(call)).map(callKey)).toEqual([]);
  });

  it('agree on the response of every read', async () => {
    const reads = ANSWERED_CALLS.filter(
      (call: Endpoint) => call.method === 'GET' && isServed(call) && successOf(call).status === 200 && !isMailedLink(call),
    );
    expect(reads.length).toBeGreaterThan(5);
    for (const call of reads) {
      const reader = READERS[callKey(call)];
      const session = reader === undefined ? cookies : await cookiesOf(reader);
      const response = await server.app.inject({ method: 'GET', url: addressOf(call), cookies: session });
      expect(response.statusCode, `${callKey(call)}: ${response.body}`).toBe(200);
      expect(v.safeParse(successOf(call).schema, call.mediaType ? response.body : response.json()).issues, callKey(call)).toBeUndefined();
    }
  });
});

const LISTS: ListEndpoint[] = ALL_CALLS.filter(isList);
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, cookies, headers });

function nextOf(link: unknown): string | undefined {
  return /^<(.*)>; rel="next"$/.exec(String(link))?.[1];
}

/** All items of a list, page by page. */
async function walk(url: string, limit: number): Promise<unknown[]> {
  const items: unknown[] = [];
  let next: string | undefined = `${url}${url.includes('?') ? '&' : '?'}limit=${limit}`;
  while (next) {
    const page = await get(next);
    expect(page.statusCode, page.body).toBe(200);
    expect(page.json().length).toBeLessThanOrEqual(limit);
    items.push(...page.json());
    next = nextOf(page.headers.link);
  }
  return items;
}

describe('list endpoints', () => {
  it('are exactly the expected ones', () => {
    expect(LISTS.map(callKey).toSorted()).toEqual([
      'GET /api/accreditation/{template}/rows',
      'GET /api/achievements/unendorsed/{skillType}',
      'GET /api/achievements/{userId}',
      'GET /api/admin/audit',
      'GET /api/admin/bookings',
      'GET /api/admin/exports/{kind}',
      'GET /api/admin/imports',
      'GET /api/admin/imports/{importId}/rows',
      'GET /api/admin/offices',
      'GET /api/admin/people',
      'GET /api/admin/position-holders',
      'GET /api/admin/positions',
      'GET /api/admin/units',
      'GET /api/admin/work',
      'GET /api/approvals',
      'GET /api/calendar/events',
      'GET /api/calendar/mine',
      'GET /api/events/by-role/{role}',
      'GET /api/events/events',
      'GET /api/events/units',
      'GET /api/events/users',
      'GET /api/events/{eventId}/answers',
      'GET /api/events/{eventId}/certificates',
      'GET /api/events/{eventId}/fees',
      'GET /api/events/{eventId}/registrations',
      'GET /api/events/{eventId}/survey/answers',
      'GET /api/feedback/view-feedback',
      'GET /api/feedback/{userId}',
      'GET /api/inbox',
      'GET /api/money/batches',
      'GET /api/money/claims',
      'GET /api/money/units/{unitId}/entries',
      'GET /api/notifications',
      'GET /api/orgUnit/organizational-units',
      'GET /api/points/class',
      'GET /api/positions/get-all',
      'GET /api/positions/get-all-position-holder',
      'GET /api/positions/{userId}',
      'GET /api/rooms',
      'GET /api/rooms/typed-names',
      'GET /api/rooms/uses',
      'GET /api/series/{seriesId}/attendance',
      'GET /api/skills/get-skills',
      'GET /api/skills/unendorsed/{skillType}',
      'GET /api/skills/user-skills/unendorsed/{skillType}',
      'GET /api/skills/user-skills/{userId}',
      'GET /events',
      'GET /room/requests',
      'GET /tenure',
    ]);
  });

  it.each(LISTS.map((list) => [callKey(list), list] as const))(
    '%s returns the same items with and without paging, and the total count',
    async (_, list) => {
      const url = addressOf(list);
      for (const order of list.list.orders) {
        const ordered = `${url}?order=${order}`;
        const whole = await get(ordered);
        expect(whole.statusCode, whole.body).toBe(200);
        const items: unknown[] = whole.json();
        expect(whole.headers.link).toBeUndefined();
        expect([whole.headers['x-total-count'], whole.headers['x-total-accuracy']]).toEqual([String(items.length), 'exact']);
        for (const limit of [1 + Math.floor(items.length / 3), Math.max(1, items.length)])
          expect(await walk(ordered, limit)).toEqual(items);
        const counted = await get(`${ordered}&limit=0`);
        expect([counted.json(), counted.headers['x-total-count'], counted.headers.link]).toEqual([[], String(items.length), undefined]);
      }
    },
  );

  it.each(LISTS.map((list) => [callKey(list), list] as const))('%s rejects invalid limits, orders and cursors', async (_, list) => {
    const url = addressOf(list);
    const refusals: [string, string][] = [
      [`limit=${list.list.maximum + 1}`, `The limit is a whole number from 0 to ${list.list.maximum}.`],
      ['limit=-1', `The limit is a whole number from 0 to ${list.list.maximum}.`],
      ['limit=', `The limit is a whole number from 0 to ${list.list.maximum}.`],
      ['order=backwards', `The order is one of: ${list.list.orders.join(', ')}.`],
      ['cursor=', 'This page is not there any more. Begin at the first page again.'],
      ['cursor=AAAAAAAAAAAAAAAAAAAAAAAAe30', 'This page is not there any more. Begin at the first page again.'],
      [`cursor=${'a'.repeat(2049)}`, 'This page is not there any more. Begin at the first page again.'],
    ];
    for (const [query, message] of refusals) {
      const response = await get(`${url}?${query}`);
      expect([response.statusCode, response.json().message], query).toEqual([400, message]);
    }
  });

  it('accept a cursor only with the same list, filters, order and user', async () => {
    const url = '/api/events/events';
    const { link } = (await get(`${url}?limit=2`)).headers;
    const cursor = new URL(String(nextOf(link)), 'http://portal.example').searchParams.get('cursor');
    const somebody = await server.signIn({ role: 'PRESIDENT' });
    expect((await get(`${url}?limit=5&cursor=${cursor}`)).statusCode).toBe(200);
    expect((await somebody.get(`${url}?limit=2&cursor=${cursor}`)).statusCode).toBe(400);
    const others = [
      `${url}?status=planned&cursor=${cursor}`,
      `${url}?order=agenda&cursor=${cursor}`,
      `/api/events/by-role/PRESIDENT?cursor=${cursor}`,
    ];
    for (const other of others) expect((await get(other)).statusCode, other).toBe(400);
  });

  it('keep the requested path prefix in the link to the next page', async () => {
    expect(nextOf((await get('/counters/tenure?limit=1')).headers.link)).toMatch(/^\/counters\/tenure\?limit=1&cursor=/);
  });
});
