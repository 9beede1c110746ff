import { ROLES } from '@quad/domain/access';
import { ACTIVITY_CLAIM_FLOW } from '@quad/domain/approvals';
import { inboxCounts } from '@quad/domain/fixtures';
import { compareInbox, INBOX_KINDS, type InboxCount, type InboxItem, inboxDays } from '@quad/domain/inbox';
import { campusDay } from '@quad/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { batchAdvisers } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { startRequest } from '../approvals/approvals.service.ts';
import { addAchievement, addPendingSkill, addSkill, addUserSkill } from '../endorsements/testing/records.ts';
import { addEvent, addRequest, addUnit } from '../events/testing/records.ts';
import { endHour, formOf, postedFeedbackId } from '../feedback/testing/giving.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';

const MINUTE_MS = 60_000;
const TIME_ZONE = 'Asia/Kolkata';
/** The class whose claims wait for the president. */
const CLASS = { program: 'B.Tech', admissionYear: 2024 };

let server: TestApp;
let student: Visitor;
let requestId: string;
const requesters = new Map<string, Visitor>();
/** Names of all records, by id. */
const names = new Map<string, string>();

/** The time this many minutes ago. */
const ago = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * MINUTE_MS);

async function named(name: string, added: Promise<{ id: string }>): Promise<string> {
  const { id } = await added;
  names.set(id, name);
  return id;
}

/** Adds a SciTech club, a cultural club and an independent committee, with items of every kind for each. */
beforeAll(async () => {
  server = await testApp();
  const { context } = server;
  student = await server.signIn({ name: 'Asha Rao' });
  const member = await server.signIn({ name: 'Bilal Khan' });
  for (const role of ROLES) requesters.set(role, await server.signIn({ role, email: `${role.toLowerCase()}@campus.example` }));
  const robotics = await addUnit(context, {
    name: 'Robotics Club',
    contactEmail: 'club_coordinator@campus.example',
    createdAt: ago(90),
  });
  const music = await addUnit(context, { name: 'Music Club', category: 'cultural', createdAt: ago(89) });
  const hostels = await named('Hostel Committee', addUnit(context, { name: 'Hostels', category: 'independent', createdAt: ago(88) }));
  const closed = await named('closed unit', addUnit(context, { category: 'scitech', isActive: false, createdAt: ago(88) }));
  await named('open position of the closed unit', addPosition(context, { unitId: closed, createdAt: ago(87) }));
  const event = await addEvent(context, { unitId: robotics.id, title: 'Robo Soccer' });
  const concert = await addEvent(context, { unitId: music.id, title: 'Monsoon Ragas', category: 'cultural' });
  const { userId: coordinatorId } = requesters.get('CLUB_COORDINATOR') as Visitor;
  const { userId: presidentId } = requesters.get('PRESIDENT') as Visitor;
  const request = { eventId: event.id, requestedBy: coordinatorId };
  requestId = await named('auditorium', addRequest(context, { ...request, requestedAt: ago(60) }));
  await named('seminar hall', addRequest(context, { ...request, room: 'Seminar Hall', time: '18:00', requestedAt: ago(10) }));
  await named('room of last week', addRequest(context, { ...request, room: 'L1', date: '2026-11-13', requestedAt: ago(9) }));
  await named('room for later', addRequest(context, { ...request, room: 'L2', date: '2026-12-13', requestedAt: ago(70) }));
  await named('own room of the president', addRequest(context, { ...request, room: 'L4', requestedBy: presidentId }));
  await addRequest(context, {
    eventId: concert.id,
    requestedBy: coordinatorId,
    room: 'main auditorium',
    time: '17:00',
    status: 'Approved',
    reviewedBy: presidentId,
  });
  for (const [type, minutes] of [
    ['technical', 50],
    ['cultural', 49],
    ['other', 48],
  ] as const) {
    await named(`${type} claim`, addUserSkill(context, { userId: student.userId, skillType: type, createdAt: ago(minutes) }));
    await named(`${type} skill`, addPendingSkill(context, { type, createdBy: student.userId, createdAt: ago(minutes - 10) }));
    await named(`${type} achievement`, addAchievement(context, { userId: student.userId, type, createdAt: ago(minutes - 20) }));
  }
  await named(
    'own achievement of the secretary',
    addAchievement(context, { userId: (requesters.get('GENSEC_SCITECH') as Visitor).userId }),
  );
  await addSkill(context);
  await context.db.insert(batchAdvisers).values({ instituteId: context.instituteId, userId: presidentId, ...CLASS });
  const batch = { program: CLASS.program, admission_year: CLASS.admissionYear };
  const claimOf = (requestedBy: string, admission_year = batch.admission_year) =>
    startRequest(context.db, context, {
      ...{ flow: ACTIVITY_CLAIM_FLOW, subject: { batch: { ...batch, admission_year } }, subjectId: newId(), title: 'Camp', requestedBy },
    });
  names.set(await claimOf(student.userId), 'claim');
  await claimOf(presidentId);
  await claimOf(student.userId, 2023);
  const { id: lead } = await addPosition(context, { unitId: robotics.id, title: 'Lead', positionCount: 2, createdAt: ago(80) });
  names.set(lead, 'half a position');
  await addPositionHolder(context, { userId: member.userId, positionId: lead });
  const { id: full } = await addPosition(context, { unitId: robotics.id, createdAt: ago(79) });
  await addPositionHolder(context, { userId: member.userId, positionId: full });
  const singer = await named('singer', addPosition(context, { unitId: music.id, createdAt: ago(78) }));
  await addPositionHolder(context, { userId: student.userId, positionId: singer, tenureYear: '2025-2026', status: 'completed' });
  const addFeedback = async (name: string, form: object) => names.set(await postedFeedbackId(student, form), name);
  await addFeedback('about robotics', formOf(robotics.id, { target_type: 'Club/Organization', is_anonymous: true }));
  await addFeedback('about the concert', formOf(concert.id));
  await addFeedback('about the lead', formOf(lead, { target_type: 'POR' }));
  await addFeedback('about a member', formOf(member.userId, { target_type: 'User' }));
  await addFeedback('about hostels', formOf(hostels, { target_type: 'Club/Organization' }));
  await addFeedback('about the president', formOf(presidentId, { target_type: 'User' }));
  await endHour(server);
  server.setNow(TEST_NOW);
});
afterAll(() => server.close());

