import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JsonDocument } from '@quad/domain/records';
import type { Result } from '@quad/domain/refusals';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/connection.ts';
import {
  achievements,
  checkIns,
  events,
  issuedCredentials,
  orgUnits,
  positionHolders,
  positions,
  skills,
  userSkills,
  users,
} from '../../db/schema.ts';
import { ENGINE } from '../../testing/database.ts';
import { waitsForRow } from '../../testing/rowLocks.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { mergeAccounts } from '../accounts/corrections.service.ts';
import { addAchievement, addUserSkill } from '../endorsements/testing/records.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';
import { checkCredential } from './credentials.service.ts';
import { Verifier } from './verifying.ts';

const SERVER_URL = 'https://portal.campus.example';

let server: TestApp;
let student: Visitor;
let entry: string;

beforeAll(async () => {
  server = await testApp({ environment: { PORTAL_URL: SERVER_URL } });
});
afterAll(() => server.close());
beforeEach(async () => {
  student = await server.signIn({ name: 'Asha Verma' });
  const president = await server.signIn({ role: 'PRESIDENT' });
  const skill = await addUserSkill(server.context, { userId: student.userId, endorsedBy: president.userId, endorsedAt: TEST_NOW });
  entry = `skill.${skill.id}`;
});

const issue = async (id = entry, visitor = student) => {
  const answer = await visitor.send('POST', `/api/record/credentials/${id}`);
  return { status: answer.statusCode, credential: answer.json<JsonDocument>() };
};
const check = async (credential: unknown, visitor = server.visitor()) =>
  (await visitor.send('POST', '/api/credentials/verify', { credential } as object)).json<JsonDocument>();
const read = async (address: string) => {
  const answer = await server.visitor().get(address);
  return answer.json<JsonDocument>();
};
const statusListOf = ({ credentialStatus }: JsonDocument) =>
  read(new URL((credentialStatus as { statusListCredential: string }).statusListCredential).pathname);

// docs/specification/records.md#records-credentials
describe('a credential', () => {
  it('is an Open Badge issued by the institute with the name of the person and without the user id', async () => {
    const { status, credential } = await issue();
    expect(status).toBe(200);
    expect(credential).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
      type: ['VerifiableCredential', 'AchievementCredential'],
      issuer: { id: 'did:web:portal.campus.example', type: ['Profile'] },
      validFrom: TEST_NOW.toISOString(),
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: 'Asha Verma', identityType: 'name' }],
        achievement: { achievementType: 'Competency' },
      },
      credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' },
      proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' },
    });
    expect(JSON.stringify(credential)).not.toContain(student.userId);
  });

  it('is the same when it is requested again', async () => {
    expect((await issue()).credential).toEqual((await issue()).credential);
  });

  it('is issued only for entries of the user’s own record', async () => {
    expect((await issue(`skill.${crypto.randomUUID()}`)).status).toBe(404);
    expect((await issue(entry, await server.signIn({}))).status).toBe(404);
    expect((await issue(entry, server.visitor())).status).toBe(401);
  });

  it('can be downloaded at the address of a shared record that shows it', async () => {
    const shared = await student.send('PUT', '/api/record/address', { shown: [entry] });
    const token = shared.json<{ url: string }>().url.split('/').at(-1);
    const answer = await server.visitor().get(`/api/records/${token}/credentials/${entry}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vc',
      'content-disposition': 'attachment; filename="credential.json"',
      'x-robots-tag': 'noindex',
    });
    expect(answer.json()).toEqual((await issue()).credential);
    await student.send('PUT', '/api/record', { shown: [] });
    expect((await server.visitor().get(`/api/records/${token}/credentials/${entry}`)).statusCode).toBe(404);
  });
});

/** Verifies with the library alone, in a process with the bundled contexts and no network. */
async function checkElsewhere(credential: JsonDocument): Promise<{ verified: boolean; revoked?: boolean }> {
  const input = {
    credential,
    issuer: await read('/.well-known/did.json'),
    statusList: await statusListOf(credential),
  };
  const file = path.join(os.tmpdir(), `quad-credential-${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(input));
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'testing/verifyElsewhere.mjs'), file]);
  return JSON.parse(stdout);
}

