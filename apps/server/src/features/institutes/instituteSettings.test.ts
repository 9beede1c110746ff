import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { POLICY, ROLES } from '@quad/domain/access';
import { FEATURE_FLAGS, type FeatureFlag, isEnabled } from '@quad/domain/feature-flags';
import { desc, eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { auditLog, institutes, registrations } from '../../db/schema.ts';
import { enqueueMail, mailWorker } from '../../mail/mailQueue.ts';
import { MAILS } from '../../mails.ts';
import { cookieName, openSession } from '../../plugins/session.ts';
import { newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { attemptNextMail } from '../../testing/jobs.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { insertUser } from '../accounts/accounts.repo.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { changeInstitute, configureFirstInstitute } from './institutes.service.ts';
import { type Campuses, openCampuses } from './testing/campuses.ts';

// docs/specification/administration.md#administration-institute, docs/specification/administration.md#administration-brand,
// docs/specification/administration.md#administration-terms, docs/specification/administration.md#administration-parts
const OURS = 'portal.ours.example';
const THEIRS = 'portal.theirs.example';
const HTML = { accept: 'text/html' };
const HEAD = '<title>__QUAD_PORTAL_TITLE__</title><script type="application/json" id="quad-institute">__QUAD_INSTITUTE_JSON__</script>';
let database: TestDatabase;
let campuses: Campuses;
let folder: string;
let ours: Context;
let theirs: Context;
let office: Record<string, string>;

beforeAll(async () => {
  database = await newTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'quad-said-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), `<html><head>${HEAD}</head><body>portal<div id="root"></div></body></html>`);
  await writeFile(
    path.join(folder, 'login.html'),
    `<html><head>${HEAD}<style>@layer quad.tokens {}</style></head><body>sign in</body></html>`,
  );
  campuses = await openCampuses(database, {
    environment: { PORTAL_URL: `https://${OURS}`, INSTITUTE_DOMAIN: 'ours.example', INSTITUTE_NAME: 'Our Institute' },
    portalFolder: folder,
  });
  ours = await campuses.first();
  theirs = await campuses.add({ domain: 'theirs.example', name: 'Their Institute', hosts: [THEIRS] });
  office = await signIn(ours, 'STUDENT', { isAdministrator: true });
});
afterAll(async () => {
  await campuses.app.close();
  await database.close();
  await rm(folder, { recursive: true });
});
/** Resets the settings and enables all features. */
afterEach(async () => {
  await say({});
});

async function signIn(context: Context, role: string, { isAdministrator = false } = {}): Promise<Record<string, string>> {
  const id = newId();
  await insertUser(context.db, {
    ...{
      instituteId: context.instituteId,
      id,
      email: `${id}@${context.config.institute.domain}`,
      name: 'Asha Rao',
      role,
      strategy: 'local',
    },
    ...{ emailVerified: true, onboardingComplete: true, createdAt: TEST_NOW, updatedAt: TEST_NOW },
    administratorSince: isAdministrator ? TEST_NOW : null,
  });
  const token = await openSession(context, { id, passwordHash: null }, { shownBy: isAdministrator ? 'password' : undefined });
  return { [cookieName(context.config)]: token ?? '' };
}

const FACTS = { name: 'Our Institute', domain: 'ours.example', portal_title: 'Quad', time_zone: 'Asia/Kolkata' };

/** Saves settings as an administrator of our institute and waits until this server has them. */
async function say(facts: object) {
  const request: InjectOptions = {
    ...{ method: 'PUT', url: '/api/admin/institute', cookies: office, headers: { 'sec-fetch-site': 'same-origin' } },
    payload: { ...FACTS, ...facts },
  };
  const answer = await campuses.ask(OURS, request);
  await campuses.institutes.stored();
  const context = await campuses.institutes.byId(ours.instituteId);
  if (!context) throw new Error('The institute is gone.');
  return { answer, context };
}

const linkIn = (html: string) => /<link rel="stylesheet" href="(\/brand\/[0-9a-f]{16}\.css)"><\/head>/.exec(html)?.[1];
const page = async (host: string, url = '/') => (await campuses.ask(host, { url, headers: HTML })).body;
const settingsIn = (html: string) => JSON.parse(/id="quad-institute">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');

describe('the brand color of an institute', () => {
  it('is served as a style sheet linked in every page of this institute only', async () => {
    expect([linkIn(await page(OURS)), (await campuses.ask(OURS, { url: '/brand/0123456789abcdef.css' })).statusCode]).toEqual([
      undefined,
      404,
    ]);
    expect((await say({ brand_color: ' #0B6E4F ' })).answer.json()).toMatchObject({ brand_color: '#0b6e4f' });
    const address = linkIn(await page(OURS)) ?? '';
    for (const url of ['/', '/login', '/events', '/register']) expect(linkIn(await page(OURS, url)), url).toBe(address);
    const sheet = await campuses.ask(OURS, { url: address });
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(sheet.body).toContain('--q-color-action-primary-surface: #0b6e4f;');
    expect(sheet.body).not.toContain('high-contrast');
    const policy = String((await campuses.ask(OURS, { url: '/login', headers: HTML })).headers['content-security-policy']);
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+';/);
    expect(policy).not.toContain('unsafe');

    expect([linkIn(await page(THEIRS)), (await campuses.ask(THEIRS, { url: address })).statusCode]).toEqual([undefined, 404]);
    await changeInstitute(campuses.platform, theirs.instituteId, { brandColor: '#7a1f3d' });
    await campuses.institutes.stored();
    const other = linkIn(await page(THEIRS)) ?? '';
    expect(other).not.toBe(address);
    expect((await campuses.ask(THEIRS, { url: other })).body).toContain('--q-color-action-primary-surface: #7a1f3d;');
    await changeInstitute(campuses.platform, theirs.instituteId, { brandColor: null });
  });

  it('is served uncached at a former style sheet address, which returns 404 once the color is removed', async () => {
    await say({ brand_color: '#0b6e4f' });
    const former = linkIn(await page(OURS)) ?? '';
    await say({ brand_color: '#7a1f3d' });
    const answer = await campuses.ask(OURS, { url: former });
    expect([answer.headers['cache-control'], answer.body.includes('#7a1f3d')]).toEqual(['no-store', true]);
    await say({ brand_color: '' });
    expect([linkIn(await page(OURS)), (await campuses.ask(OURS, { url: former })).statusCode]).toEqual([undefined, 404]);
  });

  it.each(['green', '#0b6', '#0b6e4f;}'])('cannot be set to %j', async (brand_color) => {
    const { answer } = await say({ brand_color });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { brand_color: 'Enter a colour such as #0b6e4f, or leave it empty.' }]);
  });

  it('is available in the configuration that mails use, with the terms address', async () => {
    const { context } = await say({ brand_color: '#0b6e4f', terms_url: 'https://ours.example/terms' });
    expect(context.config.institute).toMatchObject({ brandColor: '#0b6e4f', termsUrl: 'https://ours.example/terms' });
  });
});

describe('requiring passkeys for office-bearers', () => {
  it('also applies to the administrator who turned it on, until it is changed outside the API', async () => {
    const { answer, context } = await say({ passkeys_required: true });
    expect([answer.json().passkeys_required, context.config.passkeysRequired]).toEqual([true, true]);
    const [entry] = await ours.db.select().from(auditLog).orderBy(desc(auditLog.sequence)).limit(1);
    expect(entry?.detail).toEqual({ passkeysRequired: '[false,true]' });
    expect((await say({})).answer.json().code).toBe('PASSKEY_REQUIRED');
    await changeInstitute(campuses.platform, ours.instituteId, { passkeysRequired: false });
    await campuses.institutes.stored();
    expect((await say({})).answer.json()).toMatchObject({ passkeys_required: false });
  });
});

describe('institute settings', () => {
  it('stay when the environment variables are read again, and are recorded in the audit log', async () => {
    await say({ brand_color: '#0b6e4f', terms_url: 'https://ours.example/terms', year_starts_in: '7', off: ['push', 'rooms'] });
    const [entry] = await ours.db.select().from(auditLog).orderBy(desc(auditLog.sequence)).limit(1);
    expect(entry).toMatchObject({
      action: 'institute.change',
      detail: {
        brandColor: '[null,"#0b6e4f"]',
        termsUrl: '[null,"https://ours.example/terms"]',
        yearStartsIn: '[4,7]',
        off: '[[],["rooms","push"]]',
      },
    });
    await configureFirstInstitute(campuses.platform, ours.instituteId, { isAgain: true });
    const [row] = await ours.db.select().from(institutes).where(eq(institutes.id, ours.instituteId));
    expect(row).toMatchObject({
      ...{ brandColor: '#0b6e4f', termsUrl: 'https://ours.example/terms', yearStartsIn: 7, off: ['rooms', 'push'] },
    });
    const read = await campuses.ask(OURS, { url: '/api/admin/institute', cookies: office });
    expect(read.json()).toMatchObject({ year_starts_in: 7, off: ['rooms', 'push'] });
  });

  it('keep what another administrator has changed since the form was read', async () => {
    const seen = (await campuses.ask(OURS, { url: '/api/admin/institute', cookies: office })).json();
    await say({ ...seen, feedback_promise_days: 7, off: ['push'], seen });
    const { answer } = await say({ ...seen, portal_title: 'Campus', off: ['rooms'], seen });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ...seen, feedback_promise_days: 7, portal_title: 'Campus', off: ['rooms'] },
    ]);
    const [entry] = await ours.db.select().from(auditLog).orderBy(desc(auditLog.sequence)).limit(1);
    expect(entry?.detail).toEqual({ portalTitle: '["Quad","Campus"]', off: '[["push"],["rooms"]]' });
  });

  it('are included in the pages of this institute only, and only when set', async () => {
    expect(Object.keys(settingsIn(await page(OURS)))).toEqual(['name', 'domain', 'portalTitle', 'timeZone', 'roomSlotMinutes']);
    await say({ terms_url: 'https://ours.example/terms', off: ['feeds'] });
    expect(settingsIn(await page(OURS, '/login'))).toMatchObject({ termsUrl: 'https://ours.example/terms', off: ['feeds'] });
    expect(settingsIn(await page(THEIRS))).toEqual(expect.not.objectContaining({ termsUrl: expect.anything(), off: expect.anything() }));
  });

  it('reject a terms address that is not HTTPS', async () => {
    const { answer } = await say({ terms_url: 'javascript:alert(1)' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { terms_url: 'Enter an address such as https://campus.example/terms, or leave it empty.' },
    ]);
  });
});

