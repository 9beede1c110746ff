import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import {
  achievements,
  approvalDecisions,
  approvalRequests,
  auditLog,
  eventParticipants,
  events,
  feedback,
  feedbackAuthors,
  linkedIdentities,
  orgUnits,
  passwordResets,
  photos,
  pointRules,
  pointTerms,
  positionHolders,
  positions,
  registrationCounts,
  registrations,
  roster,
  signedTerms,
  signInProviders,
  skills,
  userSkills,
  users,
} from '../../db/schema.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, testApp } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { authorOf, findSealedIds } from '../feedback/sealedAuthors.service.ts';
import { addTargets, formOf, postedFeedbackId, postFeedback } from '../feedback/testing/giving.ts';
import { completePastEventsOf, recountFigures } from '../figures/figures.repo.ts';
import { ACCOUNT_MAILS } from './accountMails.ts';
import { changeEmail, mergeAccounts, rename, setRollNumber } from './corrections.service.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

async function stored(email: string) {
  const { db, instituteId } = server.context;
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.email, email)));
  return row;
}

async function audited() {
  const { db, instituteId } = server.context;
  const rows = await db.select().from(auditLog).where(eq(auditLog.instituteId, instituteId)).orderBy(asc(auditLog.sequence));
  return rows.map(({ action, actorId, detail }) => ({ action, actorId, detail }));
}

async function list(email: string, rollNumber: string, name = 'Somebody') {
  const { db, instituteId } = server.context;
  await db.insert(roster).values({ instituteId, email, name, rollNumber, updatedAt: TEST_NOW });
}

async function listed(email: string) {
  const { db, instituteId } = server.context;
  const [row] = await db
    .select()
    .from(roster)
    .where(and(eq(roster.instituteId, instituteId), eq(roster.email, email)));
  return row;
}

async function addUnit(contactEmail: string) {
  const { db, instituteId } = server.context;
  const unit = { instituteId, id: newId(), name: `Unit of ${contactEmail}`, type: 'Club', category: 'scitech', contactEmail } as const;
  await db.insert(orgUnits).values(unit);
  return unit;
}

const asha = 'asha@campus.example';
const meera = 'meera@campus.example';

describe('setRollNumber', () => {
  it('changes the number in the account and the roster, and ends the sessions', async () => {
    const visitor = await server.signIn({ email: asha, rollNumber: '1' });
    await list(asha, '1');
    const corrected = await setRollNumber(server.context, { email: asha, rollNumber: '42' });
    expect(corrected).toEqual({ ok: true, value: { from: '1', sessions: 1 } });
    expect(await stored(asha)).toMatchObject({ rollNumber: '42' });
    expect(await listed(asha)).toMatchObject({ rollNumber: '42' });
    expect((await visitor.get('/auth/fetchAuth')).json()).toBeNull();
    expect(await audited()).toEqual([{ action: 'account.set-roll-number', actorId: null, detail: { from: '1', to: '42', sessions: 1 } }]);
  });

  it('rejects a number that another user has settled, and takes one that was only registered', async () => {
    await server.addUser({ email: asha, rollNumber: '1' });
    await server.addUser({ email: meera, rollNumber: '2' });
    await server.addUser({ email: 'new@campus.example', rollNumber: '3', onboardingComplete: false });
    expect(await setRollNumber(server.context, { email: asha, rollNumber: '2' })).toMatchObject({
      refusal: { message: 'Another account has the roll number 2.' },
    });
    expect(await setRollNumber(server.context, { email: asha, rollNumber: '3' })).toMatchObject({ ok: true });
    expect(await stored('new@campus.example')).toMatchObject({ rollNumber: null });
    await list(meera, '9');
    expect(await setRollNumber(server.context, { email: asha, rollNumber: '9' })).toMatchObject({
      refusal: { message: 'The roll number 9 belongs to meera@campus.example in the roster.' },
    });
    expect(await stored(asha)).toMatchObject({ rollNumber: '3' });
  });

  it('succeeds for only one of 20 concurrent users with the same number', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => server.addUser()));
    const outcomes = await Promise.all(people.map(({ email }) => setRollNumber(server.context, { email, rollNumber: '424242' })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      await server.context.db.$count(users, and(eq(users.instituteId, server.context.instituteId), eq(users.rollNumber, '424242'))),
    ).toBe(1);
  });
});