describe('verification without the server', () => {
  it('verifies a credential with the issuer document and status list, including its revocation', async () => {
    const { credential } = await issue();
    expect(await checkElsewhere(credential)).toEqual({ verified: true, revoked: false });
    expect(await checkElsewhere({ ...credential, name: `${credential.name} ` })).toEqual({ verified: false });
    await server.context.db.update(userSkills).set({ endorsedAt: null }).where(eq(userSkills.userId, student.userId));
    expect(await checkElsewhere(credential)).toEqual({ verified: true, revoked: true });
  });
});

describe('public issuer data', () => {
  it('contains the issuer and its keys, readable from any origin', async () => {
    const answer = await server.visitor().get('/.well-known/did.json', { origin: 'https://elsewhere.example' });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.json()).toMatchObject({
      id: 'did:web:portal.campus.example',
      verificationMethod: [
        { type: 'Multikey', controller: 'did:web:portal.campus.example', publicKeyMultibase: expect.stringMatching(/^z6Mk/) },
      ],
    });
  });

  it('contains the first status list and no unknown ones', async () => {
    expect(await read('/api/credentials/status/0')).toMatchObject({
      id: `${SERVER_URL}/api/credentials/status/0`,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: 'did:web:portal.campus.example',
      credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation' },
    });
    for (const list of ['7', '00', '-1', 'x']) expect((await server.visitor().get(`/api/credentials/status/${list}`)).statusCode).toBe(404);
  });
});

