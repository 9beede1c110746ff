import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, users } from '../../db/schema.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addRequest, addUnit } from './testing/records.ts';

let server: TestApp;
let student: Visitor;
let coordinator: Visitor;
let scitech: Visitor;
let president: Visitor;
let roboticsId: string;
let codingId: string;
let danceId: string;

beforeAll(async () => {
  // Budgets are as entered if the money feature is off.
  server = await testApp({ off: ['money'] });
  student = await server.signIn({ name: 'Meera Iyer' });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example' });
  scitech = await server.signIn({ role: 'GENSEC_SCITECH' });
  president = await server.signIn({ role: 'PRESIDENT' });
  roboticsId = (await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' })).id;
  codingId = (await addUnit(server.context, { name: 'Programming Club' })).id;
  danceId = (await addUnit(server.context, { name: 'Dance Club', category: 'cultural' })).id;
});
afterAll(() => server.close());

const create = (who: Visitor, body: object, headers?: Record<string, string>) => who.send('POST', '/api/events/create', body, headers);
const edit = (who: Visitor, id: string, body: object, headers?: Record<string, string>) =>
  who.send('PUT', `/api/events/${id}`, body, headers);
const form = (more: object = {}) => ({ title: 'Maze Challenge', category: 'technical', organizing_unit_id: roboticsId, ...more });

describe('POST /api/events/create', () => {
  it('creates an event from the submitted form and returns it', async () => {
    const response = await create(
      coordinator,
      form({
        description: ' No remote controls ',
        type: 'Competition',
        organizers: [student.userId],
        schedule: {
          date: '2026-12-05',
          time: '10:00',
          start: '2026-12-05T04:30:00.000Z',
          end: '2026-12-05T11:30:00.000Z',
          venue: 'Robotics Lab',
          mode: '',
        },
        registration: { required: true, fees: '50', max_participants: '', start: null, end: '2026-12-04T12:00:00.000Z' },
        budget: { allocated: '2500.50', sponsors: [''] },
      }),
    );
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      message: 'Event created successfully!',
      event: {
        title: 'Maze Challenge',
        description: 'No remote controls',
        organizing_unit_id: { _id: roboticsId, name: 'Robotics Club' },
        organizers: [{ _id: student.userId, personal_info: { name: 'Meera Iyer' } }],
        schedule: { start: '2026-12-05T04:30:00.000Z', end: '2026-12-05T11:30:00.000Z', venue: 'Robotics Lab', mode: null },
        registration: { required: true, start: null, end: '2026-12-04T12:00:00.000Z', fees: 50, max_participants: null },
        budget: { allocated: 2500.5, spent: 0, sponsors: [] },
        status: 'planned',
        participants: [],
        room_requests: [],
        created_at: '2026-11-20T09:30:00.000Z',
      },
    });
  });

  it('requires a title, a category and a unit, and no other field', async () => {
    expect((await create(coordinator, form())).statusCode).toBe(201);
    for (const field of ['title', 'category', 'organizing_unit_id']) {
      const response = await create(coordinator, form({ [field]: '' }));
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toHaveProperty(field);
    }
  });

  it.each([
    [{ schedule: { start: '2026-12-05T10:00:00.000Z', end: '2026-12-05T10:00:00.000Z' } }, 'schedule.end'],
    [{ schedule: { start: '2026-12-05T10:00:00.000Z', end: '2027-12-06T10:01:00.000Z' } }, 'schedule.end'],
    [{ schedule: { start: '1900-01-01T10:00:00.000Z', end: '2200-12-05T10:00:00.000Z' } }, 'schedule.end'],
    [
      { schedule: { start: '2026-12-05T10:00:00.000Z' }, registration: { required: true, end: '2026-12-05T11:00:00.000Z' } },
      'registration.end',
    ],
    [{ budget: { allocated: -1 } }, 'budget.allocated'],
    [{ registration: { required: true, max_participants: 1.5 } }, 'registration.max_participants'],
    [{ schedule: { mode: 'hidden' } }, 'schedule.mode'],
    [{ status: 'completed' }, 'status'],
    [{ organizers: ['nobody'] }, 'organizers'],
  ])('rejects %j', async (more, field) => {
    const response = await create(coordinator, form(more));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toHaveProperty([field]);
  });

  it('allows coordinators their own unit, general secretaries their own category, and the president all', async () => {
    expect((await create(coordinator, form({ organizing_unit_id: codingId }))).statusCode).toBe(403);
    expect((await create(scitech, form({ organizing_unit_id: codingId }))).statusCode).toBe(201);
    expect((await create(scitech, form({ organizing_unit_id: danceId }))).statusCode).toBe(403);
    expect((await create(president, form({ organizing_unit_id: danceId }))).statusCode).toBe(201);
    expect((await create(president, form({ organizing_unit_id: '01970000-0000-7000-8000-000000000000' }))).statusCode).toBe(404);
    expect((await create(student, form())).statusCode).toBe(403);
    expect((await create(server.visitor(), form())).statusCode).toBe(401);
    expect((await create(president, form({ organizers: [coordinator.userId] }))).statusCode).toBe(400);
  });

  it('returns 400 with a field error for a malformed unit id, on create and on edit', async () => {
    const { _id } = (await create(president, form())).json().event;
    const answers = [
      await create(president, form({ organizing_unit_id: 'robotics' })),
      await edit(president, _id, form({ organizing_unit_id: 'robotics' })),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'INVALID',
        errors: { organizing_unit_id: 'This organizing unit does not exist.' },
      });
    }
  });

  it('is idempotent for the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'one-press-of-the-button' };
    const first = await create(coordinator, form({ title: 'Once' }), key);
    expect((await create(coordinator, form({ title: 'Once' }), key)).json()).toEqual(first.json());
  });
});

