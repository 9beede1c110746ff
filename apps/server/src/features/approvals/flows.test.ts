import { AICTE_RULES } from '@quad/domain/activity-points';
import { ACTIVITY_CLAIM_FLOW, type ApprovalStep, promiseOf } from '@quad/domain/approvals';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { approvalFlows, auditLog, users } from '../../db/schema.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';

// docs/specification/approvals.md#approvals-own
let server: TestApp;
let administrator: Visitor;
let office: Visitor;
let adviser: Visitor;
let president: Visitor;
let student: Visitor;

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const FORM = { activity: 'aicte-schools', title: 'Teaching at the village school', day: '2026-10-02', place: 'Kollam', description: '' };
const FLOW = '/api/admin/flows';
const CLAIMS = { kind: 'activity-claim', name: 'Claims' };

const step = (_id: string, approver: ApprovalStep['approvers'][number], change: Partial<ApprovalStep> = {}): ApprovalStep => ({
  ...{ _id, name: _id, approvers: [approver], quorum: 'any', parallel: false, conditions: [], covers: [], promise: promiseOf(7) },
  ...change,
});
const ADVISER = step('adviser', { kind: 'adviser' });
const OFFICE = step('office', { kind: 'administrator' }, { conditions: [{ fact: 'points', above: 20 }] });

async function inClass(who: { userId: string }, batchYear = '2024'): Promise<void> {
  const { db, instituteId } = server.context;
  await db
    .update(users)
    .set({ program: 'B.Tech', batchYear })
    .where(and(eq(users.instituteId, instituteId), eq(users.id, who.userId)));
}

