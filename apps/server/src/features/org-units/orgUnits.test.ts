import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { auditLog, orgUnits, users } from '../../db/schema.ts';
import { postedMails } from '../../testing/jobs.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addUnit } from '../events/testing/records.ts';

let server: TestApp;
let student: Visitor;
let scitech: Visitor;
let president: Visitor;

beforeEach(async () => {
  // Budgets are as entered if the money feature is off.
  server = await testApp({ off: ['money'] });
  student = await server.signIn();
  scitech = await server.signIn({ role: 'GENSEC_SCITECH' });
  president = await server.signIn({ role: 'PRESIDENT' });
});
afterAll(() => server.close());

function form(change: object = {}) {
  return {
    name: 'Drone Club',
    type: 'Club',
    category: 'scitech',
    contact_info: {
      email: 'Drones@campus.example',
      social_media: [
        { platform: 'Instagram', url: 'https://www.instagram.com/drones.example' },
        { platform: '', url: 'https://drones.example' },
      ],
    },
    ...change,
  };
}

function contact(email: string) {
  return { contact_info: { email, social_media: [] } };
}

function create(who: Visitor, body: object = form(), headers?: Record<string, string>) {
  return who.send('POST', '/api/orgUnit/create', body, headers);
}

async function names(who: Visitor, query = ''): Promise<string[]> {
  const response = await who.get(`/api/orgUnit/organizational-units${query}`);
  expect(response.statusCode).toBe(200);
  return response.json().map(({ name }: { name: string }) => name);
}

describe('the list of units', () => {
  beforeEach(async () => {
    const council = await addUnit(server.context, { name: 'SciTech Council', type: 'Council' });
    await addUnit(server.context, { name: 'Robotics Club', parentUnitId: council.id, allocatedBudget: 100_000, spentAmount: 12_500.5 });
    await addUnit(server.context, { name: 'Dance Club', category: 'cultural' });
  });

  it('is sorted by name and filtered by category, and empty for a general secretary with an unknown category', async () => {
    const coordinator = await server.signIn({ role: 'CLUB_COORDINATOR' });
    for (const who of [student, coordinator, scitech, president]) {
      expect(await names(who)).toEqual(['Dance Club', 'Robotics Club', 'SciTech Council']);
    }
    expect(await names(student, '?category=scitech')).toEqual(['Robotics Club', 'SciTech Council']);
    expect(await names(student, '?category=')).toHaveLength(3);
    expect(await names(student, '?category=sports')).toEqual([]);
    expect(await names(await server.signIn({ role: 'GENSEC_ALUMNI' }))).toEqual([]);
    const unknown = await student.get('/api/orgUnit/organizational-units?category=chess');
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().errors).toEqual({ category: 'There is no such category.' });
  });

  it('includes budgets for office-bearers only', async () => {
    const seen = (await scitech.get('/api/orgUnit/organizational-units')).json();
    expect(seen[1]).toMatchObject({
      name: 'Robotics Club',
      type: 'Club',
      category: 'scitech',
      parent_unit_id: seen[2]._id,
      hierarchy_level: 1,
      is_active: true,
      budget_info: { allocated_budget: 100_000, spent_amount: 12_500.5 },
    });
    expect((await student.get('/api/orgUnit/organizational-units')).body).not.toContain('budget');
  });

  it('answers 304 while it is unchanged for the requester', async () => {
    const { headers } = await student.get('/api/orgUnit/organizational-units');
    expect(headers['cache-control']).toBe('private, no-cache');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await student.get('/api/orgUnit/organizational-units', known)).statusCode).toBe(304);
    expect((await president.get('/api/orgUnit/organizational-units', known)).statusCode).toBe(200);
  });
});