describe('PUT /api/events/{id}', () => {
  it('changes the submitted fields and keeps the others', async () => {
    const { id } = await addEvent(server.context, {
      unitId: roboticsId,
      title: 'Old title',
      venue: 'Robotics Lab',
      spentBudget: 700,
      participants: [student.userId],
      organizers: [student.userId],
    });
    await addRequest(server.context, { eventId: id, requestedBy: coordinator.userId });
    const response = await edit(
      coordinator,
      id,
      form({ _id: id, title: 'New title', organizing_unit_id: { _id: roboticsId, name: 'Robotics Club' } }),
    );
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: 'Event updated successfully!',
      event: {
        title: 'New title',
        schedule: { start: '2026-11-21T10:30:00.000Z', venue: 'Robotics Lab' },
        budget: { spent: 700 },
        participants: [student.userId],
        organizers: [{ _id: student.userId }],
        room_requests: [{ status: 'Pending' }],
        updated_at: '2026-11-20T09:30:00.000Z',
      },
    });
    expect((await edit(coordinator, id, form({ organizers: [] }))).json().event.organizers).toEqual([]);
  });

  it('keeps an organizer that is no longer a student, but rejects adding another one', async () => {
    const [former, other] = [await server.addUser(), await server.addUser()];
    const { id } = await addEvent(server.context, { unitId: roboticsId, organizers: [former.id] });
    const { db, instituteId } = server.context;
    for (const person of [former, other]) {
      await db
        .update(users)
        .set({ role: 'GENSEC_SPORTS' })
        .where(and(eq(users.instituteId, instituteId), eq(users.id, person.id)));
    }
    const edited = await edit(coordinator, id, form({ title: 'New title', organizers: [former.id] }));
    expect(edited.json().event).toMatchObject({ title: 'New title', organizers: [{ _id: former.id }] });
    const refused = await edit(coordinator, id, form({ organizers: [former.id, other.id] }));
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { organizers: 'Choose organizers from the list.' }]);
  });

  it('writes the old and new values to the audit log', async () => {
    const { db, instituteId } = server.context;
    const { id } = await addEvent(server.context, { unitId: roboticsId, title: 'Before' });
    await edit(coordinator, id, form({ title: 'After', budget: { allocated: 10 } }));
    const [row] = await db
      .select({ action: auditLog.action, actorId: auditLog.actorId, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.subjectId, id)));
    expect(row).toEqual({
      action: 'event.update',
      actorId: coordinator.userId,
      detail: { title: '["Before","After"]', allocatedBudget: '[null,10]' },
    });
  });

  it('requires the right to both the old and the new unit', async () => {
    const own = await addEvent(server.context, { unitId: roboticsId });
    const other = await addEvent(server.context, { unitId: danceId, category: 'cultural' });
    expect((await edit(coordinator, own.id, form({ organizing_unit_id: codingId }))).statusCode).toBe(403);
    expect((await edit(scitech, own.id, form({ organizing_unit_id: danceId }))).statusCode).toBe(403);
    expect((await edit(scitech, own.id, form({ organizing_unit_id: codingId }))).statusCode).toBe(200);
    expect((await edit(coordinator, other.id, form())).statusCode).toBe(403);
    expect((await edit(scitech, other.id, form({ organizing_unit_id: danceId }))).statusCode).toBe(403);
    expect((await edit(president, other.id, form())).statusCode).toBe(200);
    expect((await edit(student, own.id, form())).statusCode).toBe(403);
    expect((await edit(president, '01970000-0000-7000-8000-000000000000', form())).statusCode).toBe(404);
  });

  it('rejects an outdated version with 412', async () => {
    const { id } = await addEvent(server.context, { unitId: roboticsId });
    const { etag } = (await coordinator.get(`/api/events/${id}`)).headers;
    expect((await edit(coordinator, id, form(), { 'if-match': String(etag) })).statusCode).toBe(200);
    const stale = await edit(coordinator, id, form({ title: 'Too late' }), { 'if-match': String(etag) });
    expect(stale.statusCode).toBe(412);
    expect((await coordinator.get(`/api/events/${id}`)).json().title).toBe('Maze Challenge');
  });
});

describe('an existing event longer than a year', () => {
  it('can be edited and shortened, but not extended', async () => {
    const { id } = await addEvent(server.context, {
      unitId: roboticsId,
      startsAt: new Date('2026-12-05T10:00:30.000Z'),
      endsAt: new Date('2036-12-05T10:00:00.000Z'),
    });
    const lasting = (end: string) => edit(coordinator, id, form({ schedule: { start: '2026-12-05T10:00:00.000Z', end, venue: 'Lab 2' } }));
    expect((await lasting('2036-12-05T10:00:00.000Z')).statusCode).toBe(200);
    const longer = await lasting('2036-12-06T10:00:00.000Z');
    expect([longer.statusCode, longer.json().errors]).toEqual([400, { 'schedule.end': 'An event lasts a year at most.' }]);
    expect((await lasting('2030-12-05T10:00:00.000Z')).statusCode).toBe(200);
    expect((await lasting('2036-12-05T10:00:00.000Z')).statusCode).toBe(400);
  });
});
