import { promiseOf } from '@quad/domain/approvals';
import { CERTIFICATE_TEMPLATES } from '@quad/domain/certificates';
import { and, asc, eq, like, or } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { auditLog, checkIns, eventSeries, events, seriesMeetings } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';

// docs/specification/certificates.md#certificates-deciding
const ORDER = {
  ...{ kind: 'attendance', days: 1, ...CERTIFICATE_TEMPLATES.attendance },
  signatories: [{ name: 'Prof. R. Iyer', office: 'Dean of Students' }],
};
const FLOWS = '/api/admin/flows';
const STEP = { quorum: 'any', parallel: false, conditions: [], covers: [], promise: promiseOf(7) };
const SECRETARY = { ...STEP, _id: 'secretary', name: 'Secretary', approvers: [{ kind: 'secretary' }] };
const OFFICE = { ...STEP, _id: 'office', name: 'Office', approvers: [{ kind: 'administrator' }] };

let server: TestApp;
let coordinator: Visitor;
let president: Visitor;
let secretary: Visitor;
let office: Visitor;
let students: Visitor[];
let unitId: string;
let eventId: string;

const path = () => `/api/events/${eventId}/certificates`;
const ask = (by = coordinator, order: object = {}) => by.send('POST', path(), { ...ORDER, ...order });
const runs = async () => (await president.get(`${path()}/runs`)).json();
const read = (by: Visitor, runId: string) => by.get(`/api/certificates/runs/${runId}`);
const change = (by: Visitor, runId: string, input: object) => by.send('PUT', `/api/certificates/runs/${runId}`, { ...ORDER, ...input });