describe('creating a unit', () => {
  it('returns the unit and records it in the audit log', async () => {
    const response = await create(president, form({ hierarchy_level: '2', budget_info: { allocated_budget: '5000', spent_amount: '' } }));
    expect(response.statusCode).toBe(201);
    const unit = response.json();
    expect(unit).toEqual({
      _id: expect.any(String),
      unit_id: unit._id,
      name: 'Drone Club',
      type: 'Club',
      description: '',
      parent_unit_id: null,
      hierarchy_level: 2,
      category: 'scitech',
      is_active: true,
      contact_info: {
        email: 'Drones@campus.example',
        social_media: [{ platform: 'Instagram', url: 'https://www.instagram.com/drones.example' }],
      },
      budget_info: { allocated_budget: 5000, spent_amount: 0 },
      created_at: '2026-11-20T09:30:00.000Z',
      updated_at: '2026-11-20T09:30:00.000Z',
    });
    const { db, instituteId } = server.context;
    const rows = await db
      .select({ action: auditLog.action, actorId: auditLog.actorId, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.subjectId, unit._id)));
    const detail = { name: 'Drone Club', category: 'scitech', contactEmail: 'Drones@campus.example', coordinatorId: expect.any(String) };
    expect(rows).toEqual([{ action: 'unit.create', actorId: president.userId, detail }]);
  });

  it('creates the coordinator account and mails a link to set its password', async () => {
    const unit = (await create(scitech)).json();
    const [mail] = await server.deliverMails();
    expect(mail).toMatchObject({ to: 'Drones@campus.example', subject: 'Drone Club is on Quad now' });
    const [, path = ''] = mail?.text.match(/http:\/\/localhost:4000\/(reset-password\/\S+)/) ?? [];
    const nobody = server.visitor();
    expect((await nobody.send('POST', `/auth/${path}`, { password: 'propeller lantern ninety' })).statusCode).toBe(200);
    const login = await nobody.send('POST', '/auth/login', { email: 'drones@campus.example', password: 'propeller lantern ninety' });
    expect(login.json().user).toMatchObject({
      role: 'CLUB_COORDINATOR',
      onboardingComplete: true,
      personal_info: { name: 'Drone Club', email: 'Drones@campus.example' },
    });
    const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
    const choices = await server.app.inject({ method: 'GET', url: '/api/events/units', cookies });
    expect(choices.json()).toEqual([{ _id: unit._id, name: 'Drone Club', type: 'Club' }]);
  });

  it('sends no welcome mail when the coordinator can already sign in', async () => {
    await create(president);
    const { db, instituteId } = server.context;
    const isCoordinator = and(eq(users.instituteId, instituteId), eq(users.email, 'Drones@campus.example'));
    await db.update(users).set({ strategy: 'google', googleSubject: '1234' }).where(isCoordinator);
    expect(await server.deliverMails()).toEqual([]);
  });

  it('limits general secretaries to their own category, and refuses students and coordinators', async () => {
    const council = await addUnit(server.context, { name: 'SciTech Council', type: 'Council' });
    const dance = await addUnit(server.context, { name: 'Dance Club', category: 'cultural' });
    const own = await create(scitech, form({ category: '', parent_unit_id: council.id }));
    expect(own.json()).toMatchObject({ category: 'scitech', parent_unit_id: council.id });
    const next = { name: 'Chess Club', ...contact('chess@campus.example') };
    const refusals = [
      await create(scitech, form({ ...next, category: 'cultural' })),
      await create(scitech, form({ ...next, parent_unit_id: dance.id })),
      await create(student, form(next)),
      await create(await server.signIn({ role: 'CLUB_COORDINATOR' }), form(next)),
    ];
    expect(refusals.map((response) => [response.statusCode, response.json().message])).toEqual([
      [403, 'You can create units of your own category only.'],
      [403, 'Choose a parent unit of your own category.'],
      [403, 'You do not have permission to do this.'],
      [403, 'You do not have permission to do this.'],
    ]);
    expect((await create(president, form({ ...next, parent_unit_id: newId() }))).statusCode).toBe(404);
    expect((await create(president, form({ ...next, category: 'independent', parent_unit_id: dance.id }))).statusCode).toBe(201);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Organization name is required.'],
    [{ type: '' }, 'type', 'Organization type is required.'],
    [{ category: '' }, 'category', 'Category is required.'],
    [{ hierarchy_level: 0 }, 'hierarchy_level', 'Hierarchy level must be at least 1.'],
    [{ contact_info: undefined }, 'contact_info.email', 'Contact email is required.'],
    [contact('drones'), 'contact_info.email', 'Please enter a valid email address.'],
    [{ budget_info: { allocated_budget: -1 } }, 'budget_info.allocated_budget', 'Enter an amount from 0 to 1,000,000,000.'],
  ])('rejects %j with a message for the field', async (change, field, message) => {
    const response = await create(president, form(change));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, errors: { [field]: message } });
  });

  it('rejects a name or address in use, in any case, and stores nothing', async () => {
    await create(president);
    await server.addUser({ email: 'asha@campus.example' });
    const answers = [
      await create(president, form({ name: 'DRONE CLUB', ...contact('other@campus.example') })),
      await create(president, form({ name: 'Other Club', ...contact('DRONES@campus.example') })),
      await create(president, form({ name: 'Other Club', ...contact('Asha@campus.example') })),
    ];
    expect(answers.map((response) => [response.statusCode, response.json().message])).toEqual([
      [409, 'There is an organizational unit with this name already.'],
      [409, 'Another organizational unit has this contact email.'],
      [409, 'An account with this email already exists. Choose another address for the unit.'],
    ]);
    const { db, instituteId } = server.context;
    expect(await db.select().from(orgUnits).where(eq(orgUnits.instituteId, instituteId))).toHaveLength(1);
    expect(await postedMails(server.context)).toHaveLength(1);
  });

  it('accepts a contact address once in concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => create(president, form({ name: `Club ${index}` }))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('is idempotent for a repeated submission', async () => {
    const key = { 'idempotency-key': newId() };
    const first = await create(president, form(), key);
    const second = await create(president, form(), key);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await postedMails(server.context)).toHaveLength(1);
  });
});
