import { and, desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cleanUp } from '../../cleanUp.ts';
import { newId } from '../../db/ids.ts';
import { auditLog, institutes, sessions, users } from '../../db/schema.ts';
import { enqueueJob } from '../../jobs/queues.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { dismissAdministrator, listAdministrators, makeAdministrator } from '../accounts/administration.service.ts';
import { addEvent, addRequest, addUnit } from '../events/testing/records.ts';
import { columnsFromConfig } from '../institutes/instituteConfig.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';

// docs/specification/administration.md#administration-right, #administration-people, #administration-offices, #administration-units, #administration-institute, #administration-work,
// #administration-audit
let server: TestApp;
let office: Visitor;
let registrar: Visitor;

beforeEach(async () => {
  server = await testApp();
  office = await server.signIn({ isAdministrator: true, name: 'Olivia Office', email: 'office@campus.example' });
  registrar = await server.signIn({ isAdministrator: true, name: 'Ravi Registrar', email: 'registrar@campus.example' });
  return () => server.close();
});

const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000);
const messageOf = (response: { json(): { message: string } }) => response.json().message;

async function lastEntry() {
  const { db, instituteId } = server.context;
  const [row] = await db.select().from(auditLog).where(eq(auditLog.instituteId, instituteId)).orderBy(desc(auditLog.sequence)).limit(1);
  return row;
}

/** The kinds of a user's notifications. */
async function notificationsOf(visitor: Visitor) {
  const rows: { kind: string }[] = (await visitor.get('/api/notifications')).json();
  return { notifications: rows.map(({ kind }) => kind) };
}