describe('verifying a credential', () => {
  it('finds it valid and returns its content', async () => {
    const { credential } = await issue();
    expect(await check(credential)).toEqual({
      verdict: 'valid',
      says: { name: 'Asha Verma', title: credential.name, kind: 'skill', issued_at: TEST_NOW.toISOString(), revoked_at: null },
    });
  });

  it.each([
    [
      'the endorsement is withdrawn',
      () => server.context.db.update(userSkills).set({ endorsedAt: null, endorsedBy: null }).where(eq(userSkills.userId, student.userId)),
    ],
    ['the account is disabled', () => server.context.db.update(users).set({ disabledAt: TEST_NOW }).where(eq(users.id, student.userId))],
  ])('finds it revoked once %s', async (_, revoke) => {
    const { credential } = await issue();
    await revoke();
    expect(await check(credential)).toMatchObject({ verdict: 'revoked', says: { name: 'Asha Verma', revoked_at: expect.any(String) } });
  });

  it('detects any change and returns no content', async () => {
    const { credential } = await issue();
    const { proof, credentialSubject } = credential as { proof: object; credentialSubject: object };
    const changed = [
      { ...credential, name: 'Everything' },
      { ...credential, validFrom: '2020-01-01T00:00:00.000Z' },
      { ...credential, credentialSubject: { ...credentialSubject, identifier: [] } },
      { ...credential, proof: { ...proof, proofValue: 'z5' } },
      { ...credential, proof: { ...proof, verificationMethod: 'did:web:portal.campus.example#z6MkOther' } },
      { ...credential, '@context': [...(credential['@context'] as string[]), 'https://elsewhere.example/context'] },
      { ...credential, name: undefined, 'https://schema.org/name': credential.name },
      { ...credential, credentialSubject: { ...credentialSubject, '@context': { name: null } } },
      await statusListOf(credential),
    ];
    for (const each of changed) expect(await check(each)).toEqual({ verdict: 'changed', says: null });
  });

  it('rejects an unexpected shape without verifying the signature', async () => {
    const verified = vi.spyOn(Verifier.prototype, 'verify');
    const { credential } = await issue();
    const { proof, credentialSubject, credentialStatus, issuer } = credential as Record<string, object>;
    const { achievement } = credentialSubject as { achievement: object };
    const withAchievement = (more: object) => ({
      ...credential,
      credentialSubject: { ...credentialSubject, achievement: { ...achievement, ...more } },
    });
    const hostile = [
      withAchievement({ alignment: Array.from({ length: 500 }, () => ({ type: ['Alignment'] })) }),
      withAchievement({ type: Array.from({ length: 1000 }, () => 'Achievement') }),
      withAchievement({ criteria: { narrative: 'a'.repeat(5000) } }),
      { ...credential, proof: [proof, proof] },
      { ...credential, proof: { ...proof, previousProof: 'urn:uuid:1' } },
      { ...credential, issuer: { ...issuer, image: 'https://elsewhere.example' } },
      { ...credential, credentialStatus: [credentialStatus] },
      { ...credential, id: `${credential.id}/..` },
      { ...credential, evidence: [] },
    ];
    for (const each of hostile) expect(await check(each)).toEqual({ verdict: 'changed', says: null });
    expect(verified).not.toHaveBeenCalled();
    const padded = withAchievement({ alignment: Array.from({ length: 8000 }, () => ({ type: ['Alignment'] })) });
    const answer = await server.visitor().send('POST', '/api/credentials/verify', { credential: padded });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([413, 'What was sent is too large.']);
    verified.mockRestore();
  });

  it('limits its queue, and answers 503 with Retry-After when it is full', async () => {
    const { credential } = await issue();
    const verifier = new Verifier({ longestQueue: 2 });
    const verify = vi.spyOn(verifier, 'verify');
    expect((await checkCredential(server.context, credential, verifier)).ok).toBe(true);
    const [[task] = []] = verify.mock.calls;
    if (!task) throw new Error('Nothing was verified.');
    // The thread has started, and none of these ends before the last one has come.
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => verifier.verify(task)));
    await verifier.close();
    // One is being verified, two are queued.
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    const busy = vi.spyOn(Verifier.prototype, 'verify').mockResolvedValue(outcomes.find(({ ok }) => !ok) as Result<boolean>);
    const answer = await server.visitor().send('POST', '/api/credentials/verify', { credential });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json<{ message: string }>().message]).toEqual([
      503,
      '5',
      'Many credentials are being checked just now. Please try again in a moment.',
    ]);
    busy.mockRestore();
  });

  it('rejects an unknown issuer without fetching it', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { credential } = await issue();
    for (const issuer of ['did:web:elsewhere.example', { id: 'https://elsewhere.example/issuer' }]) {
      expect(await check({ ...credential, issuer })).toEqual({ verdict: 'unknown-issuer', says: null });
    }
    expect(fetched).not.toHaveBeenCalled();
  });

  it('rejects a credential of another institute', async () => {
    const other = await testApp({ environment: { PORTAL_URL: SERVER_URL } });
    const { credential } = await issue();
    expect((await other.visitor().send('POST', '/api/credentials/verify', { credential })).json()).toEqual({
      verdict: 'changed',
      says: null,
    });
    await other.close();
  });

  it.each([[{}], [{ proof: {} }], [[]], ['text'], [null]])('rejects %j, which is no credential', async (credential) => {
    const answer = await server.visitor().send('POST', '/api/credentials/verify', { credential } as object);
    expect([answer.statusCode, answer.json<{ errors?: object }>().errors]).toEqual([
      400,
      { credential: 'This is not a credential. Paste the whole file.' },
    ]);
  });

  it('is limited to 30 requests', async () => {
    const visitor = await server.signIn({});
    const answers = [];
    for (let time = 0; time < 31; time += 1)
      answers.push((await visitor.send('POST', '/api/credentials/verify', { credential: { proof: 'x', issuer: 'y' } })).statusCode);
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([30, 429]);
  });
});

