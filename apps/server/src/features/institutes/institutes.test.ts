import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseInstitute } from '../../commands/command.ts';
import type { Context } from '../../context.ts';
import { enqueueJob } from '../../jobs/queues.ts';
import { cookieName, openSession } from '../../plugins/session.ts';
import { newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { attemptNext, attemptNextMail } from '../../testing/jobs.ts';
import { TEST_KEYS, TEST_NOW } from '../../testing/testApp.ts';
import { createWorkers } from '../../workers.ts';
import { insertUser } from '../accounts/accounts.repo.ts';
import { InstituteContexts } from './instituteContexts.ts';
import { sealSecret, unsealSecret } from './instituteSecrets.ts';
import { changeInstitute, configureFirstInstitute, createInstitute } from './institutes.service.ts';
import { type Campuses, openCampuses } from './testing/campuses.ts';

const OURS = 'portal.ours.example';
const THEIRS = 'portal.theirs.example';
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
let database: TestDatabase;
let campuses: Campuses;
let ours: Context;
let theirs: Context;

beforeAll(async () => {
  database = await newTestDatabase();
  campuses = await openCampuses(database, {
    environment: {
      PORTAL_URL: `https://${OURS}`,
      INSTITUTE_DOMAIN: 'ours.example',
      INSTITUTE_NAME: 'Our Institute',
      GOOGLE_CLIENT_ID: 'our-client',
      GOOGLE_CLIENT_SECRET: 'our secret at Google',
    },
  });
  ours = await campuses.first();
});
afterAll(async () => {
  await campuses.app.close();
  await database.close();
});

async function signedIn(context: Context, email: string): Promise<Record<string, string>> {
  const id = crypto.randomUUID();
  await insertUser(context.db, {
    ...{ instituteId: context.instituteId, id, email, name: 'Asha Rao', role: 'STUDENT', strategy: 'local' },
    ...{ emailVerified: true, onboardingComplete: true, createdAt: TEST_NOW, updatedAt: TEST_NOW },
  });
  const token = await openSession(context, { id, passwordHash: null });
  return { [cookieName(context.config)]: token ?? '' };
}

describe('a single institute', () => {
  it('is served at any host', async () => {
    for (const host of [OURS, 'localhost:4000', '127.0.0.1', 'anything.example:8443']) {
      expect((await campuses.ask(host, { url: '/auth/fetchAuth' })).statusCode, host).toBe(200);
    }
  });

  it('takes its settings from the environment variables and stores its secret encrypted', async () => {
    expect(ours.config).toMatchObject({
      portalUrl: `https://${OURS}`,
      institute: { name: 'Our Institute', domain: 'ours.example' },
      mail: { from: 'Quad <no-reply@ours.example>' },
      google: { clientId: 'our-client', clientSecret: 'our secret at Google' },
    });
    const { rows } = await database.acrossInstitutes.execute<{ row: string }>(sql`select to_jsonb(i)::text as row from institutes i`);
    expect(rows[0]?.row).toContain('our-client');
    expect(rows[0]?.row).not.toContain('our secret');
    // Starting again with the same variables writes nothing.
    const versionOf = async () => (await campuses.institutes.stored())[0]?.version;
    const before = await versionOf();
    await configureFirstInstitute(campuses.platform, ours.instituteId, { isAgain: true });
    expect(await versionOf()).toBe(before);
  });
});

describe('a server with several institutes', () => {
  beforeAll(async () => {
    theirs = await campuses.add({
      ...{ domain: 'Theirs.example', name: 'Their Institute', portalTitle: 'Agora', hosts: [THEIRS, 'alias.theirs.example'] },
      mailFrom: 'Agora <hello@theirs.example>',
      google: { issuer: 'https://accounts.google.com', clientId: 'their-client', clientSecret: 'their secret at Google' },
    });
  });

  it.each([
    [OURS, 'ours'],
    [OURS.toUpperCase(), 'ours'],
    [`${OURS}.`, 'ours'],
    [`${OURS}:443`, 'ours'],
    [THEIRS, 'theirs'],
    ['alias.theirs.example:8443', 'theirs'],
  ])('finds the institute of the host %s', async (host, whose) => {
    const context = whose === 'ours' ? ours : theirs;
    const cookies = await signedIn(context, `${crypto.randomUUID()}@${whose}.example`);
    expect((await campuses.ask(host, { url: '/auth/fetchAuth', cookies })).json()).toMatchObject({ personal_info: { name: 'Asha Rao' } });
  });

  it.each(['nobody.example', 'ours.example', `evil.${OURS}`, 'localhost', '203.0.113.7', 'a'.repeat(300)])(
    'answers 404 without naming an institute at the unknown host %s',
    async (host) => {
      const call = await campuses.ask(host, { url: '/api/events/latest' });
      expect(call.statusCode).toBe(404);
      expect(call.json()).toEqual({
        ...{ code: 'NOT_FOUND', requestId: call.headers['x-request-id'] },
        ...{ message: 'There is no portal at this address.', error: 'There is no portal at this address.' },
      });
      for (const url of ['/', '/login', '/auth/fetchAuth', '/assets/x.js']) {
        const page = await campuses.ask(host, { url, headers: { accept: 'text/html' } });
        expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        expect(page.body).toContain('<h1>There is no portal at this address.</h1>');
        expect(page.body).not.toMatch(/ours|theirs|Agora|Institute /);
        expect(page.headers['set-cookie']).toBeUndefined();
      }
      expect((await campuses.ask(host, { url: '/healthz' })).statusCode).toBe(200);
    },
  );

  it('ignores the session of another institute', async () => {
    const cookies = await signedIn(theirs, 'meera@theirs.example');
    expect((await campuses.ask(THEIRS, { url: '/auth/fetchAuth', cookies })).json()).toMatchObject({ username: 'meera@theirs.example' });
    expect((await campuses.ask(OURS, { url: '/auth/fetchAuth', cookies })).json()).toBeNull();
    expect((await campuses.ask(OURS, { url: '/api/events/latest', cookies })).statusCode).toBe(401);
  });

  it('accepts changes only from the origin of the institute', async () => {
    const from = (host: string, origin: string) => campuses.ask(host, { method: 'POST', url: '/auth/logout', headers: { origin } });
    expect((await from(OURS, `https://${OURS}`)).statusCode).toBe(200);
    expect((await from(OURS, `https://${OURS}`)).headers['access-control-allow-origin']).toBe(`https://${OURS}`);
    const foreign = await from(OURS, `https://${THEIRS}`);
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'CROSS_SITE']);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    expect((await from(THEIRS, `https://${THEIRS}`)).statusCode).toBe(200);
  });

  it('registers only addresses of the institute’s domain, and allows the same roll number in two institutes', async () => {
    const register = (host: string, email: string) =>
      campuses.ask(host, {
        ...{ method: 'POST', url: '/auth/register', headers: SAME_ORIGIN },
        payload: { name: 'Ravi', ID: '24001', email, password: 'seven kettles sing' },
      });
    expect((await register(OURS, 'ravi@theirs.example')).statusCode).toBe(400);
    expect((await register(THEIRS, 'ravi@theirs.example')).statusCode).toBe(200);
    expect((await register(OURS, 'ravi@ours.example')).statusCode).toBe(200);
  });

  it('sends mails with the sender, links and message id of the recipient’s institute', async () => {
    for (const [host, email] of [
      [OURS, 'mails@ours.example'],
      [THEIRS, 'mails@theirs.example'],
    ] as const) {
      await signedIn(host === OURS ? ours : theirs, email);
      const response = await campuses.ask(host, { method: 'POST', url: '/auth/forgot-password', headers: SAME_ORIGIN, payload: { email } });
      expect(response.statusCode, response.body).toBe(200);
    }
    const work = createWorkers({ platform: campuses.platform, institutes: campuses.institutes, engine: database.engine }, campuses.app.log);
    while (await attemptNextMail(database, work.mail));
    const mails = campuses.mails.filter(({ to }) => to.startsWith('mails@'));
    expect(mails.map(({ from, to }) => [from, to]).sort()).toEqual([
      ['Agora <hello@theirs.example>', 'mails@theirs.example'],
      ['Quad <no-reply@ours.example>', 'mails@ours.example'],
    ]);
    for (const { to, text, messageId } of mails) {
      const [own, other] = to.endsWith('@ours.example') ? ['ours', 'theirs'] : ['theirs', 'ours'];
      expect(text).toContain(`https://portal.${own}.example/`);
      expect(text).not.toContain(other);
      expect(messageId).toMatch(new RegExp(`@${own}\\.example>$`));
    }
  });

  it('deletes expired sessions of every institute with one sweep job', async () => {
    const work = createWorkers({ platform: campuses.platform, institutes: campuses.institutes, engine: database.engine }, campuses.app.log);
    const over = new Date(TEST_NOW.getTime() - 1000);
    for (const { db, instituteId } of [ours, theirs])
      await db.execute(sql`insert into sessions (institute_id, id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
        select ${instituteId}, gen_random_uuid(), ${`over of ${instituteId}`}, id, '', ${over.toISOString()}, ${over.toISOString()}, ${over.toISOString()} from users limit 1`);
    await enqueueJob(database.acrossInstitutes, { queue: 'sweep', data: {}, at: TEST_NOW });
    expect(await attemptNext(database, 'sweep', work.sweep)).toBe(true);
    const { rows } = await database.acrossInstitutes.execute(sql`select from sessions where token_hash like 'over of %'`);
    expect(rows).toEqual([]);
  });

  it('applies retention to every institute only when daily retention is configured', async () => {
    const forget = async (isDaily: boolean) => {
      const config = { ...campuses.platform.config, retention: { signInDays: 365, alumniDays: 1, isDaily } };
      const platform = { ...campuses.platform, config, clock: () => new Date(TEST_NOW.getTime() + 5 * 86_400_000) };
      const institutes = new InstituteContexts(platform);
      const work = createWorkers({ platform, institutes, engine: database.engine }, campuses.app.log);
      await enqueueJob(database.acrossInstitutes, { queue: 'retention', data: {}, at: TEST_NOW });
      expect(await attemptNext(database, 'retention', work.retention)).toBe(true);
      const { rows } = await database.acrossInstitutes.execute<{ institute: string }>(
        sql`select institute_id::text as institute from audit_log where action = 'personal-data.retain' order by 1`,
      );
      return rows.map(({ institute }) => institute);
    };
    expect(await forget(false)).toEqual([]);
    expect(await forget(true)).toEqual([ours.instituteId, theirs.instituteId].sort());
  });

  it('decrypts a sealed secret only with the same server key and institute', () => {
    const sealed = sealSecret(TEST_KEYS, ours.instituteId, 'a secret');
    expect(sealed).not.toContain('secret');
    expect(unsealSecret(TEST_KEYS, ours.instituteId, sealed)).toBe('a secret');
    expect(unsealSecret(TEST_KEYS, theirs.instituteId, sealed)).toBeUndefined();
    expect(unsealSecret({ audit: Buffer.alloc(32, 'other') }, ours.instituteId, sealed)).toBeUndefined();
    expect(theirs.config.google).toMatchObject({ clientId: 'their-client', clientSecret: 'their secret at Google' });
  });

  it('rejects a domain or host of another institute, and an invalid host', async () => {
    const add = (domain: string, ...hosts: string[]) => createInstitute(campuses.platform, { name: 'A third', domain, hosts });
    await expect(add('THEIRS.example', 'portal.third.example')).rejects.toThrow('Another institute has the domain theirs.example.');
    await expect(add('third.example', 'Alias.Theirs.example')).rejects.toThrow('Another institute has the host alias.theirs.example.');
    await expect(add('third.example', 'not a host')).rejects.toMatchObject({
      details: ['hosts must be a host name such as portal.campus.example (it is "not a host")'],
    });
    const { instituteId } = theirs;
    await expect(changeInstitute(campuses.platform, instituteId, { hosts: [OURS] })).rejects.toThrow(
      `Another institute has the host ${OURS}.`,
    );
    expect(await campuses.institutes.stored()).toHaveLength(2);
  });

  it('chooses an institute by host or domain, and requires one when there are several', async () => {
    const all = await campuses.institutes.stored();
    expect(chooseInstitute(all, 'theirs.EXAMPLE').row.id).toBe(theirs.instituteId);
    expect(chooseInstitute(all, 'alias.theirs.example').row.id).toBe(theirs.instituteId);
    expect(() => chooseInstitute(all, 'nobody.example')).toThrow('No institute has the host or domain "nobody.example".');
    expect(() => chooseInstitute(all, undefined)).toThrow('There are several institutes.');
    expect(chooseInstitute(all.slice(0, 1), undefined).row.id).toBe(ours.instituteId);
  });

  it('picks up changes made by another process once its cache expires', async () => {
    const later = vi.spyOn(performance, 'now');
    onTestFinished(() => later.mockRestore());
    const real = performance.now();
    const node = new InstituteContexts(campuses.platform);
    later.mockReturnValue(real);
    expect(await node.find(THEIRS)).toMatchObject({ config: { institute: { portalTitle: 'Agora' } } });
    await changeInstitute(campuses.platform, theirs.instituteId, { portalTitle: 'Forum' });
    const cached = node.find(THEIRS);
    expect(cached).not.toBeInstanceOf(Promise);
    expect(cached).toMatchObject({ config: { institute: { portalTitle: 'Agora' } } });
    later.mockReturnValue(real + 31_000);
    expect(await node.find(THEIRS)).toMatchObject({ config: { institute: { portalTitle: 'Forum' } } });
    // A new host is found one second after a failed lookup of it.
    expect(await node.find('new.theirs.example')).toBeUndefined();
    await changeInstitute(campuses.platform, theirs.instituteId, { hosts: [THEIRS, 'alias.theirs.example', 'new.theirs.example'] });
    expect(await node.find('new.theirs.example')).toBeUndefined();
    later.mockReturnValue(real + 33_000);
    expect(await node.find('new.theirs.example')).toMatchObject({ instituteId: theirs.instituteId });
  });
});
