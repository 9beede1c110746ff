import { ANSWERED_CALLS, callKey, type Endpoint } from '@quad/api-client/contract';
import { POLICY, ROLES } from '@quad/domain/access';
import { EXPORT_KINDS } from '@quad/domain/administration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEvent, addUnit } from './features/events/testing/records.ts';
import { endHour, formOf, postedFeedbackId } from './features/feedback/testing/giving.ts';
import { addPosition, addPositionHolder } from './features/positions/testing/records.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from './testing/testApp.ts';

/**
 * A person who only registers for events, takes part and complains anonymously about one. A response that names them reveals that, except
 * for the lists to choose people from, which name everybody.
 */
let quiet: Visitor;
let server: TestApp;
let unitId: string;
const requesters = new Map<string, Visitor>();
let values: Readonly<Record<string, readonly string[]>>;

/** Everybody is in these lists, whatever they did. */
const LISTS_OF_ALL = ['GET /api/events/users'];
/** The managers of an event know its participants. The general secretary of culture manages one of the events by its category. */
const MANAGERS: Readonly<Record<string, readonly string[]>> = {
  'GET /api/events/events': ['PRESIDENT', 'GENSEC_SCITECH', 'GENSEC_CULTURAL', 'CLUB_COORDINATOR'],
  'GET /api/events/{id}': ['PRESIDENT', 'GENSEC_SCITECH', 'GENSEC_CULTURAL', 'CLUB_COORDINATOR'],
  'GET /api/events/by-role/{role}': ['PRESIDENT', 'GENSEC_SCITECH', 'GENSEC_CULTURAL', 'CLUB_COORDINATOR'],
  'GET /api/events/{eventId}/registrations': ['PRESIDENT', 'GENSEC_SCITECH', 'GENSEC_CULTURAL', 'CLUB_COORDINATOR'],
  'GET /api/check-in/{token}': ['PRESIDENT', 'GENSEC_SCITECH', 'GENSEC_CULTURAL', 'CLUB_COORDINATOR'],
  'GET /api/orgUnit/clubData/{username}': ['PRESIDENT', 'GENSEC_SCITECH', 'CLUB_COORDINATOR'],
  'GET /counters/events': ['PRESIDENT'],
  'GET /events': ['PRESIDENT'],
};

beforeAll(async () => {
  server = await testApp();
  quiet = await server.signIn({ name: 'Quiet Questioner', email: 'quiet@campus.example', rollNumber: '99887766' });
  unitId = (await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'club_coordinator@campus.example' })).id;
  const other = await addUnit(server.context, { name: 'Chess Club', category: 'sports', contactEmail: 'other@campus.example' });
  for (const role of ROLES) requesters.set(role, await server.signIn({ role, email: `${role.toLowerCase()}@campus.example` }));
  requesters.set('the coordinator of another unit', await server.signIn({ role: 'CLUB_COORDINATOR', email: 'other@campus.example' }));
  requesters.set('a coordinator without a unit', await server.signIn({ role: 'CLUB_COORDINATOR' }));
  requesters.set('an organizer', await server.signIn({ name: 'Priya Sharma' }));
  const organizers = [requesters.get('an organizer')?.userId ?? ''];
  const participants = [quiet.userId, requesters.get('STUDENT')?.userId ?? ''];
  const DAY = 86_400_000;
  const at = (days: number) => new Date(TEST_NOW.getTime() + days * DAY);
  const base = { unitId, organizers, participants, registrationRequired: true };
  const events = [
    await addEvent(server.context, base),
    await addEvent(server.context, { ...base, category: 'cultural' }),
    await addEvent(server.context, { ...base, startsAt: at(-3), endsAt: at(-2) }),
  ];
  for (const { id } of events) await quiet.send('POST', `/api/events/${id}/registration`);
  const passes = await Promise.all(events.map(({ id }) => quiet.get(`/api/events/${id}/check-in-code`)));
  const codes: { token: string }[] = passes.flatMap((pass) => pass.json().codes ?? []);
  const { id: positionId } = await addPosition(server.context, { unitId });
  await addPositionHolder(server.context, { userId: organizers[0] ?? '', positionId });
  await postedFeedbackId(quiet, formOf(events[0]?.id ?? '', { is_anonymous: true }));
  await postedFeedbackId(quiet, formOf(unitId, { target_type: 'Club/Organization', is_anonymous: true }));
  await endHour(server);
  server.setNow(TEST_NOW);
  values = {
    id: events.map(({ id }) => id),
    eventId: events.map(({ id }) => id),
    userId: [quiet.userId],
    studentId: [quiet.userId],
    requestId: [quiet.userId],
    budgetId: [quiet.userId],
    unitId: [unitId],
    claimId: [quiet.userId],
    template: ['naac-5-3-3'],
    certificateId: [quiet.userId],
    runId: [quiet.userId],
    evidenceId: [quiet.userId],
    fileId: [quiet.userId],
    photoId: [quiet.userId],
    receiptId: [quiet.userId],
    seriesId: [quiet.userId],
    token: codes.map(({ token }) => token),
    importId: [quiet.userId],
    exportId: [quiet.userId],
    kind: [...EXPORT_KINDS],
    pageSubject: [...events.map(({ id }) => `event/${id}`), `unit/${unitId}`],
    skillType: ['technical', 'cultural', 'sports', 'academic', 'other', 'scitech', 'independent'],
    username: ['club_coordinator@campus.example', other.contactEmail, 'quiet@campus.example'],
    role: ROLES.map((role) => (role === 'CLUB_COORDINATOR' ? `${role}?username=club_coordinator@campus.example` : role)),
  };
});
afterAll(() => server.close());