async function claimed(who: Visitor, hours: number) {
  const boundary = 'journeyboundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x"\r\ncontent-type: application/pdf\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), PDF, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const evidence = [(await who.send('POST', '/api/points/evidence', payload, type)).json()._id];
  const answer = await who.send('POST', '/api/points/claims', { ...FORM, hours, evidence });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const flow = async () => (await administrator.get(FLOW)).json().find(({ kind }: { kind: string }) => kind === CLAIMS.kind);
const newest = async (): Promise<number> => (await flow()).versions[0].version;
const switchTo = async (steps: readonly object[], change: object = {}) =>
  administrator.send('PUT', FLOW, { ...CLAIMS, version: await newest(), steps, ...change });
const simulate = async (...steps: object[]) => (await administrator.send('POST', `${FLOW}/simulation`, { ...CLAIMS, steps })).json();
const decide = (who: Visitor, { approval }: { approval: { _id: string; version: number } }, stepId: string, version = approval.version) =>
  who.send('POST', `/api/approvals/${approval._id}/steps/${stepId}/decision`, { version, verdict: 'approved' });

beforeAll(async () => {
  server = await testApp();
  administrator = await server.signIn({ isAdministrator: true, name: 'Administrator' });
  office = await server.signIn({ isAdministrator: true, name: 'Office' });
  adviser = await server.signIn({ name: 'Adviser' });
  president = await server.signIn({ role: 'PRESIDENT', name: 'President' });
  student = await server.signIn({ name: 'Asha Verma' });
  await inClass(student);
  await administrator.send('POST', '/api/admin/point-rules', AICTE_RULES);
  const named = { program: 'B.Tech', admission_year: 2024, user_ids: [adviser.userId] };
  expect((await administrator.send('PUT', '/api/admin/advisers', named)).statusCode).toBe(200);
});
afterAll(() => server.close());

describe('the approval flow of activity claims', () => {
  it('is the built-in one until the institute sets its own; open requests keep their version', async () => {
    const { name, steps, version } = ACTIVITY_CLAIM_FLOW;
    expect(await flow()).toEqual({
      kind: CLAIMS.kind,
      versions: [{ name, steps, version, open_count: 0, created_at: null }],
      positions: [],
    });
    const before = await claimed(student, 160);

    const switched = await switchTo([ADVISER, OFFICE]);
    expect(switched.statusCode, switched.body).toBe(200);
    expect(switched.json().versions.map((each: { version: number; open_count: number }) => [each.version, each.open_count])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    const after = await claimed(student, 160);
    const small = await claimed(student, 80);
    const names = ({ approval }: { approval: { steps: { _id: string }[] } }) => approval.steps.map(({ _id }) => _id);
    expect([before, after, small].map(names)).toEqual([['adviser'], ['adviser', 'office'], ['adviser']]);

    expect((await decide(adviser, before, 'adviser')).json().status).toBe('approved');
    const first = (await decide(adviser, after, 'adviser')).json();
    expect([first.status, first.steps[1].place]).toEqual(['open', 'open']);
    // Waits for administrators only.
    const waiting = async (who: Visitor) => (await who.get('/api/approvals')).json().map(({ _id }: { _id: string }) => _id);
    expect(await waiting(office)).toEqual([after.approval._id]);
    expect(await waiting(president)).toEqual([]);
    expect((await decide(president, after, 'office', first.version)).statusCode).toBe(404);
    expect((await decide(office, after, 'office', first.version)).json().status).toBe('approved');
    expect((await student.get('/api/points')).json().entries).toHaveLength(2);

    const { db, instituteId } = server.context;
    const audited = await db
      .select({ actorId: auditLog.actorId, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, 'approval.switch-flow')));
    expect(audited).toEqual([{ actorId: administrator.userId, detail: { kind: 'activity-claim', name: 'Claims', version: 2, steps: 2 } }]);
  });

  it('accepts one of two concurrent changes of the same version and returns 412 for the other', async () => {
    const seen = await newest();
    const answers = await Promise.all(
      [administrator, office].map((who) => who.send('PUT', FLOW, { ...CLAIMS, version: seen, name: who.userId, steps: [ADVISER] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    expect(answers.find(({ statusCode }) => statusCode === 412)?.json().message).toBe(
      'Somebody switched on other steps in the meantime. Check them, and start again.',
    );
    expect(await newest()).toBe(seen + 1);
  });

  it('restores earlier steps as a new version', async () => {
    const { name, steps } = ACTIVITY_CLAIM_FLOW;
    const seen = await newest();
    expect((await switchTo(steps, { name })).json().versions[0]).toMatchObject({ version: seen + 1, name, steps });
  });

  it('rejects an unknown office or an invalid deadline with an error at the step', async () => {
    const wrong = [ADVISER, step('dean', { kind: 'position', position_id: newId() })];
    const refused = await switchTo(wrong);
    const said = 'One of these offices no longer exists.';
    expect([refused.statusCode, refused.json()]).toEqual([404, expect.objectContaining({ errors: { 'steps.1.approvers': said } })]);
    expect((await switchTo([step('dean', { kind: 'position', position_id: 'nobody' })])).statusCode).toBe(404);
    expect((await simulate(...wrong)).message).toBe(said);
    expect((await switchTo([{ ...ADVISER, promise: promiseOf(61) }])).json().errors).toEqual({
      'steps.0.promise': 'Enter a whole number of days from 1 to 60.',
    });
  });

  it('is accessible to administrators only', async () => {
    for (const who of [president, adviser, student]) {
      expect((await who.get(FLOW)).statusCode).toBe(403);
      expect((await who.send('PUT', FLOW, { ...CLAIMS, version: 1, steps: [ADVISER] })).statusCode).toBe(403);
      expect((await who.send('POST', `${FLOW}/simulation`, { ...CLAIMS, steps: [ADVISER] })).statusCode).toBe(403);
    }
  });

  it('is separate for each institute and starts with the built-in version', async () => {
    const other = await testApp();
    const outside = await other.signIn({ isAdministrator: true });
    const own = (await outside.get(FLOW)).json();
    expect(own.map(({ kind, versions }: { kind: string; versions: unknown[] }) => [kind, versions.length])).toEqual([
      ['activity-claim', 1],
      ['certificates', 1],
      ['budget', 1],
      ['reimbursement', 1],
    ]);
    await other.close();
  });
});

describe('approval flow simulation', () => {
  it('counts open requests per step and classes without an approver, and changes nothing', async () => {
    const lonely = await server.signIn();
    await inClass(lonely, '2023');
    await claimed(lonely, 160);
    const rows = () => server.context.db.$count(approvalFlows);
    const before = await rows();

    const answer = await simulate(ADVISER, OFFICE, step('president', { kind: 'role', role: 'GENSEC_SPORTS', scope: 'institute' }));
    expect(answer).toMatchObject({ open: 2, simulated: 2 });
    expect(answer.steps.map(({ requests, approvers }: { requests: number; approvers: object[] }) => [requests, approvers])).toEqual([
      [2, [{ people: 1, named: [{ _id: adviser.userId, personal_info: { name: 'Adviser' } }], missing: 1, is_vacant: false }]],
      [1, [expect.objectContaining({ people: 2, missing: 0, is_vacant: false })]],
      [2, [{ people: 0, named: [], missing: 2, is_vacant: true }]],
    ]);
    expect(answer.stuck).toHaveLength(2);
    for (const admission_year of [2023, 2024])
      expect(answer.stuck).toContainEqual({ batch: { program: 'B.Tech', admission_year }, unit: null, requests: 1 });
    expect((await simulate(OFFICE, step('again', { kind: 'administrator' }))).stuck).toEqual([]);
    expect(await rows()).toBe(before);
  });
});