/** A person with one entry of every kind, and the records that they come from. */
async function withEveryKind() {
  const { context } = server;
  const { userId } = student;
  const president = await server.signIn({ role: 'PRESIDENT' });
  const skill = await addUserSkill(context, { userId, endorsedBy: president.userId, endorsedAt: TEST_NOW });
  const achievement = await addAchievement(context, { userId, title: 'Hackathon', verifiedBy: president.userId, verifiedAt: TEST_NOW });
  const unit = await addUnit(context, { name: `Robotics ${userId}` });
  const position = await addPosition(context, { unitId: unit.id, title: 'Treasurer' });
  const holder = await addPositionHolder(context, { userId, positionId: position.id, tenureYear: '2025-2026' });
  const event = await addEvent(context, { unitId: unit.id, title: 'Line Follower' });
  const cameOn = (day: string) =>
    context.db.insert(checkIns).values({
      ...{ instituteId: context.instituteId, eventId: event.id, userId, checkedInBy: president.userId, madeParticipant: false },
      ...{ day, at: TEST_NOW, scanId: crypto.randomUUID() },
    });
  await cameOn('2026-11-19');
  await cameOn('2026-11-20');
  const entries = {
    skill: `skill.${skill.id}`,
    achievement: `achievement.${achievement.id}`,
    position: `position.${holder.id}`,
    event: `event.${event.id}`,
  };
  return { userId, skill, achievement, unit, position, holder, event, entries, cameOn };
}

type EveryKind = Awaited<ReturnType<typeof withEveryKind>>;
type Kind = keyof EveryKind['entries'];
type Change = (all: EveryKind) => PromiseLike<unknown>;
const db = () => server.context.db;

// docs/specification/records.md#records-credentials
describe('a credential with changed content', () => {
  it.each<[string, Kind[], Change]>([
    [
      'the name of its owner',
      ['skill', 'achievement', 'position', 'event'],
      ({ userId }) => db().update(users).set({ name: 'Asha Rao' }).where(eq(users.id, userId)),
    ],
    [
      'the title of the event',
      ['event'],
      ({ event }) => db().update(events).set({ title: 'Line Follower 2' }).where(eq(events.id, event.id)),
    ],
    [
      'the title of the position',
      ['position'],
      ({ position }) => db().update(positions).set({ title: 'Secretary' }).where(eq(positions.id, position.id)),
    ],
    [
      'the name of the unit',
      ['position', 'event'],
      ({ unit }) =>
        db()
          .update(orgUnits)
          .set({ name: `Robots ${unit.id}` })
          .where(eq(orgUnits.id, unit.id)),
    ],
    [
      'the tenure',
      ['position'],
      ({ holder }) => db().update(positionHolders).set({ tenureYear: '2024-2025' }).where(eq(positionHolders.id, holder.id)),
    ],
    [
      'the title of the achievement',
      ['achievement'],
      ({ achievement }) => db().update(achievements).set({ title: 'Another' }).where(eq(achievements.id, achievement.id)),
    ],
    [
      'the name of the skill',
      ['skill'],
      ({ skill }) =>
        db()
          .update(skills)
          .set({ name: `Rust ${skill.id}` })
          .where(eq(skills.id, skill.skillId)),
    ],
    [
      'the proficiency in the skill',
      ['skill'],
      ({ skill }) => db().update(userSkills).set({ proficiency: 'advanced' }).where(eq(userSkills.id, skill.id)),
    ],
    ['the first day at the event, after an earlier check-in is added', ['event'], ({ cameOn }) => cameOn('2026-11-18')],
    [
      'the first day at the event, after its check-in is removed',
      ['event'],
      ({ event }) =>
        db()
          .delete(checkIns)
          .where(and(eq(checkIns.eventId, event.id), eq(checkIns.day, '2026-11-19'))),
    ],
  ])('is revoked, and reissued on request: %s', async (_what, kinds, change) => {
    const all = await withEveryKind();
    const before = new Map<Kind, JsonDocument>();
    for (const kind of Object.keys(all.entries) as Kind[]) before.set(kind, (await issue(all.entries[kind])).credential);
    await change(all);
    for (const [kind, credential] of before) {
      const isAnother = kinds.includes(kind);
      expect(await check(credential), kind).toMatchObject({ verdict: isAnother ? 'revoked' : 'valid' });
      const { credential: anew } = await issue(all.entries[kind]);
      expect(anew.id === credential.id, kind).toBe(!isAnother);
      expect(JSON.stringify({ ...anew, ...NOT_SAID }) === JSON.stringify({ ...credential, ...NOT_SAID }), kind).toBe(!isAnother);
      expect(await check(anew)).toMatchObject({ verdict: 'valid' });
    }
  });

  it('is revoked when an account is merged that came to the event on an earlier day', async () => {
    const { userId, event, entries } = await withEveryKind();
    await db().update(users).set({ rollNumber: null }).where(eq(users.id, userId));
    const former = await server.addUser();
    await db()
      .insert(checkIns)
      .values({
        ...{
          instituteId: server.context.instituteId,
          eventId: event.id,
          userId: former.id,
          checkedInBy: former.id,
          madeParticipant: false,
        },
        ...{ day: '2026-11-18', at: TEST_NOW, scanId: crypto.randomUUID() },
      });
    const [{ credential }, { credential: skill }] = [await issue(entries.event), await issue(entries.skill)];
    const [into] = await db().select({ email: users.email }).from(users).where(eq(users.id, userId));
    expect(await mergeAccounts(server.context, { from: former.email, into: into?.email ?? '' })).toMatchObject({ ok: true });
    expect(await check(credential)).toMatchObject({ verdict: 'revoked' });
    expect(await check(skill)).toMatchObject({ verdict: 'valid' });
  });

  it('stays valid when nothing that it contains has changed', async () => {
    const all = await withEveryKind();
    const { credential } = await issue(all.entries.event);
    await all.cameOn('2026-11-21');
    await db().update(events).set({ title: 'Line Follower', venue: 'Lab 2' }).where(eq(events.id, all.event.id));
    await db().update(users).set({ name: 'Asha Verma' }).where(eq(users.id, all.userId));
    expect(await check(credential)).toMatchObject({ verdict: 'valid' });
  });
});