describe('reauthentication for administration', () => {
  it('is required after 15 minutes and lasts another 15 minutes', async () => {
    expect((await office.get('/api/admin/people')).statusCode).toBe(200);
    server.setNow(minutes(15));
    const refused = await office.get('/api/admin/people');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    const wrong = await office.send('POST', '/auth/reauthentication', { password: 'not mine at all' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([400, { password: 'This is not your password.' }]);
    expect(await lastEntry()).toMatchObject({ action: 'session.refuse-reauthentication', actorId: office.userId });
    expect((await office.get('/api/admin/people')).statusCode).toBe(403);
    const right = await office.send('POST', '/auth/reauthentication', { password: TEST_PASSWORD });
    expect(right.json()).toEqual({ ways: ['password'], until: minutes(30).toISOString() });
    expect(await lastEntry()).toMatchObject({ action: 'session.reauthenticate', actorId: office.userId });
    server.setNow(minutes(29));
    expect((await office.get('/api/admin/people')).statusCode).toBe(200);
  });

  it('is not needed right after a sign-in, but still needed in other sessions', async () => {
    server.setNow(minutes(20));
    const visitor = server.visitor();
    const login = await visitor.send('POST', '/auth/login', { email: 'office@campus.example', password: TEST_PASSWORD });
    expect(login.json().user).toMatchObject({ is_administrator: true, role: 'STUDENT' });
    const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
    expect((await server.app.inject({ url: '/api/admin/people', cookies })).statusCode).toBe(200);
    expect((await office.get('/api/admin/people')).statusCode).toBe(403);
  });

  it('does not give access without the administrator right, whatever the role', async () => {
    const president = await server.signIn({ role: 'PRESIDENT' });
    const typed = await president.send('POST', '/auth/reauthentication', { password: TEST_PASSWORD });
    expect(typed.statusCode).toBe(200);
    const response = await president.get('/api/admin/people');
    expect([response.statusCode, messageOf(response)]).toEqual([403, 'You do not have permission to do this.']);
  });
});

describe('user administration', () => {
  it('finds users by search, role and state, sorted and paginated, without credentials', async () => {
    await server.addUser({ name: 'Asha Rao', email: 'asha@campus.example', rollNumber: '1001', role: 'PRESIDENT' });
    await server.addUser({ name: 'Binoy Das', email: 'binoy@campus.example', rollNumber: '1002', isUnverified: true });
    const names = async (query: string) =>
      (await office.get(`/api/admin/people?${query}`)).json().map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Asha Rao', 'Binoy Das', 'Olivia Office', 'Ravi Registrar']);
    expect(await names('search=RAO')).toEqual(['Asha Rao']);
    expect(await names('search=1002')).toEqual(['Binoy Das']);
    expect(await names('role=PRESIDENT')).toEqual(['Asha Rao']);
    expect(await names('state=unproven')).toEqual(['Binoy Das']);
    expect(await names('state=administrator')).toEqual(['Olivia Office', 'Ravi Registrar']);
    await server.context.db
      .update(users)
      .set({ createdAt: new Date('2026-01-05T00:00:00Z') })
      .where(eq(users.name, 'Binoy Das'));
    const pages = async (order: string) => {
      const found: string[] = [];
      for (let url: string | undefined = `/api/admin/people?limit=1&order=${order}`; url; ) {
        const page: Awaited<ReturnType<typeof office.get>> = await office.get(url);
        found.push(page.json()[0].name);
        url = /<([^>]+)>/.exec(String(page.headers.link))?.[1];
      }
      return found;
    };
    expect(await pages('-name')).toEqual(['Ravi Registrar', 'Olivia Office', 'Binoy Das', 'Asha Rao']);
    const joined = await pages('joined');
    expect([joined[0], joined.length]).toEqual(['Binoy Das', 4]);
    expect(await pages('-joined')).toEqual(joined.toReversed());
    expect((await office.get('/api/admin/people?order=email')).statusCode).toBe(400);
    const page = await office.get('/api/admin/people?limit=3');
    expect([page.json().length, page.headers['x-total-count']]).toEqual([3, '4']);
    expect(page.body).not.toMatch(/argon2|hash|phone/i);
  });

  it('disables, enables and signs out users, and writes audit log entries', async () => {
    const asha = await server.signIn({ email: 'asha@campus.example' });
    const url = `/api/admin/people/${asha.userId}/access`;
    expect((await office.send('POST', url, { change: 'disable' })).json()).toMatchObject({ is_disabled: true });
    expect((await asha.get('/auth/fetchAuth')).json()).toBeNull();
    expect(await lastEntry()).toMatchObject({ action: 'account.disable', actorId: office.userId, subjectId: asha.userId });
    expect((await office.send('POST', url, { change: 'enable' })).json()).toMatchObject({ is_disabled: false });
    expect((await office.send('POST', url, { change: 'enable' })).statusCode).toBe(409);
    expect(await lastEntry()).toMatchObject({ action: 'account.enable', actorId: office.userId, subjectId: asha.userId });
    expect((await office.send('POST', url, { change: 'end-sessions' })).statusCode).toBe(200);
    expect(await lastEntry()).toMatchObject({ action: 'session.end-all', actorId: office.userId, subjectId: asha.userId });
  });

  it('corrects the name and the roll number of a user, one at a time', async () => {
    const asha = await server.signIn({ name: 'Asa Rao', email: 'asa@campus.example', rollNumber: '1' });
    await server.addUser({ rollNumber: '2' });
    const correct = (fact: string, value: string) => office.send('POST', `/api/admin/people/${asha.userId}/correction`, { fact, value });
    expect((await correct('name', 'Asha Rao')).json()).toMatchObject({ name: 'Asha Rao' });
    expect((await correct('email', 'asha@campus.example')).json().errors).toEqual({ fact: 'Choose what to correct.' });
    expect((await correct('roll-number', '1001')).json()).toMatchObject({ user_id: '1001' });
    expect(await lastEntry()).toMatchObject({
      action: 'account.set-roll-number',
      actorId: office.userId,
      detail: { from: '1', to: '1001' },
    });
    expect(messageOf(await correct('roll-number', '2'))).toBe('Another account has the roll number 2.');
  });

  it.each([
    ['access', { change: 'disable' }],
    ['correction', { fact: 'name', value: 'Somebody Else' }],
    ['role', { role: 'PRESIDENT' }],
  ])('rejects changes by administrators to their own account (%s)', async (what, body) => {
    const response = await office.send(what === 'role' ? 'PUT' : 'POST', `/api/admin/people/${office.userId}/${what}`, body);
    expect([response.statusCode, messageOf(response)]).toEqual([
      403,
      'Another administrator has to do this: you cannot decide about yourself.',
    ]);
  });
});

describe('administrators', () => {
  it('cannot be disabled or dismissed when only two are left', async () => {
    const disable = (userId: string) => office.send('POST', `/api/admin/people/${userId}/access`, { change: 'disable' });
    const last = 'registrar@campus.example is one of the last administrators: add two others first.';
    expect(messageOf(await disable(registrar.userId))).toBe(last);
    expect(await dismissAdministrator(server.context, 'registrar@campus.example')).toMatchObject({ ok: false, refusal: { message: last } });
    const third = await server.addUser({ email: 'third@campus.example' });
    expect(await makeAdministrator(server.context, 'third@campus.example')).toEqual({ ok: true, value: { count: 3 } });
    expect((await disable(registrar.userId)).statusCode).toBe(200);
    expect((await disable(third.id)).statusCode).toBe(409);
    expect((await listAdministrators(server.context)).map(({ email }) => email)).toContain('third@campus.example');
  });

  it('keep two of four when all four are dismissed concurrently', async () => {
    for (const name of ['third', 'fourth']) {
      await server.addUser({ email: `${name}@campus.example` });
      await makeAdministrator(server.context, `${name}@campus.example`);
    }
    const dismissed = await Promise.all(
      ['office', 'registrar', 'third', 'fourth'].map((name) => dismissAdministrator(server.context, `${name}@campus.example`)),
    );
    expect(dismissed.filter(({ ok }) => ok)).toHaveLength(2);
  });

  it('need a password and a verified email address', async () => {
    await server.addUser({ email: 'unproven@campus.example', isUnverified: true });
    const { id } = await server.addUser({ email: 'google@campus.example' });
    await server.context.db
      .update(users)
      .set({ passwordHash: null })
      .where(and(eq(users.instituteId, server.context.instituteId), eq(users.id, id)));
    const refusals = ['unproven', 'google', 'nobody'].map((name) => makeAdministrator(server.context, `${name}@campus.example`));
    expect((await Promise.all(refusals)).map((outcome) => !outcome.ok && outcome.refusal.message)).toEqual([
      'The address unproven@campus.example is not confirmed yet.',
      'google@campus.example has no password, and administration asks for it regularly.',
      'Nobody has an account with nobody@campus.example.',
    ]);
  });
});

describe('a granted role', () => {
  it('ends at the end of its last campus day and is reset by the next cleanup', async () => {
    const { id } = await server.addUser({ email: 'asha@campus.example' });
    const grant = (body: object) => office.send('PUT', `/api/admin/people/${id}/role`, body);
    expect((await grant({ role: 'PRESIDENT', until: '2026-11-20' })).json()).toMatchObject({
      role: 'PRESIDENT',
      role_until: '2026-11-20T18:30:00.000Z',
    });
    const login = await server.visitor().send('POST', '/auth/login', { email: 'asha@campus.example', password: TEST_PASSWORD });
    const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
    const role = async () => (await server.app.inject({ url: '/auth/fetchAuth', cookies })).json()?.role;
    expect(await role()).toBe('PRESIDENT');
    server.setNow(new Date('2026-11-20T18:30:00.000Z'));
    expect(await role()).toBe('STUDENT');
    await cleanUp({ ...server.context, db: server.connection.acrossInstitutes }, [server.context]);
    const [row] = await server.context.db.select().from(users).where(eq(users.id, id));
    expect([row?.role, row?.roleUntil]).toEqual(['STUDENT', null]);
    expect(await lastEntry()).toMatchObject({
      action: 'account.grant',
      actorId: null,
      subjectId: id,
      detail: { from: 'PRESIDENT', to: 'STUDENT' },
    });
    expect((await server.context.db.select().from(sessions).where(eq(sessions.userId, id))).length).toBe(0);
    expect(messageOf(await grant({ role: 'PRESIDENT', until: '2026-11-20' }))).toMatch(/password again/);
  });

  it('requires a verified email address and a last day that is not over', async () => {
    const { id } = await server.addUser({ email: 'asha@campus.example', isUnverified: true });
    const grant = (body: object) => office.send('PUT', `/api/admin/people/${id}/role`, body);
    expect(messageOf(await grant({ role: 'PRESIDENT' }))).toMatch(/^The address asha@campus.example is not confirmed yet/);
    expect((await grant({ role: 'STUDENT', until: '2026-11-19' })).json().errors).toEqual({ until: 'Choose today or a later day.' });
    expect((await grant({ role: 'STUDENT', until: '2026-02-30' })).json().errors).toEqual({ until: 'Enter the date as YYYY-MM-DD.' });
  });
});

describe('office list and audit log', () => {
  it('show office holders, and audit entries with actor, subject and change', async () => {
    const president = await server.addUser({ name: 'Asha Rao', email: 'asha@campus.example', role: 'PRESIDENT' });
    const coordinator = await server.addUser({ name: 'Dev Malhotra', email: 'robotics@campus.example', role: 'CLUB_COORDINATOR' });
    const { id: unitId } = await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' });
    const { id: positionId } = await addPosition(server.context, { unitId, title: 'Captain' });
    await addPositionHolder(server.context, { userId: coordinator.id, positionId, tenureYear: '2026-2027' });
    const offices = (await office.get('/api/admin/offices')).json();
    expect(
      offices.map(({ office: name, unit, person, tenure }: Record<string, unknown> & { person: { name: string } }) => [
        name,
        unit,
        person.name,
        tenure,
      ]),
    ).toEqual([
      ['President', '', 'Asha Rao', null],
      ['Coordinator', 'Robotics Club', 'Dev Malhotra', null],
      ['Captain', 'Robotics Club', 'Dev Malhotra', '2026-2027'],
    ]);
    expect((await office.get('/api/admin/offices?kind=position&search=robotics')).json()).toHaveLength(1);
    const pages = async (order: string) => {
      const found: string[] = [];
      for (let url: string | undefined = `/api/admin/offices?limit=1&order=${order}`; url; ) {
        const page: Awaited<ReturnType<typeof office.get>> = await office.get(url);
        found.push(...page.json().map(({ office }: { office: string }) => office));
        url = /<([^>]+)>/.exec(String(page.headers.link))?.[1];
      }
      return found;
    };
    expect(await pages('unit')).toEqual(['President', 'Coordinator', 'Captain']);
    expect(await pages('-unit')).toEqual(['Captain', 'Coordinator', 'President']);
    expect(await pages('holder')).toEqual(['President', 'Captain', 'Coordinator']);
    expect(await pages('-holder')).toEqual(['Coordinator', 'Captain', 'President']);
    await office.send('POST', `/api/admin/people/${president.id}/correction`, { fact: 'name', value: 'Asha R. Rao' });
    const [entry] = (await office.get('/api/admin/audit?search=asha&area=account')).json();
    expect(entry).toMatchObject({
      action: 'account.rename',
      actor: { name: 'Olivia Office', username: 'office@campus.example' },
      subject: { name: 'Asha R. Rao' },
      detail: { from: 'Asha Rao', to: 'Asha R. Rao' },
    });
    expect((await office.get('/api/admin/audit?to=2026-11-19')).json()).toEqual([]);
    // A year that the database cannot store.
    expect((await office.get('/api/admin/audit?to=0000-01-01')).statusCode).toBe(400);
    expect((await office.get('/api/admin/audit?search=rename')).json()).toHaveLength(1);
    expect((await office.send('POST', '/api/admin/audit/verification')).json()).toEqual({ rows: 1, checkpoints: 0, faults: [] });
  });
});

describe('unit administration', () => {
  const put = (unitId: string, what: string, body: object) => office.send('PUT', `/api/admin/units/${unitId}${what}`, body);
  const facts = { name: 'Chess Club', type: 'Club', category: 'sports', description: 'Boards and clocks.', parent_unit_id: null };

  it('finds units by search, category and state, sorted and paginated, with the contact person', async () => {
    const asha = await server.addUser({ name: 'Asha Rao', email: 'chess@campus.example' });
    await addUnit(server.context, { name: 'Chess Club', contactEmail: 'Chess@campus.example', category: 'sports' });
    await addUnit(server.context, { name: 'Old Guard', contactEmail: 'guard@campus.example', category: 'cultural', isActive: false });
    const names = async (query: string) => (await office.get(`/api/admin/units?${query}`)).json().map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Chess Club', 'Old Guard']);
    expect(await names('search=chess@')).toEqual(['Chess Club']);
    expect(await names('category=cultural')).toEqual(['Old Guard']);
    expect(await names('state=archived')).toEqual(['Old Guard']);
    await addUnit(server.context, { name: 'Abacus', contactEmail: 'abacus@campus.example', category: 'sports' });
    const first = await office.get('/api/admin/units?order=-category&limit=2');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const both = [...first.json(), ...(await office.get(next)).json()].map(({ name }: { name: string }) => name);
    expect(both).toEqual(['Chess Club', 'Abacus', 'Old Guard']);
    expect(await names('order=category')).toEqual(both.toReversed());
    expect(await names('order=-name')).toEqual(['Old Guard', 'Chess Club', 'Abacus']);
    const [, chess, guard] = (await office.get('/api/admin/units')).json();
    expect([chess.contact, guard.contact]).toEqual([{ _id: asha.id, name: 'Asha Rao' }, null]);
    expect(chess).not.toHaveProperty('budget_info');
  });

  it('changes and moves units, rejects cycles and duplicate names, and logs the previous values', async () => {
    const council = await addUnit(server.context, { name: 'Sports Council' });
    const club = await addUnit(server.context, { name: 'Ches Club', category: 'scitech' });
    const changed = await put(club.id, '', { ...facts, parent_unit_id: council.id });
    expect(changed.json()).toMatchObject({ name: 'Chess Club', category: 'sports', parent: { _id: council.id, name: 'Sports Council' } });
    expect(await lastEntry()).toMatchObject({
      action: 'unit.update',
      actorId: office.userId,
      subjectId: club.id,
      detail: { name: '["Ches Club","Chess Club"]', category: '["scitech","sports"]' },
    });
    const circle = await put(council.id, '', { ...facts, name: 'Sports Council', parent_unit_id: club.id });
    expect([circle.statusCode, circle.json().errors]).toEqual([
      400,
      { parent_unit_id: 'A unit cannot belong to itself, nor to one that belongs to it.' },
    ]);
    const taken = await put(council.id, '', facts);
    expect([taken.statusCode, taken.json().errors]).toEqual([409, { name: 'There is an organizational unit with this name already.' }]);
    expect((await put(club.id, '', { ...facts, name: '' })).json().errors).toEqual({ name: 'Organization name is required.' });
  });

  it('rejects new records in an archived unit until the unit is reactivated', async () => {
    const president = await server.signIn({ role: 'PRESIDENT' });
    const council = await addUnit(server.context, { name: 'Sports Council' });
    const club = await addUnit(server.context, { name: 'Chess Club', parentUnitId: council.id });
    const position = await addPosition(server.context, { unitId: club.id });
    expect(messageOf(await put(council.id, '/state', { state: 'archived' }))).toBe(
      'Other units belong to this one. Archive them first, or move them.',
    );
    expect((await put(club.id, '/state', { state: 'archived' })).json()).toMatchObject({ is_active: false });
    expect(await lastEntry()).toMatchObject({ action: 'unit.archive', actorId: office.userId, subjectId: club.id });
    const event = { title: 'Open', category: 'sports', organizing_unit_id: club.id };
    const added = { title: 'Captain', unit_id: club.id, position_type: 'Captain', responsibilities: ['Plays'] };
    const holder = { user_id: president.userId, position_id: position.id, tenure_year: '2026-2027' };
    const unit = {
      name: 'Blitz Team',
      type: 'Club',
      category: 'sports',
      parent_unit_id: club.id,
      contact_info: { email: 'b@campus.example' },
    };
    for (const response of [
      await president.send('POST', '/api/events/create', event),
      await president.send('POST', '/api/positions/add-position', added),
      await president.send('POST', '/api/positions/add-position-holder', holder),
      await president.send('POST', '/api/orgUnit/create', unit),
    ])
      expect([response.statusCode, messageOf(response)]).toEqual([409, 'This unit is archived and accepts nothing new.']);
    expect((await put(club.id, '/state', { state: 'archived' })).statusCode).toBe(409);
    expect((await put(club.id, '/state', { state: 'active' })).json()).toMatchObject({ is_active: true });
    expect((await president.send('POST', '/api/positions/add-position', added)).statusCode).toBe(201);
  });

  it('hands a unit over to another contact together with the coordinator role', async () => {
    const club = await addUnit(server.context, { name: 'Chess Club', contactEmail: 'asha@campus.example' });
    const asha = await server.addUser({ name: 'Asha Rao', email: 'asha@campus.example', role: 'CLUB_COORDINATOR' });
    const binoy = await server.addUser({ name: 'Binoy Das', email: 'binoy@campus.example' });
    const changed = await put(club.id, '/contact', { email: 'binoy@campus.example' });
    expect(changed.json()).toMatchObject({ contact_email: 'binoy@campus.example', contact: { _id: binoy.id } });
    const roles = await server.context.db.select().from(users).where(eq(users.instituteId, server.context.instituteId));
    expect(Object.fromEntries(roles.map(({ id, role }) => [id, role]))).toMatchObject({
      [asha.id]: 'STUDENT',
      [binoy.id]: 'CLUB_COORDINATOR',
    });
    const nobody = await put(club.id, '/contact', { email: 'nobody@campus.example' });
    expect([nobody.statusCode, nobody.json().errors]).toEqual([409, { email: 'Nobody has an account with nobody@campus.example.' }]);
    expect((await put(club.id, '/contact', { email: 'office@campus.example' })).statusCode).toBe(403);
  });

  it.each([
    ['', facts],
    ['/state', { state: 'archived' }],
    ['/contact', { email: 'registrar@campus.example' }],
  ])('rejects changes by an administrator who is the contact of the unit (%s)', async (what, body) => {
    const own = await addUnit(server.context, { name: 'Own Club', contactEmail: 'office@campus.example' });
    const response = await put(own.id, what, body);
    expect([response.statusCode, messageOf(response)]).toEqual([
      403,
      'Another administrator has to do this: you cannot decide about yourself.',
    ]);
    expect((await put('0199a1b2-0000-7000-8000-000000000000', what, body)).statusCode).toBe(404);
  });
});

describe('institute settings', () => {
  const said = {
    name: 'North College',
    domain: 'North.example',
    portal_title: 'North Portal',
    time_zone: 'Europe/London',
    room_slot_minutes: '90',
    feedback_promise_days: 7,
  };

  it('are changed by administrators and then take precedence over environment variables', async () => {
    expect((await office.get('/api/admin/institute')).json()).toMatchObject({ domain: 'campus.example', feedback_promise_days: 14 });
    const changed = await office.send('PUT', '/api/admin/institute', said);
    const house = { brand_color: '', terms_url: '', year_starts_in: 4, passkeys_required: false, off: [], embed_hosts: [] };
    const now = { ...said, ...house, domain: 'north.example', room_slot_minutes: 90 };
    expect([changed.statusCode, changed.json()]).toEqual([200, now]);
    expect((await office.get('/api/admin/institute')).json()).toEqual(now);
    const { instituteId, config, keys, db } = server.context;
    const [row] = await db.select().from(institutes).where(eq(institutes.id, instituteId));
    expect(columnsFromConfig(config, instituteId, keys, row)).toMatchObject({
      name: 'North College',
      domain: 'north.example',
      feedbackPromiseDays: 7,
      portalUrl: config.portalUrl,
    });
    expect(await lastEntry()).toMatchObject({
      action: 'institute.change',
      actorId: office.userId,
      detail: { timeZone: '["Asia/Kolkata","Europe/London"]', feedbackPromiseDays: '[14,7]' },
    });
    expect((await office.send('PUT', '/api/admin/institute', said)).statusCode).toBe(200);
    // The second request changed nothing.
    const isChange = and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, 'institute.change'));
    expect(await db.$count(auditLog, isChange)).toBe(1);
  });

  it.each([
    [{ name: ' ' }, { name: 'Enter the name of the institute.' }],
    [{ domain: 'north' }, { domain: 'Enter a domain such as campus.example.' }],
    [{ time_zone: 'Mars/Olympus' }, { time_zone: 'Enter a time zone such as Asia/Kolkata.' }],
    [{ room_slot_minutes: 5 }, { room_slot_minutes: 'Enter whole minutes, from 15 to 1440.' }],
    [{ feedback_promise_days: 0 }, { feedback_promise_days: 'Enter whole days, from 1 to 365.' }],
  ])('reject %j', async (wrong, errors) => {
    const response = await office.send('PUT', '/api/admin/institute', { ...said, ...wrong });
    expect([response.statusCode, response.json().errors]).toEqual([400, errors]);
  });

  it('reject a domain that another institute has', async () => {
    const db = server.connection.acrossInstitutes;
    const id = newId();
    const domain = `other-${id}.example`;
    await db.insert(institutes).values({ id, name: 'Other', domain });
    onTestFinished(async () => {
      await db.delete(institutes).where(eq(institutes.id, id));
    });
    const response = await office.send('PUT', '/api/admin/institute', { ...said, domain });
    expect([response.statusCode, response.json().errors]).toEqual([409, { domain: 'Another institute has this domain.' }]);
  });
});