/** Every possible requester, with the cookies of a session in both institutes. */
const WHO = ['administrator', ...ROLES];

describe('a feature that is off', () => {
  const sessions = new Map<string, { own: Record<string, string>; other: Record<string, string> }>();
  beforeAll(async () => {
    for (const who of WHO) {
      const role = who === 'administrator' ? 'STUDENT' : who;
      const right = { isAdministrator: who === 'administrator' };
      sessions.set(who, { own: await signIn(ours, role, right), other: await signIn(theirs, role, right) });
    }
    // The user with a unit's contact address has the rights of its coordinator.
    for (const context of [ours, theirs]) await addUnit(context, {});
  });

  const callsOf = (part: FeatureFlag) =>
    Object.entries(POLICY).flatMap(([key, row]) => {
      const [method = '', url = ''] = key.split(' ');
      return row.part === part ? [{ key, row, method, url: url.replaceAll(/\{\w+\}/g, newId()) }] : [];
    });

  async function answerOf(host: string, { method, url }: { method: string; url: string }, cookies: Record<string, string>) {
    const request: InjectOptions = { method: method as 'GET', url, cookies, headers: { 'sec-fetch-site': 'same-origin' } };
    const response = await campuses.ask(host, request);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const { code, message } = isJson ? (response.json() ?? {}) : {};
    return { status: response.statusCode, code, message };
  }

  it.each(FEATURE_FLAGS)('refuses its endpoints to every role, and works again once it is on: %s', async (part) => {
    await say({ off: [part] });
    const refused = { status: 403, code: 'SWITCHED_OFF', message: 'Your institute has turned this part of the portal off.' };
    for (const call of callsOf(part)) {
      for (const who of WHO) {
        const { own = {}, other = {} } = sessions.get(who) ?? {};
        const isAdmitted =
          call.row.who === 'public' ||
          call.row.who === 'signed-in' ||
          (call.row.who === 'administrator' ? who === 'administrator' : call.row.who.includes(who as never) || false);
        const answer = await answerOf(OURS, call, own);
        if (isAdmitted && who !== 'CLUB_COORDINATOR') expect(answer, `${call.key} by ${who}`).toEqual(refused);
        // Requesters without access still get 403.
        else expect(answer.status, `${call.key} by ${who}`).toBe(403);
        expect((await answerOf(THEIRS, call, other)).code, `${call.key} by ${who} elsewhere`).not.toBe('SWITCHED_OFF');
      }
      const unknown = await answerOf(OURS, call, {});
      expect(unknown.status, call.key).toBe(call.row.who === 'public' ? 403 : 401);
    }
    // All other features are off, except those that it needs.
    await say({ off: FEATURE_FLAGS.filter((other) => other !== part && isEnabled({ off: [other] }, part)) });
    for (const call of callsOf(part)) {
      for (const who of WHO) {
        const answer = await answerOf(OURS, call, sessions.get(who)?.own ?? {});
        expect(answer.code, `${call.key} by ${who}`).not.toBe('SWITCHED_OFF');
      }
    }
  });

  it('does not change the response of any other GET endpoint', async () => {
    const others = Object.entries(POLICY).flatMap(([key, row]) => {
      const [method = '', url = ''] = key.split(' ');
      return row.part === undefined && method === 'GET' && !/changes|export|archive/.test(url)
        ? [{ method, url: url.replaceAll(/\{\w+\}/g, newId()) }]
        : [];
    });
    const { own = {} } = sessions.get('PRESIDENT') ?? {};
    const before = [];
    for (const call of others) before.push(await answerOf(OURS, call, own));
    await say({ off: FEATURE_FLAGS });
    const after = [];
    for (const call of others) after.push(await answerOf(OURS, call, own));
    expect(after).toEqual(before);
    expect(others.length).toBeGreaterThan(40);
  });

  it('keeps its registrations and waiting list, and sends no mails until it is on again', async () => {
    const unit = await addUnit(ours, {});
    const event = await addEvent(ours, {
      ...{ unitId: unit.id, title: 'Robo Soccer', registrationRequired: true, maxParticipants: 1 },
      ...{ startsAt: new Date(TEST_NOW.getTime() + 36_000_000), endsAt: new Date(TEST_NOW.getTime() + 43_200_000) },
    });
    const url = `/api/events/${event.id}/registration`;
    const [first, second] = [await signIn(ours, 'STUDENT'), await signIn(ours, 'STUDENT')];
    const send = (method: 'POST' | 'DELETE', cookies: Record<string, string>) =>
      campuses.ask(OURS, { method, url, cookies, headers: { 'sec-fetch-site': 'same-origin' } });
    for (const cookies of [first, second]) expect((await send('POST', cookies)).statusCode).toBe(201);
    const { context } = await say({ off: ['registrations'] });
    expect((await send('DELETE', first)).json()).toMatchObject({ code: 'SWITCHED_OFF' });
    // Mails enqueued before are not sent to anybody.
    const [row] = await ours.db.select().from(registrations).where(eq(registrations.eventId, event.id)).limit(1);
    const { userId } = row ?? { userId: '' };
    await enqueueMail(context.db, context, { kind: 'place-given', recipientId: userId, subjectId: event.id });
    const worker = mailWorker({ contextOf: (id) => campuses.institutes.byId(id), composers: MAILS });
    const mailed = campuses.mails.length;
    while (await attemptNextMail(database, worker));
    expect(campuses.mails.length).toBe(mailed);

    await say({});
    expect((await campuses.ask(OURS, { url, cookies: first })).json()).toMatchObject({ state: 'registered' });
    expect((await campuses.ask(OURS, { url, cookies: second })).json()).toMatchObject({ state: 'waiting', position: 1 });
    expect((await send('DELETE', first)).statusCode).toBe(200);
    expect((await campuses.ask(OURS, { url, cookies: second })).json()).toMatchObject({ state: 'registered' });
    while (await attemptNextMail(database, worker));
    expect(campuses.mails.length).toBe(mailed + 1);
  });
});