describe.runIf(ENGINE === 'postgres')('a credential that is issued while its basis ends', () => {
  it.each<[string, Kind, (tx: Database, all: EveryKind) => PromiseLike<unknown>, number]>([
    [
      'the endorsement is withdrawn',
      'skill',
      (tx, { skill }) => tx.update(userSkills).set({ endorsedAt: null }).where(eq(userSkills.id, skill.id)),
      404,
    ],
    [
      'the event is canceled',
      'event',
      (tx, { event }) => tx.update(events).set({ status: 'cancelled' }).where(eq(events.id, event.id)),
      404,
    ],
    [
      'the position is ended',
      'position',
      (tx, { holder }) => tx.update(positionHolders).set({ status: 'terminated' }).where(eq(positionHolders.id, holder.id)),
      404,
    ],
    [
      'the account is disabled',
      'achievement',
      (tx, { userId }) => tx.update(users).set({ disabledAt: TEST_NOW }).where(eq(users.id, userId)),
      401,
    ],
  ])('is refused: %s', async (_what, kind, withdraw, status) => {
    const all = await withEveryKind();
    const outcome = await db().transaction(async (tx) => {
      await withdraw(tx, all);
      const request = issue(all.entries[kind]);
      await waitsForRow(db(), request);
      return { request };
    });
    expect((await outcome.request).status).toBe(status);
    expect(await db().$count(issuedCredentials, and(eq(issuedCredentials.userId, all.userId), isNull(issuedCredentials.revokedAt)))).toBe(
      0,
    );
  });

  it('has the name that its owner has then', async () => {
    const { userId, entries } = await withEveryKind();
    const outcome = await db().transaction(async (tx) => {
      await tx.update(users).set({ name: 'Asha Rao' }).where(eq(users.id, userId));
      const request = issue(entries.skill);
      await waitsForRow(db(), request);
      return { request };
    });
    const { credential } = await outcome.request;
    expect(await check(credential)).toMatchObject({ verdict: 'valid', says: { name: 'Asha Rao' } });
  });
});

/** Fields that differ between credentials with the same content. */
const NOT_SAID = { id: '', credentialStatus: '', proof: '' };