async function inboxOf(requester: string, query = ''): Promise<InboxItem[]> {
  const response = await (requesters.get(requester) as Visitor).get(`/api/inbox${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const namesIn = (items: readonly InboxItem[]) => items.map(({ _id }) => names.get(_id));

/** Items with the same time have no defined order. */
const FEEDBACK_OF_ROBOTICS = ['about a member', 'about robotics', 'about the lead'];

describe('the inbox', () => {
  it('is empty for students', async () => expect(await inboxOf('STUDENT')).toEqual([]));

  it.each(ROLES)('is sorted for %s by the inbox rule', async (role) => {
    const items = await inboxOf(role);
    const days = inboxDays(campusDay(TEST_NOW, TIME_ZONE));
    expect(namesIn(items)).toEqual(namesIn(items.toSorted((one, other) => compareInbox(one, other, days, TIME_ZONE))));
  });

  it('sorts imminent room requests first, later ones behind other items, and past ones last', async () => {
    const order = namesIn(await inboxOf('PRESIDENT'));
    expect([order[0], order[1], order.at(-1)]).toEqual(['auditorium', 'seminar hall', 'room of last week']);
    expect(order.indexOf('room for later')).toBeGreaterThan(order.indexOf('about a member'));
    expect(order.indexOf('room for later')).toBeLessThan(order.indexOf('singer'));
  });

  it('contains everything for the president except their own requests', async () => {
    const items = await inboxOf('PRESIDENT');
    expect(namesIn(items).toSorted()).toEqual(
      [
        'Hostel Committee',
        ...FEEDBACK_OF_ROBOTICS,
        'about hostels',
        'about the concert',
        'auditorium',
        'claim',
        'cultural achievement',
        'cultural claim',
        'cultural skill',
        'half a position',
        'other achievement',
        'other claim',
        'other skill',
        'own achievement of the secretary',
        'room for later',
        'room of last week',
        'seminar hall',
        'singer',
        'technical achievement',
        'technical claim',
        'technical skill',
      ].toSorted(),
    );
  });

  it.each([
    ['GENSEC_SCITECH', ['half a position', 'technical claim', 'technical skill', 'technical achievement', ...FEEDBACK_OF_ROBOTICS]],
    ['GENSEC_CULTURAL', ['singer', 'cultural claim', 'cultural skill', 'cultural achievement', 'about the concert']],
    ['GENSEC_SPORTS', []],
    [
      'CLUB_COORDINATOR',
      [
        'half a position',
        'technical claim',
        'technical skill',
        'technical achievement',
        'own achievement of the secretary',
        ...FEEDBACK_OF_ROBOTICS,
      ],
    ],
  ])('contains for %s only the items of their area', async (role, expected) => {
    expect(namesIn(await inboxOf(role)).toSorted()).toEqual(expected.toSorted());
  });

  it('can be filtered by kind, and returns the total count', async () => {
    expect(namesIn(await inboxOf('PRESIDENT', '?kind=room-request'))).toEqual([
      'auditorium',
      'seminar hall',
      'room for later',
      'room of last week',
    ]);
    const counted = await (requesters.get('PRESIDENT') as Visitor).get('/api/inbox?kind=room-request&limit=0');
    expect([counted.json(), counted.headers['x-total-count']]).toEqual([[], '4']);
    expect(await inboxOf('GENSEC_SCITECH', '?kind=room-request')).toEqual([]);
    const unknown = await (requesters.get('PRESIDENT') as Visitor).get('/api/inbox?kind=parcel');
    expect([unknown.statusCode, unknown.json().message]).toEqual([
      400,
      'The kind is one of: room-request, user-skill, skill, achievement, approval, feedback, unit, position.',
    ]);
  });

  it.each(ROLES)('returns counts by kind to %s that match the listed items', async (role) => {
    const counted: InboxCount[] = (await (requesters.get(role) as Visitor).get('/api/inbox/counts')).json();
    const items = await inboxOf(role);
    expect(counted.filter(({ count }) => count > 0)).toEqual(inboxCounts(items).filter(({ count }) => count > 0));
    expect(counted.length > 0, role).toBe(role !== 'STUDENT');
  });

  it('shows the conflict, the event and the unit of a room request', async () => {
    const [auditorium, hall] = await inboxOf('PRESIDENT', '?kind=room-request');
    expect(auditorium).toMatchObject({
      kind: 'room-request',
      since: '2026-11-20T08:30:00.000Z',
      request: { room: 'Main Auditorium', date: '2026-11-21T00:00:00.000Z', time: '16:00', status: 'Pending' },
      event: { title: 'Robo Soccer', unit: { name: 'Robotics Club' } },
      clash: { room: 'main auditorium', date: '2026-11-21', time: '17:00', event: 'Monsoon Ragas' },
    });
    expect(hall).toMatchObject({ clash: null });
  });

  it('shows the title and the requester of an approval', async () => {
    expect(await inboxOf('PRESIDENT', '?kind=approval')).toMatchObject([
      { approval: { title: 'Camp', requested_by: { personal_info: { name: 'Asha Rao' } } } },
    ]);
  });

  it('shows the total and taken places of a position in the current tenure', async () => {
    expect(await inboxOf('PRESIDENT', '?kind=position')).toMatchObject([
      { position: { title: 'Lead', unit: { name: 'Robotics Club' } }, tenure: '2026-2027', places: 2, taken: 1 },
      { tenure: '2026-2027', places: 1, taken: 0 },
    ]);
  });

  it('does not show the giver of anonymous feedback', async () => {
    const response = await (requesters.get('GENSEC_SCITECH') as Visitor).get('/api/inbox?kind=feedback');
    const items: InboxItem[] = response.json();
    const anonymous = items.find((item) => item.kind === 'feedback' && item.feedback.is_anonymous);
    expect(names.get(anonymous?._id ?? '')).toBe('about robotics');
    expect(JSON.stringify(anonymous)).not.toContain(student.userId);
    expect(JSON.stringify(anonymous)).not.toContain('Asha Rao');
  });

  it('returns all items over several pages, including those with the same time', async () => {
    const visitor = requesters.get('PRESIDENT') as Visitor;
    const whole = await inboxOf('PRESIDENT');
    const found: InboxItem[] = [];
    let next: string | undefined = '/api/inbox?limit=3';
    while (next) {
      const page = await visitor.get(next);
      found.push(...page.json());
      next = /^<(.*)>; rel="next"$/.exec(String(page.headers.link))?.[1];
    }
    expect(found).toEqual(whole);
  });

  it('contains every kind of item in the test data', async () => {
    const kinds = new Set((await inboxOf('PRESIDENT')).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([...INBOX_KINDS].toSorted());
  });
});

/** Settles an item with the endpoint that the portal uses. */
function settle(who: Visitor, { kind, _id }: InboxItem) {
  switch (kind) {
    case 'room-request':
      return who.send('PATCH', `/api/events/room-requests/${_id}/status`, { status: 'Rejected' });
    case 'user-skill':
      return who.send('POST', `/api/skills/user-skills/endorse/${_id}`);
    case 'skill':
      return who.send('POST', `/api/skills/endorse/${_id}`);
    case 'achievement':
      return who.send('PATCH', `/api/achievements/verify/${_id}`, {});
    case 'approval':
      return who.send('POST', `/api/approvals/${_id}/steps/adviser/decision`, { version: 1, verdict: 'approved' });
    case 'feedback':
      return who.send('PUT', `/api/feedback/mark-resolved/${_id}`, { actions_taken: 'Done.' });
    case 'unit':
    case 'position':
      return undefined;
  }
}

describe('an inbox item', () => {
  it('can be decided by its recipient and disappears once it is decided', async () => {
    expect(requestId).toBeDefined();
    for (const role of ['CLUB_COORDINATOR', 'GENSEC_SCITECH', 'GENSEC_CULTURAL', 'PRESIDENT']) {
      const visitor = requesters.get(role) as Visitor;
      for (const item of await inboxOf(role)) {
        const answer = await settle(visitor, item);
        if (answer) expect(answer.statusCode, `${names.get(item._id)} as ${role}: ${answer.body}`).toBe(200);
      }
      const left = (await inboxOf(role)).filter(({ kind }) => kind !== 'unit' && kind !== 'position');
      expect(namesIn(left), role).toEqual([]);
    }
  });
});