describe('failed jobs', () => {
  async function giveUp(instituteId: string) {
    const { db } = server.context;
    const data = { instituteId, kind: 'coordinator-welcome', recipientId: registrar.userId, subjectId: null };
    await enqueueJob(db, { queue: 'mail', data, at: TEST_NOW });
    const { rows } = await db.execute<{ id: string }>(sql`
      update jobs.job set state = 'failed', retry_count = 4, completed_on = now(), output = '{"message":"550 No such mailbox"}'
      where state = 'created' and data ->> 'instituteId' = ${instituteId}::text returning id`);
    return rows[0]?.id ?? '';
  }
  const stateOf = async (id: string) =>
    (await server.context.db.execute<{ state: string }>(sql`select state::text from jobs.job where id = ${id}::uuid`)).rows[0]?.state;

  it('are listed with the reason, retried and removed, only for the own institute', async () => {
    const { instituteId } = server.context;
    const [first, second, foreign] = [await giveUp(instituteId), await giveUp(instituteId), await giveUp(newId())];
    const list = await office.get('/api/admin/work');
    expect([list.headers['x-total-count'], list.json().map(({ _id }: { _id: string }) => _id)]).toEqual(['2', [second, first]]);
    expect(list.json()[0]).toMatchObject({
      queue: 'mail',
      kind: 'coordinator-welcome',
      attempts: 5,
      reason: '550 No such mailbox',
      recipient: { name: 'Ravi Registrar', username: 'registrar@campus.example' },
    });
    expect((await office.send('POST', `/api/admin/work/${first}/retry`)).json()).toEqual({ message: 'It is tried once more.' });
    expect(await stateOf(first)).toBe('retry');
    expect(await lastEntry()).toMatchObject({ action: 'work.retry', actorId: office.userId, subjectId: first });
    expect((await office.send('POST', `/api/admin/work/${second}/removal`)).json()).toEqual({ message: 'It was discarded permanently.' });
    expect(await stateOf(second)).toBeUndefined();
    expect((await office.send('POST', `/api/admin/work/${first}/retry`)).statusCode).toBe(404);
    expect((await office.send('POST', `/api/admin/work/${foreign}/removal`)).statusCode).toBe(404);
    expect(await stateOf(foreign)).toBe('failed');
  });

  it('are counted in the health report, which has no installation findings for several institutes', async () => {
    await giveUp(server.context.instituteId);
    const other = await testApp();
    onTestFinished(() => other.close());
    const health = (await office.get('/api/admin/health')).json();
    expect(health.findings).toBeNull();
    expect(health.queues).toContainEqual({ queue: 'mail', waiting: 0, later: 0, at_work: 0, given_up: 1, oldest_seconds: 0 });
  });
});

