import type { Approval, ApprovalFlow, ApprovalStep, Approver } from '@quad/domain/approvals';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { approvalDecisions, auditLog, batchAdvisers, notifications, users } from '../../db/schema.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { startRequest } from './approvals.service.ts';

// docs/specification/approvals.md#approvals-deciding
const BATCH = { program: 'B.Tech', admission_year: 2024 };
const OFFICES = ['adviser', 'administrator', 'role'] as const;
type Office = (typeof OFFICES)[number];
const APPROVERS: Readonly<Record<Office, Approver>> = {
  adviser: { kind: 'adviser' },
  administrator: { kind: 'administrator' },
  role: { kind: 'role', role: 'GENSEC_SPORTS', scope: 'institute' },
};
const PEOPLE = 4;
/** One person per seat of the longest generated flow, because nobody may decide twice. */
const HEIRS = 6;
const RUNS = rounds(15, 300);

let server: TestApp;
let student: Visitor;
let people: Visitor[];
let heirs: Visitor[];

/** Gives an office to these people and takes it from all others. */
async function handOver(office: Office, to: readonly Visitor[]): Promise<void> {
  const { db, instituteId } = server.context;
  const ids = to.map(({ userId }) => userId);
  const all = [...people, ...heirs].map(({ userId }) => userId);
  const isTheirs = sql`${users.id} = any(${sql.param(ids)}::uuid[])`;
  const isOneOfThem = and(eq(users.instituteId, instituteId), inArray(users.id, all));
  if (office === 'role')
    await db
      .update(users)
      .set({ role: sql`case when ${isTheirs} then 'GENSEC_SPORTS' else 'STUDENT' end` })
      .where(isOneOfThem);
  if (office === 'administrator')
    await db
      .update(users)
      .set({ administratorSince: sql`case when ${isTheirs} then now() end` })
      .where(isOneOfThem);
  if (office !== 'adviser') return;
  await db.transaction(async (tx) => {
    await tx.delete(batchAdvisers).where(eq(batchAdvisers.instituteId, instituteId));
    const { program, admission_year: admissionYear } = BATCH;
    if (ids.length > 0)
      await tx
        .insert(batchAdvisers)
        .values(ids.map((userId) => ({ instituteId, userId, program, admissionYear })))
        .onConflictDoNothing();
  });
}

function addRequest(steps: ApprovalStep[]): Promise<string> {
  const { context } = server;
  const flow: ApprovalFlow = { _id: 'activity-claim', kind: 'activity-claim', version: 1, is_active: true, name: 'Flow', steps };
  const start = { flow, subject: { batch: BATCH }, subjectId: newId(), title: 'Clearing the ponds', requestedBy: student.userId };
  return context.db.transaction((tx) => startRequest(tx, context, start));
}

const read = async (requestId: string): Promise<Approval> => (await student.get(`/api/approvals/${requestId}`)).json();
const decide = (who: Visitor, { _id, version }: Pick<Approval, '_id' | 'version'>, stepId: string, verdict = 'approved') =>
  who.send('POST', `/api/approvals/${_id}/steps/${stepId}/decision`, { version, verdict, reason: 'As it is.' });

const step = (at: number): fc.Arbitrary<ApprovalStep> =>
  fc
    .record({
      offices: fc.uniqueArray(fc.constantFrom(...OFFICES), { minLength: 1, maxLength: 2 }),
      quorum: fc.constantFrom('any' as const, 'all' as const),
      parallel: fc.boolean(),
    })
    .map(({ offices, ...made }) => ({
      ...{ _id: `step-${at}`, name: `Step ${at}`, conditions: [], covers: [], promise: null, ...made },
      approvers: offices.map((office) => APPROVERS[office]),
    }));
const flows = fc.integer({ min: 1, max: 3 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => step(at))));
const some = fc.subarray(
  Array.from({ length: PEOPLE }, (_, at) => at),
  { minLength: 2 },
);
const decision = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      by: fc.nat({ max: PEOPLE - 1 }),
      step: fc.nat({ max: 2 }),
      verdict: fc.constantFrom('approved', 'approved', 'approved', 'approved', 'approved', 'approved', 'rejected'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hand over' as const), office: fc.constantFrom(...OFFICES), to: some }) },
);
const moments = fc.array(fc.array(decision, { minLength: 3, maxLength: 5 }), { minLength: 2, maxLength: 4 });

beforeAll(async () => {
  server = await testApp();
  student = await server.signIn({ name: 'Asha Verma' });
  people = await Promise.all(Array.from({ length: PEOPLE }, () => server.signIn()));
  heirs = await Promise.all(Array.from({ length: HEIRS }, () => server.signIn()));
});
afterAll(() => server.close());