/** Every URL of a call on this campus. */
function addressesOf(call: Endpoint): string[] {
  const path = call.path.replace('{kind}/{subjectId}', '{pageSubject}');
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  if (!name) return [path];
  return (values[name] ?? []).map((value) => path.replace(`{${name}}`, value));
}

const READS = ANSWERED_CALLS.filter((call) => call.method === 'GET' && POLICY[callKey(call)]?.who !== 'public').flatMap((call) =>
  call.host === 'counters' ? [call, { ...call, path: `/counters${call.path}` }] : [call],
);

/** What identifies the person: id, e-mail address, roll number or name. */
function traces(body: string): string[] {
  return [quiet.userId, 'quiet@campus.example', '99887766', 'Quiet Questioner'].filter((trace) => body.includes(trace));
}

describe('privacy of attendance and complaints', () => {
  it('is tested with every read call', () => {
    expect(READS.length).toBeGreaterThan(25);
    for (const call of READS) expect(addressesOf(call), callKey(call)).not.toEqual([]);
  });

  it.each([...ROLES, 'the coordinator of another unit', 'a coordinator without a unit', 'an organizer'])(
    'hides the participant from %s, except for events that they manage',
    async (requester) => {
      const visitor = requesters.get(requester);
      if (!visitor) throw new Error(`${requester} is missing.`);
      let answered = 0;
      for (const call of READS) {
        const key = callKey(call);
        for (const url of addressesOf(call)) {
          const response = await visitor.get(url);
          if (response.statusCode === 200) answered += 1;
          const allowed = LISTS_OF_ALL.includes(key) || MANAGERS[key]?.includes(requester);
          if (!allowed) expect(traces(response.body), `${url} as ${requester}`).toEqual([]);
        }
      }
      expect(answered).toBeGreaterThan(10);
    },
  );

  it.each(['PRESIDENT', 'GENSEC_SCITECH', 'CLUB_COORDINATOR'])(
    'allows %s to see the participants of events that they manage',
    async (role) => {
      const [id] = values.id ?? [];
      const event = (await requesters.get(role)?.get(`/api/events/${id}`))?.json();
      expect(event.participants).toContain(quiet.userId);
      expect(event.participants_count).toBe(2);
      const registered = (await requesters.get(role)?.get(`/api/events/${id}/registrations`))?.json();
      expect(registered).toMatchObject([{ _id: quiet.userId }]);
    },
  );

  it.each(['STUDENT', 'GENSEC_SPORTS', 'GENSEC_CULTURAL', 'the coordinator of another unit', 'an organizer'])(
    'shows only the number of participants to %s',
    async (requester) => {
      const [id] = values.id ?? [];
      const visitor = requesters.get(requester);
      const event = (await visitor?.get(`/api/events/${id}`))?.json();
      expect(event.participants_count).toBe(2);
      expect((await visitor?.get(`/api/events/${id}/registration`))?.json()).toMatchObject({ state: 'none', registered_count: 1 });
      expect(event.participants).toEqual(requester === 'STUDENT' ? [visitor?.userId] : []);
    },
  );

  it('allows users to see their own attendance and feedback', async () => {
    const [id] = values.id ?? [];
    expect((await quiet.get(`/api/events/${id}`)).json().participants).toEqual([quiet.userId]);
    expect((await quiet.get(`/api/feedback/${quiet.userId}`)).json()).toHaveLength(2);
  });
});

/**
 * People with every kind of record who hold no office that the specification shows: a call that lists many of them would allow a student to
 * copy the campus.
 */
describe('a student without a search term', () => {
  const BYSTANDERS = 25;
  /** Calls that students may make according to the specification, and why their responses name people. */
  const SHOWN: Readonly<Record<string, string>> = {
    'GET /api/feedback/view-feedback': 'feedback has the name of who gave it, where they did not ask for the contrary',
  };
  let people: { id: string; name: string; email: string; rollNumber: string }[];
  beforeAll(async () => {
    people = [];
    const [eventId = ''] = values.id ?? [];
    const { id: positionId } = await addPosition(server.context, { unitId, title: 'Volunteer', positionCount: 1000 });
    for (let count = 0; count < BYSTANDERS; count += 1) {
      const mark = String(count).padStart(2, '0');
      const person = await server.signIn({
        name: `Bystander Number ${mark}`,
        email: `bystander${mark}@campus.example`,
        rollNumber: `7654${mark}`,
      });
      people.push({
        id: person.userId,
        name: `Bystander Number ${mark}`,
        email: `bystander${mark}@campus.example`,
        rollNumber: `7654${mark}`,
      });
      await person.send('POST', `/api/events/${eventId}/registration`);
      await addPositionHolder(server.context, { userId: person.userId, positionId });
      await person.send('PUT', `/api/orgUnit/${unitId}/follow`);
      await postedFeedbackId(person, formOf(eventId));
      const achievement = { title: `Won ${mark}`, category: 'sports', type: 'Competition', date_achieved: '2026-10-01' };
      await person.send('POST', '/api/achievements/add', achievement);
    }
  });

  it('gets names of other people from no read call except the feedback list', async () => {
    const visitor = requesters.get('STUDENT');
    const naming = new Set<string>();
    for (const call of READS) {
      for (const url of addressesOf(call)) {
        const { body } = (await visitor?.get(url)) ?? { body: '' };
        if (people.some((person) => Object.values(person).some((trace) => body.includes(trace)))) naming.add(callKey(call));
      }
    }
    expect([...naming].sort()).toEqual(Object.keys(SHOWN).sort());
  });
});