describe('rename', () => {
  it('changes the name in the account and the roster, and ends the sessions', async () => {
    const visitor = await server.signIn({ email: asha, name: 'Asha Patl' });
    await list(asha, '1', 'Asha Patl');
    expect(await rename(server.context, { email: asha, name: 'Asha Patil' })).toEqual({
      ok: true,
      value: { from: 'Asha Patl', sessions: 1 },
    });
    expect([(await stored(asha))?.name, (await listed(asha))?.name]).toEqual(['Asha Patil', 'Asha Patil']);
    expect((await visitor.get('/auth/fetchAuth')).json()).toBeNull();
    expect(await audited()).toEqual([
      { action: 'account.rename', actorId: null, detail: { from: 'Asha Patl', to: 'Asha Patil', sessions: 1 } },
    ]);
    expect(await rename(server.context, { email: 'nobody@campus.example', name: 'x' })).toMatchObject({ ok: false });
  });
});

describe('changeEmail', () => {
  it('removes the Google link, reset links and sessions, and keeps the password', async () => {
    const visitor = await server.signIn({ email: 'asah@campus.example' });
    await server.context.db.update(users).set({ googleSubject: 'old' }).where(eq(users.id, visitor.userId));
    await server.visitor().send('POST', '/auth/forgot-password', { email: 'asah@campus.example' });
    const link = /\/reset-password\/\S+/.exec((await server.deliverMails()).at(-1)?.text ?? '')?.[0];
    await list('asah@campus.example', '1');
    const corrected = await changeEmail(server.context, { email: 'Asah@campus.example', to: asha });
    expect(corrected).toEqual({ ok: true, value: { from: 'asah@campus.example', sessions: 1 } });
    expect(await stored(asha)).toMatchObject({ googleSubject: null, strategy: 'local', emailVerified: true });
    expect((await server.visitor().get(`/auth${link}`)).statusCode).toBe(400);
    expect((await visitor.get('/auth/fetchAuth')).json()).toBeNull();
    expect(await listed(asha)).toMatchObject({ rollNumber: '1' });
    const login = await server.visitor().send('POST', '/auth/login', { email: asha, password: TEST_PASSWORD });
    expect(login.statusCode).toBe(200);
    expect((await audited()).find(({ action }) => action === 'account.change-email')).toEqual({
      action: 'account.change-email',
      actorId: null,
      detail: { from: 'asah@campus.example', to: asha, unitId: null, sessions: 1 },
    });
  });

  it('mails no link to the old address while the mail is being written', async () => {
    const { id } = await server.addUser({ email: 'asah@campus.example' });
    const { context } = server;
    /** The address is changed after the account was read, right before its link is stored. */
    const overtaken = {
      ...context,
      db: new Proxy(context.db, {
        get: (db, name) =>
          name === 'transaction'
            ? async (work: Parameters<typeof db.transaction>[0]) => {
                expect(await changeEmail(context, { email: 'asah@campus.example', to: asha })).toMatchObject({ ok: true });
                return db.transaction(work);
              }
            : Reflect.get(db, name),
      }),
    };
    const mail = { recipientId: id, subjectId: null, enqueuedAt: TEST_NOW };
    expect(await ACCOUNT_MAILS['password-reset'](overtaken, mail)).toBeUndefined();
    expect(await context.db.$count(passwordResets, eq(passwordResets.userId, id))).toBe(0);
  });

  it('notifies the old address without naming the owner or the new address', async () => {
    await server.addUser({ email: 'asah@campus.example', name: 'Asha Patil' });
    expect(await changeEmail(server.context, { email: 'asah@campus.example', to: asha })).toMatchObject({ ok: true });
    const [mail, ...others] = await server.deliverMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'asah@campus.example', subject: 'Your email address for Quad was changed' });
    expect(mail?.text).toContain('on 2026-11-20 at 15:00 (Asia/Kolkata) the people who run Quad gave the account');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Asha|asha@/);
  });

  it('sends no mail if only the case changes or the change is rejected', async () => {
    await server.addUser({ email: 'Asha@campus.example' });
    await server.addUser({ email: meera });
    expect(await changeEmail(server.context, { email: asha, to: asha })).toMatchObject({ ok: true });
    expect(await changeEmail(server.context, { email: asha, to: meera })).toMatchObject({ ok: false });
    expect(await server.deliverMails()).toEqual([]);
  });

  it.each([
    ['a change to another address', 'asha.patil@campus.example'],
    ['a change to the same address', asha],
  ])('hides earlier anonymous feedback from the account: %s', async (_, to) => {
    const giver = await server.signIn({ email: asha });
    const { event } = await addTargets(server);
    await postedFeedbackId(giver, formOf(event.id, { is_anonymous: true }));
    expect((await changeEmail(server.context, { email: asha, to })).ok).toBe(true);
    expect(await findSealedIds(server.context.db, authorOf(server.context, giver.userId))).toEqual([]);
  });

  it.each([true, false])('leaves only the named author of feedback that is given concurrently (anonymous: %s)', async (is_anonymous) => {
    const { event } = await addTargets(server);
    for (let round = 0; round < rounds(10, 100); round += 1) {
      const email = `giver${round}@campus.example`;
      const giver = await server.signIn({ email });
      const [corrected, response] = await Promise.all([
        changeEmail(server.context, { email, to: `taken${round}@campus.example` }),
        postFeedback(giver, formOf(event.id, { is_anonymous })),
      ]);
      expect(corrected.ok).toBe(true);
      expect([201, 401]).toContain(response.statusCode);
      expect(await findSealedIds(server.context.db, authorOf(server.context, giver.userId))).toEqual([]);
      const named = await server.context.db.$count(feedbackAuthors, eq(feedbackAuthors.userId, giver.userId));
      expect(named).toBe(response.statusCode === 201 && !is_anonymous ? 1 : 0);
    }
  });

  it('moves the contact address of its unit along, and rejects that of another unit', async () => {
    await server.addUser({ email: 'chess@campus.example', role: 'CLUB_COORDINATOR' });
    const own = await addUnit('chess@campus.example');
    await addUnit('robots@campus.example');
    expect(await changeEmail(server.context, { email: 'chess@campus.example', to: 'robots@campus.example' })).toMatchObject({
      refusal: { message: 'robots@campus.example is the contact address of Unit of robots@campus.example, which would move with it.' },
    });
    expect(await changeEmail(server.context, { email: 'chess@campus.example', to: 'chess.club@campus.example' })).toMatchObject({
      ok: true,
    });
    const [unit] = await server.context.db.select().from(orgUnits).where(eq(orgUnits.id, own.id));
    expect(unit?.contactEmail).toBe('chess.club@campus.example');
  });

  it('rejects an address of another account, or with another roll number in the roster', async () => {
    await server.addUser({ email: asha, rollNumber: '1' });
    await server.addUser({ email: meera });
    expect(await changeEmail(server.context, { email: asha, to: 'MEERA@campus.example' })).toMatchObject({
      refusal: { message: 'An account with MEERA@campus.example already exists. Merge the two if they belong to one person.' },
    });
    await list('asha.patil@campus.example', '2');
    expect(await changeEmail(server.context, { email: asha, to: 'asha.patil@campus.example' })).toMatchObject({
      refusal: { message: 'The roster has asha.patil@campus.example with the roll number 2, and the account has 1.' },
    });
  });
});