it('records each approval decision once when users decide concurrently while offices change hands', async () => {
  const { db, instituteId } = server.context;
  const seen = new Map<string, number>();
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(flows, fc.tuple(some, some, some), moments, async (steps, first, schedule) => {
      const hold = (at: readonly number[]) => people.filter((_, index) => at.includes(index));
      for (const [index, office] of OFFICES.entries()) await handOver(office, hold(first[index] ?? []));
      const requestId = await addRequest(steps);
      let [accepted, rejected] = [0, 0];
      for (const moment of schedule) {
        const request = await read(requestId);
        const open = request.steps.filter(({ place }) => place === 'open');
        const answers = await Promise.all(
          moment.map(async (each) => {
            if (each.kind === 'hand over') return void (await handOver(each.office, hold(each.to)));
            const by = people[each.by] ?? student;
            return decide(by, request, open[each.step % open.length]?._id ?? 'step-0', each.verdict);
          }),
        );
        const statuses = answers.flatMap((answer) => (answer ? [answer.statusCode] : []));
        for (const status of statuses) expect([200, 403, 404, 409, 412]).toContain(status);
        const decided = statuses.filter((status) => status === 200).length;
        // All saw the same version, so one of them succeeds at most.
        expect(decided).toBeLessThanOrEqual(1);
        if (decided === 1 && statuses.some((status) => status === 409 || status === 412)) note('told that somebody decided');
        if (decided === 1 && answers.includes(undefined)) note('decided while an office changed hands');
        accepted += decided;
        rejected += answers.filter((answer) => answer?.statusCode === 200 && answer.json().status === 'rejected').length;
        expect(await read(requestId)).toMatchObject({ version: 1 + accepted });
      }

      // New holders of the offices can complete an open request.
      for (const office of OFFICES) await handOver(office, heirs);
      for (const heir of heirs) {
        const [waiting] = (await heir.get('/api/approvals?limit=1000')).json().filter(({ _id }: Approval) => _id === requestId);
        const open = waiting?.steps.find(({ may_decide }: Approval['steps'][number]) => may_decide);
        if (!open) continue;
        expect((await decide(heir, waiting, open._id)).statusCode).toBe(200);
        accepted += 1;
      }
      const ended = await read(requestId);
      expect(ended).toMatchObject({ status: rejected > 0 ? 'rejected' : 'approved', version: 1 + accepted });
      note(ended.status);

      const deciders = ended.steps.flatMap(({ decisions }) => decisions.map(({ person }) => person._id));
      expect(deciders).toHaveLength(new Set(deciders).size);
      expect(deciders).toHaveLength(accepted);
      const isOfIt = and(eq(approvalDecisions.instituteId, instituteId), eq(approvalDecisions.requestId, requestId));
      expect(await db.$count(approvalDecisions, isOfIt)).toBe(accepted);
      const log = and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, 'approval.decide'), eq(auditLog.subjectId, requestId));
      expect(await db.$count(auditLog, log)).toBe(accepted);
    }),
    { numRuns: RUNS, seed: 38 },
  );
  for (const what of ['approved', 'rejected', 'told that somebody decided', 'decided while an office changed hands'])
    expect(seen.get(what), what).toBeGreaterThan(0);
});

it('lists no request for the deputy of somebody who has decided an earlier step of it', async () => {
  const [principal, deputy] = people;
  if (!principal || !deputy) throw new Error('There are some.');
  for (const office of OFFICES) await handOver(office, office === 'role' ? [] : [principal]);
  expect(
    (await principal.send('PUT', '/api/deputies', { deputy_id: deputy.userId, from: '2026-11-20', until: '2026-12-19' })).statusCode,
  ).toBe(200);
  const made = { parallel: false, quorum: 'any' as const, conditions: [], covers: [], promise: null };
  const requestId = await addRequest([
    { ...made, _id: 'first', name: 'First', approvers: [APPROVERS.adviser] },
    { ...made, _id: 'second', name: 'Second', approvers: [APPROVERS.administrator] },
  ]);
  const listed = async (who: Visitor) =>
    (await who.get('/api/approvals?limit=1000')).json().some(({ _id }: Pick<Approval, '_id'>) => _id === requestId);
  expect([await listed(principal), await listed(deputy)]).toEqual([true, true]);
  expect((await decide(principal, await read(requestId), 'first')).statusCode).toBe(200);
  expect((await decide(deputy, await read(requestId), 'second')).json()).toMatchObject({ code: 'ALREADY_DECIDED' });
  expect([await listed(principal), await listed(deputy)]).toEqual([false, false]);
});

it('clears the reminders of a step once it is decided, unless another step of theirs is still open', async () => {
  const { context } = server;
  const { db, instituteId } = context;
  const [secretary, administrator] = people.slice(2) as [Visitor, Visitor];
  for (const office of OFFICES) await handOver(office, office === 'role' ? [secretary] : [administrator]);
  const step = (_id: string, office: Office, parallel = false): ApprovalStep => ({
    ...{ _id, name: _id, conditions: [], covers: [], promise: null, quorum: 'any', parallel, approvers: [APPROVERS[office]] },
  });
  const remind = async (requestId: string) => {
    const reminder = { kind: 'claim-waits', subject: { id: requestId, title: 'Clearing the ponds' } } as const;
    await db.transaction((tx) => notify(tx, context, { ...reminder, to: recipients('decides', [secretary.userId, administrator.userId]) }));
    return async () =>
      db.$count(
        notifications,
        and(eq(notifications.instituteId, instituteId), isNull(notifications.seenAt), eq(notifications.groupKey, 'claim-waits')),
      );
  };
  const inTurn = await addRequest([step('first', 'role'), step('second', 'administrator')]);
  let unseen = await remind(inTurn);
  expect(await unseen()).toBe(2);
  expect((await decide(secretary, await read(inTurn), 'first')).statusCode).toBe(200);
  expect(await unseen()).toBe(0);
  const together = await addRequest([step('first', 'role'), step('second', 'administrator', true)]);
  unseen = await remind(together);
  expect((await read(together)).steps.map(({ place }) => place)).toEqual(['open', 'open']);
  expect((await decide(secretary, await read(together), 'first')).statusCode).toBe(200);
  expect(await unseen()).toBe(2);
  expect((await decide(administrator, await read(together), 'second')).statusCode).toBe(200);
  expect(await unseen()).toBe(0);
});