async function switchTo(steps: readonly object[]): Promise<void> {
  const flows = (await office.get(FLOWS)).json();
  const { version } = flows.find(({ kind }: { kind: string }) => kind === 'certificates').versions[0];
  const answer = await office.send('PUT', FLOWS, { kind: 'certificates', version, name: 'Certificates', steps });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function addRequest(by = coordinator) {
  const answer = await ask(by);
  expect(answer.statusCode, answer.body).toBe(201);
  const { approval, ...rest } = (await read(by, answer.json()._id)).json();
  return { ...rest, runId: answer.json()._id, approval };
}

type Approved = { approval: { _id: string; version: number } };
const decide = (by: Visitor, { approval: { _id, version } }: Approved, stepId: string, verdict = 'approved') =>
  by.send('POST', `/api/approvals/${_id}/steps/${stepId}/decision`, { version, verdict, reason: 'As it is.' });
const giveBack = (by: Visitor, { approval: { _id, version } }: Approved, stepId: string) =>
  by.send('POST', `/api/approvals/${_id}/steps/${stepId}/return`, { version, reason: 'Both days.' });

async function came(who: Visitor | undefined): Promise<void> {
  const { db, instituteId } = server.context;
  const row = { instituteId, eventId, userId: who?.userId ?? '', day: '2026-11-19', at: TEST_NOW, scanId: newId(), madeParticipant: false };
  await db.insert(checkIns).values({ ...row, checkedInBy: president.userId });
}

beforeAll(async () => {
  server = await testApp();
  president = await server.signIn({ role: 'PRESIDENT', name: 'President' });
  secretary = await server.signIn({ role: 'GENSEC_SCITECH', name: 'Secretary' });
  office = await server.signIn({ isAdministrator: true, name: 'Office' });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example', name: 'Coordinator' });
  students = await Promise.all(['Asha', 'Dev', 'Meera'].map((name) => server.signIn({ name })));
  unitId = (await addUnit(server.context, { name: 'Robotics Club', category: 'scitech', contactEmail: 'robotics@campus.example' })).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  const at = { startsAt: new Date('2026-11-19T04:30:00.000Z'), endsAt: new Date('2026-11-19T12:30:00.000Z') };
  eventId = (await addEvent(server.context, { unitId, title: 'Robo Night', ...at })).id;
  await came(students[0]);
  await came(students[1]);
});

describe('certificates that need approval', () => {
  it('are issued after every approval step, to everyone eligible by then', async () => {
    await switchTo([SECRETARY, OFFICE]);
    const counted = (await coordinator.send('POST', `${path()}/preview`, { kind: 'attendance', days: 1 })).json();
    expect(counted).toMatchObject({ count: 2, steps: ['Secretary', 'Office'] });
    const request = await addRequest();
    expect(request).toMatchObject({
      ...{ run: { state: 'asked', count: 2, done: 0 }, unit: 'Robotics Club', event: { title: 'Robo Night' } },
      approval: { kind: 'certificates', title: 'Robo Night', status: 'open', subject_id: request.runId },
    });
    await server.workOnCertificates();
    expect((await president.get(path())).json()).toEqual([]);

    // Waits first for the secretary of the unit's category, then for the administrators.
    const waits = async (who: Visitor) => (await who.get('/api/approvals')).json().map(({ _id }: { _id: string }) => _id);
    expect(await waits(secretary)).toEqual([request.approval._id]);
    expect(await waits(office)).toEqual([]);
    expect((await decide(president, request, 'secretary')).statusCode).toBe(404);
    const first = (await decide(secretary, request, 'secretary')).json();
    expect(await runs()).toMatchObject([{ state: 'asked' }]);

    // Everybody who has earned one by the time of the decision gets one.
    await came(students[2]);
    expect((await decide(office, { approval: first }, 'office')).json().status).toBe('approved');
    expect(await runs()).toMatchObject([{ state: 'issuing', count: 3 }]);
    await server.workOnCertificates();
    expect((await president.get(path())).json().map(({ name }: { name: string }) => name)).toEqual(['Asha', 'Dev', 'Meera']);
    const notifications = (await coordinator.get('/api/notifications')).json();
    expect(notifications[0]).toMatchObject({ kind: 'request-decided', titles: ['Robo Night'] });
  });

  it('cannot be approved by their requester', async () => {
    await switchTo([SECRETARY]);
    const request = await addRequest(secretary);
    expect((await decide(secretary, request, 'secretary')).json().code).toBe('SELF_REVIEW');
    expect(await runs()).toMatchObject([{ state: 'asked' }]);
  });

  it('can be rejected with a reason and then requested again', async () => {
    await switchTo([SECRETARY]);
    const request = await addRequest();
    expect((await ask()).json().message).toBe('Certificates of this event are already waiting for a decision.');
    expect((await decide(secretary, request, 'secretary', 'rejected')).json().status).toBe('rejected');
    await server.workOnCertificates();
    expect(await runs()).toMatchObject([{ state: 'refused', done: 0 }]);
    const { approval } = (await read(coordinator, request.runId)).json();
    expect(approval.steps[0].decisions[0].reason).toBe('As it is.');
    expect((await ask()).statusCode).toBe(201);
  });

  it('can be changed and resubmitted by the requester after a return, with the current version only', async () => {
    await switchTo([SECRETARY]);
    const request = await addRequest();
    expect((await change(coordinator, request.runId, { version: 1 })).json().message).toBe(
      'Only a returned request can be changed and sent again.',
    );
    const returned = (await giveBack(secretary, request, 'secretary')).json();
    expect((await change(president, request.runId, { version: returned.version })).statusCode).toBe(404);
    expect((await change(coordinator, request.runId, { version: 1 })).statusCode).toBe(412);
    const nobody = await change(coordinator, request.runId, { version: returned.version, kind: 'winner' });
    expect(nobody.json().message).toBe('Nobody would get a certificate.');
    const sent = await change(coordinator, request.runId, { version: returned.version, title: 'Certificate of Robo Night' });
    expect(sent.json(), sent.body).toMatchObject({
      ...{ run: { state: 'asked', count: 2 }, order: { title: 'Certificate of Robo Night' } },
      approval: { status: 'open', returned: null },
    });
    expect((await decide(secretary, sent.json(), 'secretary')).json().status).toBe('approved');
    await server.workOnCertificates();
    expect(await runs()).toMatchObject([{ state: 'done', done: 2 }]);
    expect((await change(coordinator, request.runId, { version: 4 })).statusCode).toBe(404);
  });

  it('have one open request for all meetings of a series, also after a later one for a meeting', async () => {
    await switchTo([SECRETARY]);
    const { db, instituteId } = server.context;
    const at = { startsAt: new Date('2026-11-18T04:30:00.000Z'), endsAt: new Date('2026-11-18T12:30:00.000Z') };
    const organizers = [students[0]?.userId ?? ''];
    const other = (await addEvent(server.context, { unitId, title: 'Robo Night', ...at, organizers })).id;
    const series = { instituteId, id: newId(), firstDay: '2026-11-18', startTime: '10:00', endTime: '18:00', createdAt: TEST_NOW };
    await db.insert(eventSeries).values({ ...series, repeats: { every: 1, weekdays: ['WE', 'TH'], count: 2 } as never });
    await db.insert(seriesMeetings).values([
      { instituteId, eventId: other, seriesId: series.id, originalStart: at.startsAt },
      { instituteId, eventId, seriesId: series.id, originalStart: new Date('2026-11-19T04:30:00.000Z') },
    ]);
    const askFor = (id: string, order: object) => coordinator.send('POST', `/api/events/${id}/certificates`, { ...ORDER, ...order });
    const first = await askFor(eventId, {});
    expect(first.statusCode, first.body).toBe(201);
    const ofOrganizers = await askFor(other, { kind: 'organizer', days: null });
    expect(ofOrganizers.statusCode, ofOrganizers.body).toBe(201);
    const { approval } = (await read(coordinator, ofOrganizers.json()._id)).json();
    expect((await decide(secretary, { approval }, 'secretary', 'rejected')).statusCode).toBe(200);
    for (const id of [other, eventId]) {
      expect((await askFor(id, {})).json().message).toBe('Certificates of this event are already waiting for a decision.');
    }
  });

  it('are refused when another request is made after their return', async () => {
    await switchTo([SECRETARY]);
    const request = await addRequest();
    const { version } = (await giveBack(secretary, request, 'secretary')).json();
    server.setNow(new Date(TEST_NOW.getTime() + 1000));
    expect((await ask(president)).statusCode).toBe(201);
    server.setNow(TEST_NOW);
    expect(await runs()).toMatchObject([{ state: 'asked' }, { state: 'refused' }]);
    expect((await change(coordinator, request.runId, { version })).statusCode).toBe(404);
  });

  it('are not issued when the event was canceled before the approval', async () => {
    await switchTo([SECRETARY]);
    const request = await addRequest();
    await server.context.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, eventId));
    expect((await decide(secretary, request, 'secretary')).json().status).toBe('approved');
    await server.workOnCertificates();
    expect(await runs()).toMatchObject([{ state: 'done', count: 0, done: 0 }]);
  });

  it('are decided once by two concurrent approvers, and issued once', async () => {
    await switchTo([{ ...SECRETARY, approvers: [{ kind: 'secretary' }, { kind: 'administrator' }] }]);
    const request = await addRequest();
    const answers = await Promise.all([secretary, office].map((by) => decide(by, request, 'secretary')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    await server.workOnCertificates();
    expect(await runs()).toMatchObject([{ state: 'done', done: 2 }]);
  });

  it('are requested once when two users request them concurrently', async () => {
    await switchTo([OFFICE]);
    const answers = await Promise.all([coordinator, president].map((by) => ask(by)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  it('are visible to event editors and approvers only', async () => {
    await switchTo([OFFICE]);
    const { runId } = await addRequest();
    expect((await read(president, runId)).json()).toMatchObject({ run: { _id: runId }, approval: null });
    expect((await read(office, runId)).json()).toMatchObject({ approval: { status: 'open' } });
    const outside = await server.signIn({ role: 'GENSEC_CULTURAL' });
    for (const by of [outside, students[0] ?? outside]) expect((await read(by, runId)).statusCode).toBe(404);
    expect((await read(president, newId())).statusCode).toBe(404);
  });

  it('are included in a flow simulation, which reports units without an approver', async () => {
    await switchTo([OFFICE]);
    await addRequest();
    const vacant = { ...STEP, _id: 'culture', name: 'Culture', approvers: [{ kind: 'role', role: 'GENSEC_SPORTS', scope: 'institute' }] };
    const simulated = await office.send('POST', `${FLOWS}/simulation`, { kind: 'certificates', name: 'Certificates', steps: [vacant] });
    const { open, steps, stuck } = simulated.json();
    expect(steps).toMatchObject([{ requests: open, approvers: [{ people: 0, is_vacant: true }] }]);
    expect(stuck).toEqual([{ batch: null, unit: { _id: unitId, name: 'Robotics Club' }, requests: open }]);
  });

  it('start being issued at once when the flow has no steps', async () => {
    await switchTo([]);
    expect((await ask()).json()).toMatchObject({ state: 'issuing' });
  });

  it('write an audit log entry for the request, return, change and decision', async () => {
    const { db, instituteId } = server.context;
    await switchTo([SECRETARY]);
    const request = await addRequest();
    const { version } = (await giveBack(secretary, request, 'secretary')).json();
    const sent = await change(coordinator, request.runId, { version, days: null });
    await decide(secretary, sent.json(), 'secretary');
    const isOfThese = or(eq(auditLog.subjectId, eventId), eq(auditLog.subjectId, request.approval._id));
    const rows = await db
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.instituteId, instituteId),
          isOfThese,
          or(like(auditLog.action, 'certificate.%'), like(auditLog.action, 'approval.%')),
        ),
      )
      .orderBy(asc(auditLog.sequence));
    expect(rows).toEqual([
      { action: 'certificate.ask', actorId: coordinator.userId },
      { action: 'approval.return', actorId: secretary.userId },
      { action: 'certificate.change-request', actorId: coordinator.userId },
      { action: 'approval.decide', actorId: secretary.userId },
    ]);
  });
});