describe('mergeAccounts', () => {
  /** Fills both accounts with what a student may have, where possible in both. */
  async function fill(gone: string, remaining: string) {
    const { db, instituteId } = server.context;
    const unit = await addUnit('club@campus.example');
    const skill = (name: string) =>
      ({ instituteId, id: newId(), name, category: 'x', type: 'technical', createdBy: gone, createdAt: TEST_NOW }) as const;
    const [both, one] = [skill('Both'), skill('One')];
    await db.insert(skills).values([both, one]);
    const claim = (userId: string, skillId: string) =>
      ({ instituteId, id: newId(), userId, skillId, skillType: 'technical', proficiency: 'expert', createdAt: TEST_NOW }) as const;
    await db.insert(userSkills).values([claim(gone, both.id), claim(remaining, both.id), claim(gone, one.id)]);
    await db.insert(achievements).values({
      instituteId,
      id: newId(),
      userId: gone,
      title: 'A medal',
      type: 'technical',
      dateAchieved: '2026-01-01',
      createdAt: TEST_NOW,
    });
    const event = (title: string) =>
      ({
        instituteId,
        id: newId(),
        title,
        category: 'technical',
        unitId: unit.id,
        startsAt: new Date('2026-10-01T10:00:00Z'),
        endsAt: new Date('2026-10-01T12:00:00Z'),
      }) as const;
    const [together, alone] = [event('Together'), event('Alone')];
    await db.insert(events).values([together, alone]);
    await db.insert(eventParticipants).values([
      { instituteId, eventId: together.id, userId: gone },
      { instituteId, eventId: together.id, userId: remaining },
      { instituteId, eventId: alone.id, userId: gone },
    ]);
    const position = {
      instituteId,
      id: newId(),
      unitId: unit.id,
      title: 'Member',
      positionType: 'x',
      positionCount: 9,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    };
    await db.insert(positions).values(position);
    const positionHolder = (userId: string, tenureYear: string) => ({
      instituteId,
      id: newId(),
      userId,
      positionId: position.id,
      tenureYear,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    });
    await db
      .insert(positionHolders)
      .values([positionHolder(gone, '2025-2026'), positionHolder(gone, '2026-2027'), positionHolder(remaining, '2026-2027')]);
    const feedbackRow = {
      instituteId,
      id: newId(),
      type: 'Suggestion',
      targetType: 'User',
      targetId: gone,
      comments: 'x',
      createdAt: TEST_NOW,
    } as const;
    await db.insert(feedback).values(feedbackRow);
    await db.insert(feedbackAuthors).values({ instituteId, feedbackId: feedbackRow.id, userId: gone });
    await db.insert(photos).values({ instituteId, userId: gone, name: newId(), image: new Uint8Array([1]), createdAt: TEST_NOW });
    await db.update(users).set({ profilePic: '/photos/gone.webp', hostel: 'Kanhar' }).where(eq(users.id, gone));
    const registered = (eventId: string, userId: string, arrival: number) =>
      ({ instituteId, eventId, userId, state: 'registered', arrival, registeredAt: TEST_NOW }) as const;
    await db
      .insert(registrations)
      .values([registered(together.id, gone, 1), registered(together.id, remaining, 2), registered(alone.id, gone, 1)]);
    await completePastEventsOf(db, instituteId, TEST_NOW);
    return { together, alone, feedbackRow };
  }

  it('combines the records of both accounts and keeps the figures correct', async () => {
    const gone = await server.signIn({ email: asha, rollNumber: '1', name: 'Gone' });
    const remaining = await server.signIn({ email: meera, onboardingComplete: false, rollNumber: '2', name: 'Kept' });
    const { together, alone, feedbackRow } = await fill(gone.userId, remaining.userId);
    const { db, instituteId } = server.context;
    expect(await mergeAccounts(server.context, { from: asha, into: meera })).toMatchObject({ ok: true, value: { sessions: 1 } });
    expect(await stored(asha)).toBeUndefined();
    expect(await stored(meera)).toMatchObject({
      id: remaining.userId,
      name: 'Kept',
      rollNumber: '1',
      onboardingComplete: true,
      hostel: 'Kanhar',
      profilePic: '/photos/gone.webp',
    });
    const of = remaining.userId;
    expect(await db.$count(userSkills, eq(userSkills.userId, of))).toBe(2);
    expect(await db.$count(skills, eq(skills.createdBy, of))).toBe(2);
    expect(await db.$count(achievements, eq(achievements.userId, of))).toBe(1);
    expect(await db.$count(positionHolders, eq(positionHolders.userId, of))).toBe(2);
    expect(await db.$count(feedbackAuthors, eq(feedbackAuthors.userId, of))).toBe(1);
    expect(await db.$count(photos, eq(photos.userId, of))).toBe(1);
    const counts = await db
      .select({ id: events.id, count: events.participantCount })
      .from(events)
      .where(eq(events.instituteId, instituteId));
    expect(new Map(counts.map(({ id, count }) => [id, count]))).toEqual(
      new Map([
        [together.id, 1],
        [alone.id, 1],
      ]),
    );
    expect(await db.$count(registrations, eq(registrations.userId, of))).toBe(2);
    const places = await db.select({ id: registrationCounts.eventId, taken: registrationCounts.registered }).from(registrationCounts);
    expect(new Map(places.map(({ id, taken }) => [id, taken]))).toEqual(
      new Map([
        [together.id, 1],
        [alone.id, 1],
      ]),
    );
    const [about] = await db.select().from(feedback).where(eq(feedback.id, feedbackRow.id));
    expect(about?.targetId).toBe(of);
    expect(await recountFigures(db, instituteId)).toEqual([]);
    for (const visitor of [gone, remaining]) expect((await visitor.get('/auth/fetchAuth')).json()).toBeNull();
    expect((await audited()).at(-1)).toMatchObject({
      action: 'account.merge',
      detail: { goneId: gone.userId, goneEmail: asha, sessions: 1 },
    });
  });

  it('keeps a signature of one account and a decision of it beside a withdrawn and a superseded one of the other', async () => {
    const gone = await server.signIn({ email: asha, rollNumber: '1' });
    const remaining = await server.signIn({ email: meera });
    const [adviser, requester] = [await server.signIn(), await server.signIn()];
    const { db, instituteId } = server.context;
    await db.update(users).set({ rollNumber: null }).where(eq(users.id, remaining.userId));
    const rules = { instituteId, id: newId(), version: 1 };
    const facts = { program: 'B.Tech', admittedFrom: 2023, validFrom: '2024-01-01', rules: {} as never, createdAt: TEST_NOW };
    await db.insert(pointRules).values({ ...rules, ...facts });
    const term = { instituteId, id: newId(), name: 'Odd', startsOn: '2025-07-01', endsOn: '2025-12-31' };
    await db.insert(pointTerms).values(term);
    const signed = (studentId: string, total: number) => ({
      ...{ instituteId, id: newId(), termId: term.id, studentId, rulesId: rules.id, rulesVersion: 1, entries: [], total },
      ...{ signedBy: adviser.userId, signedAt: TEST_NOW },
    });
    const withdrawn = { takenBackBy: adviser.userId, takenBackAt: TEST_NOW, takenBackReason: 'Too early' };
    await db.insert(signedTerms).values([
      { ...signed(gone.userId, 12), exportedAt: TEST_NOW },
      { ...signed(remaining.userId, 4), ...withdrawn },
    ]);
    const request = {
      instituteId,
      id: newId(),
      kind: 'budget',
      subjectId: newId(),
      title: 'Boards',
      requestedBy: requester.userId,
    } as const;
    const state = {
      flow: { steps: [] } as never,
      steps: [] as never[],
      subject: { excluded: [adviser.userId, gone.userId] },
      requestedAt: TEST_NOW,
      status: 'open',
      version: 3,
    } as const;
    await db.insert(approvalRequests).values({ ...request, ...state });
    const decision = (personId: string, verdict: 'approved' | 'rejected') => ({
      ...{ instituteId, id: newId(), requestId: request.id, stepId: 'one', personId, capacities: [0], verdict, reason: '' },
      decidedAt: TEST_NOW,
    });
    await db
      .insert(approvalDecisions)
      .values([decision(gone.userId, 'approved'), { ...decision(remaining.userId, 'rejected'), supersededAt: TEST_NOW }]);
    expect(await mergeAccounts(server.context, { from: asha, into: meera })).toMatchObject({ ok: true });
    const terms = await db.select({ total: signedTerms.total }).from(signedTerms).where(eq(signedTerms.studentId, remaining.userId));
    expect(terms.map(({ total }) => total).toSorted()).toEqual([12, 4]);
    const verdicts = await db
      .select({ verdict: approvalDecisions.verdict })
      .from(approvalDecisions)
      .where(eq(approvalDecisions.personId, remaining.userId));
    expect(verdicts.map(({ verdict }) => verdict).toSorted()).toEqual(['approved', 'rejected']);
    const [left] = await db
      .select({ subject: approvalRequests.subject })
      .from(approvalRequests)
      .where(and(eq(approvalRequests.instituteId, instituteId), eq(approvalRequests.id, request.id)));
    expect(left?.subject).toEqual({ excluded: [adviser.userId, remaining.userId] });
  });

  it('keeps both decisions about one request, of which that of the remaining account counts', async () => {
    const gone = await server.addUser({ email: asha, rollNumber: '1' });
    const remaining = await server.addUser({ email: meera });
    const requester = await server.addUser();
    const { db, instituteId } = server.context;
    await db.update(users).set({ rollNumber: null }).where(eq(users.id, remaining.id));
    const request = { instituteId, id: newId(), kind: 'budget', subjectId: newId(), title: 'Boards', requestedBy: requester.id } as const;
    const state = { flow: { steps: [] } as never, steps: [] as never[], subject: {}, requestedAt: TEST_NOW, status: 'approved' } as const;
    await db.insert(approvalRequests).values({ ...request, ...state, version: 3 });
    const decision = (personId: string, stepId: string) => ({
      ...{ instituteId, id: newId(), requestId: request.id, stepId, personId, capacities: [0], verdict: 'approved' as const, reason: '' },
      decidedAt: TEST_NOW,
    });
    await db.insert(approvalDecisions).values([decision(gone.id, 'one'), decision(remaining.id, 'two')]);
    expect(await mergeAccounts(server.context, { from: asha, into: meera })).toMatchObject({ ok: true });
    const decisions = await db
      .select({ stepId: approvalDecisions.stepId, supersededAt: approvalDecisions.supersededAt })
      .from(approvalDecisions)
      .where(eq(approvalDecisions.personId, remaining.id));
    expect(new Map(decisions.map(({ stepId, supersededAt }) => [stepId, supersededAt]))).toEqual(
      new Map([
        ['one', TEST_NOW],
        ['two', null],
      ]),
    );
  });

  it('hides anonymous feedback of both, removes linked identities and notifies both mailboxes', async () => {
    const gone = await server.signIn({ email: asha, rollNumber: '1' });
    const remaining = await server.signIn({ email: meera });
    await server.context.db.update(users).set({ rollNumber: null }).where(eq(users.id, remaining.userId));
    const { event } = await addTargets(server);
    for (const giver of [gone, remaining]) await postedFeedbackId(giver, formOf(event.id, { is_anonymous: true }));
    const { db, instituteId } = server.context;
    await db.insert(signInProviders).values({
      instituteId,
      name: 'campus',
      label: 'Campus',
      kind: 'oidc',
      issuer: 'https://campus.example',
      clientId: 'quad',
      clientSecret: 'sealed',
    });
    await db
      .insert(linkedIdentities)
      .values({ instituteId, provider: 'campus', subject: 'of the one that goes', userId: gone.userId, linkedAt: TEST_NOW });
    expect((await mergeAccounts(server.context, { from: asha, into: meera })).ok).toBe(true);
    for (const { userId } of [gone, remaining]) expect(await findSealedIds(db, authorOf(server.context, userId))).toEqual([]);
    expect(await db.$count(linkedIdentities, eq(linkedIdentities.instituteId, instituteId))).toBe(0);
    const merged = (await server.deliverMails()).filter(({ subject }) => subject === 'Two accounts for Quad were merged');
    expect(merged.map(({ to }) => to).sort()).toEqual([asha, meera]);
  });

  it('rejects conflicting accounts that require a decision first, and changes nothing', async () => {
    const { db, instituteId } = server.context;
    const gone = await server.addUser({ email: asha, rollNumber: '1' });
    const remaining = await server.addUser({ email: meera, rollNumber: '2' });
    const merging = () => mergeAccounts(server.context, { from: asha, into: meera });
    expect(await merging()).toMatchObject({
      refusal: {
        message: 'The accounts have two roll numbers, 1 and 2. Find out which is right, and give both that account first.',
      },
    });
    await db.update(users).set({ rollNumber: null }).where(eq(users.id, remaining.id));
    await db.update(users).set({ role: 'PRESIDENT' }).where(eq(users.id, gone.id));
    expect(await merging()).toMatchObject({
      refusal: { message: 'asha@campus.example is PRESIDENT. Remove the role first.' },
    });
    await db.update(users).set({ role: 'STUDENT' }).where(eq(users.id, gone.id));
    const unit = await addUnit(asha);
    expect(await merging()).toMatchObject({
      refusal: { message: `asha@campus.example is the contact address of ${unit.name}, which would then have no contact.` },
    });
    await db.delete(orgUnits).where(eq(orgUnits.id, unit.id));
    await db.insert(achievements).values({
      instituteId,
      id: newId(),
      userId: gone.id,
      title: 'x',
      type: 'technical',
      dateAchieved: '2026-01-01',
      createdAt: TEST_NOW,
      verifiedBy: remaining.id,
      verifiedAt: TEST_NOW,
    });
    expect(await merging()).toMatchObject({
      refusal: { message: 'One of the accounts has decided about items of the other, and nobody may decide about their own.' },
    });
    await db.delete(achievements).where(eq(achievements.userId, gone.id));
    await db.update(users).set({ emailVerified: false, emailClaimed: true }).where(eq(users.id, remaining.id));
    expect(await merging()).toMatchObject({
      refusal: { message: 'The address meera@campus.example is not confirmed yet. Merge the other way round.' },
    });
    await db.update(users).set({ emailVerified: true, emailClaimed: false, disabledAt: TEST_NOW }).where(eq(users.id, remaining.id));
    expect(await merging()).toMatchObject({
      refusal: { message: 'meera@campus.example is disabled. Enable it first, or merge the other way round.' },
    });
    expect(await mergeAccounts(server.context, { from: asha, into: 'ASHA@campus.example' })).toMatchObject({ ok: false });
    expect(await mergeAccounts(server.context, { from: 'nobody@campus.example', into: asha })).toMatchObject({
      refusal: { message: 'Nobody has an account with nobody@campus.example.' },
    });
    expect(await audited()).toEqual([]);
  });

  it('is refused into an account that nobody has opened, because whoever registers with its address would get the records', async () => {
    const { db, instituteId } = server.context;
    await server.addUser({ email: asha, rollNumber: '1' });
    const { id } = await server.addUser({ email: meera, onboardingComplete: false });
    await db.update(users).set({ rollNumber: null, passwordHash: null, emailVerified: false }).where(eq(users.id, id));
    expect(await mergeAccounts(server.context, { from: asha, into: meera })).toMatchObject({
      refusal: { message: 'The address meera@campus.example is not confirmed yet. Merge the other way round.' },
    });
    expect(await mergeAccounts(server.context, { from: meera, into: asha })).toMatchObject({ ok: true });
    expect(await db.$count(users, eq(users.instituteId, instituteId))).toBe(1);
  });

  it('succeeds for only one of 20 concurrent merges in both directions', async () => {
    await server.addUser({ email: asha, rollNumber: '1' });
    await server.addUser({ email: meera, rollNumber: '2', onboardingComplete: false });
    const merges = Array.from({ length: 20 }, (_, index) =>
      mergeAccounts(server.context, index % 2 ? { from: asha, into: meera } : { from: meera, into: asha }),
    );
    const outcomes = await Promise.all(merges);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect([await stored(asha), await stored(meera)].filter(Boolean)).toHaveLength(1);
    expect((await stored(asha)) ?? (await stored(meera))).toMatchObject({ rollNumber: '1', onboardingComplete: true });
  });
});