describe('position holder administration', () => {
  async function captain(count: number) {
    const unit = await addUnit(server.context, { name: 'Chess Club' });
    const position = await addPosition(server.context, { unitId: unit.id, positionCount: count });
    return position.id;
  }
  const put = (holderId: string, body: object) => office.send('PUT', `/api/admin/position-holders/${holderId}`, body);
  const held2026 = { status: 'active', tenure_year: '2026-2027' };

  it('ends a tenure and corrects its year, and logs the previous year', async () => {
    const asha = await server.addUser({ name: 'Asha Rao' });
    const holder = await addPositionHolder(server.context, { userId: asha.id, positionId: await captain(2), tenureYear: '2025-2026' });
    const held = (await office.get('/api/admin/offices?kind=position')).json();
    expect(held).toMatchObject([{ holder_id: holder.id, tenure: '2025-2026' }]);
    expect((await put(holder.id, { status: 'active', tenure_year: '2026-2027' })).json()).toEqual({
      message: 'The position was corrected.',
    });
    expect(await lastEntry()).toMatchObject({
      action: 'position-holder.update',
      actorId: office.userId,
      subjectId: holder.id,
      detail: { tenureYear: '["2025-2026","2026-2027"]' },
    });
    expect((await put(holder.id, { status: 'completed', tenure_year: '2026-2027' })).statusCode).toBe(200);
    expect((await office.get('/api/admin/offices?kind=position')).json()).toEqual([]);
    const wrong = await put(holder.id, { status: 'completed', tenure_year: '2040-2041' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([400, { tenure_year: 'Choose one of the listed tenure years.' }]);
  });

  it('rejects more holders than places, and the same person and year twice', async () => {
    const [asha, binoy] = [await server.addUser({ name: 'Asha Rao' }), await server.addUser({ name: 'Binoy Das' })];
    const positionId = await captain(1);
    await addPositionHolder(server.context, { userId: asha.id, positionId, tenureYear: '2026-2027' });
    const former = await addPositionHolder(server.context, { userId: binoy.id, positionId, tenureYear: '2025-2026' });
    const full = await put(former.id, { status: 'active', tenure_year: '2026-2027' });
    expect([full.statusCode, full.json().errors]).toEqual([
      409,
      { tenure_year: 'Maximum position holders (1) already appointed for the year 2026-2027.' },
    ]);
    await addPositionHolder(server.context, { userId: binoy.id, positionId, tenureYear: '2024-2025' });
    const twice = await put(former.id, { status: 'completed', tenure_year: '2024-2025' });
    expect([twice.statusCode, messageOf(twice)]).toEqual([409, 'This person has this position for that year already.']);
  });

  it('corrects the holder and the appointment date, but never to the administrator themselves', async () => {
    const [asha, binoy] = [
      await server.addUser({ name: 'Asha Rao' }),
      await server.addUser({ email: 'binoy@campus.example', name: 'Binoy Das' }),
    ];
    const positionId = await captain(1);
    const held = await addPositionHolder(server.context, { userId: asha.id, positionId, tenureYear: '2026-2027' });
    const changed = await put(held.id, { ...held2026, appointed_on: '2026-08-01', email: 'Binoy@campus.example' });
    expect(changed.statusCode).toBe(200);
    const holdings = (await office.get(`/api/admin/position-holders?position=${positionId}`)).json();
    expect(holdings).toMatchObject([
      { _id: held.id, person: { _id: binoy.id, name: 'Binoy Das' }, tenure: '2026-2027', status: 'active', appointed_on: '2026-08-01' },
    ]);
    expect(await lastEntry()).toMatchObject({ detail: { userId: JSON.stringify([asha.id, binoy.id]) } });
    await put(held.id, held2026);
    expect((await office.get('/api/admin/position-holders?search=binoy')).json()).toEqual(holdings);
    await put(held.id, { ...held2026, appointed_on: null });
    expect((await office.get('/api/admin/position-holders?status=active')).json()).toMatchObject([{ appointed_on: null }]);
    const nobody = await put(held.id, { ...held2026, email: 'nobody@campus.example' });
    expect([nobody.statusCode, nobody.json().errors]).toEqual([409, { email: 'Nobody has an account with nobody@campus.example.' }]);
    const own = await put(held.id, { ...held2026, email: 'office@campus.example' });
    expect([own.statusCode, messageOf(own)]).toEqual([403, 'Another administrator has to do this: you cannot decide about yourself.']);
  });

  it('rejects changes by the administrator whose position it is', async () => {
    const own = await addPositionHolder(server.context, { userId: office.userId, positionId: await captain(1) });
    const refused = await put(own.id, { status: 'terminated', tenure_year: '2026-2027' });
    expect([refused.statusCode, messageOf(refused)]).toEqual([
      403,
      'Another administrator has to do this: you cannot decide about yourself.',
    ]);
    expect((await put(newId(), { status: 'completed', tenure_year: '2026-2027' })).statusCode).toBe(404);
  });
});

describe('position administration', () => {
  const put = (positionId: string, body: object) => office.send('PUT', `/api/admin/positions/${positionId}`, body);
  const facts = { title: 'Captain', position_type: 'Team Lead', description: 'Leads the team.', position_count: 2 };

  it('finds positions by search and unit, with the number of current and of all holders', async () => {
    const chess = await addUnit(server.context, { name: 'Chess Club' });
    const dance = await addUnit(server.context, { name: 'Dance Club' });
    const captain = await addPosition(server.context, { unitId: chess.id, title: 'Captain', positionCount: 2 });
    await addPosition(server.context, { unitId: dance.id, title: 'Treasurer' });
    const [asha, binoy] = [await server.addUser({ name: 'Asha Rao' }), await server.addUser({ name: 'Binoy Das' })];
    await addPositionHolder(server.context, { userId: asha.id, positionId: captain.id, tenureYear: '2026-2027' });
    await addPositionHolder(server.context, { userId: binoy.id, positionId: captain.id, tenureYear: '2025-2026', status: 'completed' });
    const titles = async (query: string) =>
      (await office.get(`/api/admin/positions?${query}`)).json().map(({ title }: { title: string }) => title);
    expect(await titles('')).toEqual(['Captain', 'Treasurer']);
    expect(await titles('order=-unit')).toEqual(['Treasurer', 'Captain']);
    expect(await titles('search=treasurer')).toEqual(['Treasurer']);
    expect(await titles(`unit=${chess.id}`)).toEqual(['Captain']);
    expect(await titles('unit=nowhere')).toEqual([]);
    expect((await office.get('/api/admin/position-holders?position=nowhere')).json()).toEqual([]);
    const [first] = (await office.get('/api/admin/positions')).json();
    expect(first).toMatchObject({ unit: { _id: chess.id, name: 'Chess Club' }, position_count: 2, active_count: 1, holder_count: 2 });
    const tenures = (await office.get(`/api/admin/position-holders?position=${captain.id}`)).json();
    expect(tenures.map(({ tenure, status }: Record<string, string>) => [tenure, status])).toEqual([
      ['2026-2027', 'active'],
      ['2025-2026', 'completed'],
    ]);
  });

  it('changes positions, but never below the places taken or to a duplicate title in the unit', async () => {
    const { id: unitId } = await addUnit(server.context, { name: 'Chess Club' });
    const { id } = await addPosition(server.context, { unitId, title: 'Capten', positionCount: 3 });
    await addPosition(server.context, { unitId, title: 'Treasurer' });
    for (const name of ['Asha Rao', 'Binoy Das'])
      await addPositionHolder(server.context, { userId: (await server.addUser({ name })).id, positionId: id, tenureYear: '2026-2027' });
    expect((await put(id, facts)).json()).toMatchObject({ ...facts, active_count: 2 });
    expect(await lastEntry()).toMatchObject({
      action: 'position.update',
      actorId: office.userId,
      subjectId: id,
      detail: { title: '["Capten","Captain"]', positionCount: '[3,2]' },
    });
    expect((await put(id, facts)).statusCode).toBe(200);
    const few = await put(id, { ...facts, position_count: 1 });
    expect([few.statusCode, few.json().errors]).toEqual([
      409,
      { position_count: '2 hold this position in one tenure. End what some of them hold first.' },
    ]);
    const twice = await put(id, { ...facts, title: 'treasurer' });
    expect([twice.statusCode, twice.json().errors]).toEqual([409, { title: 'This unit already has a position with this title.' }]);
    expect((await put(newId(), facts)).statusCode).toBe(404);
  });

  it('rejects changes by an administrator who holds the position or is the contact of the unit', async () => {
    const { id: unitId } = await addUnit(server.context, { name: 'Chess Club' });
    const { id } = await addPosition(server.context, { unitId });
    await addPositionHolder(server.context, { userId: office.userId, positionId: id });
    expect((await put(id, facts)).statusCode).toBe(403);
    const own = await server.signIn({ isAdministrator: true, role: 'CLUB_COORDINATOR', email: 'own@campus.example' });
    const unit = await addUnit(server.context, { name: 'Own Club', contactEmail: 'own@campus.example' });
    const position = await addPosition(server.context, { unitId: unit.id });
    const refused = await own.send('PUT', `/api/admin/positions/${position.id}`, facts);
    expect([refused.statusCode, messageOf(refused)]).toEqual([
      403,
      'Another administrator has to do this: you cannot decide about yourself.',
    ]);
  });
});

describe('room and booking administration', () => {
  const room = { name: 'Main Auditorium', building: 'Block A', capacity: 400, equipment: ['Projector'], decided_by: 'PRESIDENT' };
  const cancel = (id: string, reason = 'The roof leaks.', who = office) =>
    who.send('POST', `/api/admin/bookings/${id}/cancellation`, { reason });

  async function booking() {
    const { id: unitId } = await addUnit(server.context, { name: 'Chess Club', contactEmail: 'dev@campus.example' });
    const dev = await server.signIn({ name: 'Dev Malhotra', role: 'CLUB_COORDINATOR', email: 'dev@campus.example' });
    const president = await server.addUser({ role: 'PRESIDENT' });
    const { id: eventId } = await addEvent(server.context, { unitId, title: 'Open' });
    const request = { eventId, requestedBy: dev.userId, reviewedBy: president.id, decidedAt: TEST_NOW, status: 'Approved' as const };
    return { dev, eventId, request, booked: await addRequest(server.context, request) };
  }

  it('creates and archives rooms, writes audit log entries and rejects duplicate names', async () => {
    const added = await office.send('POST', '/api/admin/rooms', room);
    expect([added.statusCode, added.json()]).toMatchObject([201, { ...room, is_archived: false }]);
    expect(await lastEntry()).toMatchObject({ action: 'room.create', actorId: office.userId });
    const url = `/api/admin/rooms/${added.json()._id}`;
    expect((await office.send('PUT', url, { ...room, is_archived: true })).json()).toMatchObject({ is_archived: true });
    expect(await lastEntry()).toMatchObject({ action: 'room.update', detail: { isArchived: '[false,true]' } });
    expect(messageOf(await office.send('POST', '/api/admin/rooms', { ...room, name: 'main  auditorium' }))).toBe(
      'Another room in the catalogue has or had this name.',
    );
    expect((await office.send('POST', '/api/rooms', { ...room, name: 'Elsewhere' })).statusCode).toBe(403);
  });

  it('lists bookings by day and room', async () => {
    const { dev, eventId, request, booked } = await booking();
    await addRequest(server.context, { ...request, room: 'Room 2', time: '10:00' });
    await addRequest(server.context, { eventId, requestedBy: dev.userId, room: 'Room 3' });
    const rooms = async (query: string) =>
      (await office.get(`/api/admin/bookings?${query}`)).json().map((row: { room: string }) => row.room);
    expect(await rooms('day=2026-11-21')).toEqual(['Room 2', 'Main Auditorium']);
    expect(await rooms('day=2026-11-21&room_key=main%20auditorium')).toEqual(['Main Auditorium']);
    expect(await rooms('')).toEqual([]);
    const [row] = (await office.get('/api/admin/bookings?day=2026-11-21&room_key=main%20auditorium')).json();
    expect(row).toMatchObject({
      _id: booked.id,
      event: { title: 'Open' },
      unit: { name: 'Chess Club' },
      booked_by: { _id: dev.userId, name: 'Dev Malhotra' },
    });
  });

  it('cancels a booking with a reason, notifies the requester and writes an audit log entry', async () => {
    const { dev, eventId, booked } = await booking();
    expect((await cancel(booked.id, ' ')).json().errors).toEqual({
      reason: 'Enter the reason. The person who booked the room will see it.',
    });
    expect((await cancel(booked.id)).json()).toEqual({ message: 'The booking was cancelled.' });
    expect(await lastEntry()).toMatchObject({
      action: 'room-request.cancel',
      actorId: office.userId,
      subjectId: booked.id,
      detail: { eventId, room: 'Main Auditorium', reason: 'The roof leaks.' },
    });
    const { notifications } = await notificationsOf(dev);
    expect(notifications).toContain('room-released');
    const [event] = (await dev.get('/api/events/by-role/CLUB_COORDINATOR?username=dev@campus.example')).json();
    expect(event.room_requests).toMatchObject([{ status: 'Rejected', release_reason: 'The roof leaks.' }]);
    expect((await office.get('/api/admin/bookings?day=2026-11-21')).json()).toEqual([]);
    expect(messageOf(await cancel(booked.id))).toBe('This booking was released already.');
    expect((await cancel(newId())).statusCode).toBe(404);
  });

  it('rejects a cancellation by an administrator who requested the same room and time', async () => {
    const { eventId, booked } = await booking();
    await addRequest(server.context, { eventId, requestedBy: office.userId, time: '17:00' });
    const refused = await cancel(booked.id);
    expect([refused.statusCode, messageOf(refused)]).toEqual([
      403,
      'You are waiting for this room at that time, so somebody else has to cancel the booking.',
    ]);
    expect((await cancel(booked.id, 'The roof leaks.', registrar)).statusCode).toBe(200);
  });
});
