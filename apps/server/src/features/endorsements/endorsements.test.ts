import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { achievements, skills, userSkills } from '../../db/schema.ts';
import { postedMails } from '../../testing/jobs.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { crowd } from '../../testing/tier.ts';
import { addUnit } from '../events/testing/records.ts';
import { KINDS } from './testing/kinds.ts';
import { auditOf } from './testing/records.ts';

const TYPES = ['technical', 'cultural', 'sports', 'academic', 'other'] as const;
const UNKNOWN_ID = '01970000-0000-7000-8000-000000000000';

/** All roles, with the types that they endorse and the error for all other types. */
const RIGHTS = [
  ['GENSEC_SCITECH', ['technical'], 'You can endorse only technical items.'],
  ['GENSEC_ACADEMIC', ['academic'], 'You can endorse only academic items.'],
  ['GENSEC_CULTURAL', ['cultural'], 'You can endorse only cultural items.'],
  ['GENSEC_SPORTS', ['sports'], 'You can endorse only sports items.'],
  ['coordinator of a scitech unit', ['technical'], 'You can endorse only technical items.'],
  ['coordinator of a cultural unit', ['cultural'], 'You can endorse only cultural items.'],
  ['coordinator of an independent unit', [], 'Independent units have no endorsements of their own: they are for the president.'],
  [
    'coordinator of no unit',
    [],
    'No unit has your e-mail address as its contact yet. Ask your general secretary or the president to set it.',
  ],
  ['PRESIDENT', ['technical', 'cultural', 'sports', 'academic', 'other'], ''],
  ['STUDENT', [], 'You do not have permission to do this.'],
  ['GENSEC_ASTROLOGY', [], 'You do not have permission to do this.'],
] as const;

let server: TestApp;
const people = new Map<string, Visitor>();

beforeAll(async () => {
  server = await testApp();
  await addUnit(server.context, { contactEmail: 'robotics@campus.example' });
  await addUnit(server.context, { contactEmail: 'dance@campus.example', category: 'cultural' });
  await addUnit(server.context, { contactEmail: 'alumni@campus.example', category: 'independent' });
  const emails = {
    'coordinator of a scitech unit': 'Robotics@campus.example',
    'coordinator of a cultural unit': 'dance@campus.example',
    'coordinator of an independent unit': 'alumni@campus.example',
    'coordinator of no unit': 'nobody@campus.example',
  };
  for (const [who, email] of Object.entries(emails)) people.set(who, await server.signIn({ role: 'CLUB_COORDINATOR', email }));
  for (const [who] of RIGHTS) {
    if (!people.has(who)) people.set(who, await server.signIn({ role: who, ...(who === 'PRESIDENT' ? { name: 'Neha Krishnan' } : {}) }));
  }
  people.set('owner', await server.signIn({ name: 'Meera Iyer', email: 'meera@campus.example', rollNumber: '20230017' }));
});
beforeEach(async () => {
  const { db, instituteId } = server.context;
  for (const table of [userSkills, skills, achievements]) await db.delete(table).where(eq(table.instituteId, instituteId));
});
afterAll(() => server.close());

function person(who: string): Visitor {
  const visitor = people.get(who);
  if (!visitor) throw new Error(`${who} is missing.`);
  return visitor;
}

describe.each(KINDS)('$noun pending endorsement', (kind) => {
  const addWaiting = (type: (typeof TYPES)[number], owner = 'owner') => kind.add(server.context, { type, ownerId: person(owner).userId });

  it.each(RIGHTS)('is listed to a %s only for the types %j', async (who, own, refusal) => {
    for (const type of TYPES) {
      const { id } = await addWaiting(type);
      const response = await kind.list(person(who), type);
      if ((own as readonly string[]).includes(type)) {
        expect(response.statusCode).toBe(200);
        expect(response.json().map(({ _id }: { _id: string }) => _id)).toEqual([id]);
      } else {
        expect([response.statusCode, response.json().message]).toEqual([403, refusal]);
      }
    }
  });

  it.each(RIGHTS)('can be endorsed by a %s only for the types %j', async (who, own, refusal) => {
    const endorser = person(who);
    for (const type of TYPES) {
      const { id } = await addWaiting(type);
      const response = await kind.endorse(endorser, id);
      if ((own as readonly string[]).includes(type)) {
        expect(response.statusCode).toBe(200);
        expect(await kind.endorsementOf(server.context, id)).toEqual({ by: endorser.userId, at: TEST_NOW });
        expect((await kind.list(endorser, type)).json()).toEqual([]);
      } else {
        expect([response.statusCode, response.json().message]).toEqual([403, refusal]);
        expect(await kind.endorsementOf(server.context, id)).toEqual({ by: null, at: null });
      }
    }
  });

  it('is neither listed to nor endorsed by its owner', async () => {
    for (const who of ['PRESIDENT', 'GENSEC_SCITECH', 'coordinator of a scitech unit']) {
      const { id } = await addWaiting('technical', who);
      expect((await kind.list(person(who), 'technical')).json().map(({ _id }: { _id: string }) => _id)).not.toContain(id);
      const response = await kind.endorse(person(who), id);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'SELF_REVIEW' });
      expect(await auditOf(server.context, id)).toEqual([]);
    }
  });

  it('is endorsed once, and a second endorser gets a conflict that names the first', async () => {
    const { id } = await addWaiting('technical');
    expect((await kind.endorse(person('PRESIDENT'), id)).statusCode).toBe(200);
    for (const who of ['PRESIDENT', 'GENSEC_SCITECH']) {
      const second = await kind.endorse(person(who), id);
      expect(second.statusCode).toBe(409);
      expect(second.json()).toMatchObject({ code: 'ALREADY_DECIDED', message: 'Already verified by Neha Krishnan' });
    }
    expect(await kind.endorsementOf(server.context, id)).toMatchObject({ by: person('PRESIDENT').userId });
    expect(await auditOf(server.context, id)).toEqual([
      {
        action: kind.noun === 'achievement' ? 'achievement.verify' : `${kind.noun}.endorse`,
        actorId: person('PRESIDENT').userId,
        detail: expect.any(Object),
      },
    ]);
  });

  it('is not endorsed in the name of another user, by an unknown id or without a session', async () => {
    const { id } = await addWaiting('technical');
    const scitech = person('GENSEC_SCITECH');
    if (kind.noun === 'achievement') {
      const response = await kind.endorse(scitech, id, { verified_by: person('PRESIDENT').userId });
      expect(response.json()).toMatchObject({ code: 'IDENTITY_MISMATCH' });
      expect((await kind.endorse(scitech, id, { verified_by: scitech.userId })).statusCode).toBe(200);
    }
    expect((await kind.endorse(scitech, UNKNOWN_ID)).statusCode).toBe(404);
    expect((await kind.endorse(scitech, 'nonsense')).statusCode).toBe(400);
    expect((await kind.endorse(server.visitor(), id)).statusCode).toBe(401);
    expect((await kind.list(scitech, 'magic')).statusCode).toBe(400);
  });

  it('is listed oldest first, and only in its own institute', async () => {
    const ids = ['', '', ''];
    for (const day of [2, 0, 1]) {
      const values = { type: 'technical', ownerId: person('owner').userId, createdAt: new Date(Date.UTC(2026, 10, 1 + day)) } as const;
      ids[day] = (await kind.add(server.context, values)).id;
    }
    const elsewhere = await testApp();
    const stranger = await elsewhere.signIn({ role: 'PRESIDENT' });
    expect((await kind.list(stranger, 'technical')).json()).toEqual([]);
    expect((await kind.endorse(stranger, ids[0] ?? '')).statusCode).toBe(404);
    await elsewhere.close();
    expect((await kind.list(person('GENSEC_SCITECH'), 'technical')).json().map(({ _id }: { _id: string }) => _id)).toEqual(ids);
  });

  it('is endorsed exactly once by many concurrent endorsers', async () => {
    const endorsers = ['PRESIDENT', 'GENSEC_SCITECH', 'coordinator of a scitech unit'].map(person);
    const many = crowd(50);
    for (let round = 0; round < 5; round += 1) {
      const { id } = await addWaiting('technical');
      const calls = Array.from({ length: many }, (_, index) => kind.endorse(endorsers[index % 3] ?? person('PRESIDENT'), id));
      const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
      expect(statuses.sort()).toEqual([200, ...Array(many - 1).fill(409)]);
      expect(await auditOf(server.context, id)).toHaveLength(1);
      expect((await postedMails(server.context)).filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
    }
  });
});

describe('the pending list for an endorser', () => {
  const [, userSkillKind, achievementKind] = KINDS;

  it('contains the owner with roll number and email address, and is not cached', async () => {
    const owner = {
      _id: person('owner').userId,
      user_id: '20230017',
      username: 'meera@campus.example',
      personal_info: { name: 'Meera Iyer' },
    };
    for (const kind of [userSkillKind, achievementKind]) {
      await kind?.add(server.context, { type: 'technical', ownerId: owner._id });
      const list = await kind?.list(person('GENSEC_SCITECH'), 'technical');
      expect(list?.json()[0].user_id).toEqual(owner);
      expect(list?.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the list of pending skills', () => {
  it('contains no owner and may be cached with revalidation', async () => {
    const [kind] = KINDS;
    await kind?.add(server.context, { type: 'technical', ownerId: person('owner').userId });
    const list = await kind?.list(person('GENSEC_SCITECH'), 'technical');
    expect(list?.headers['cache-control']).toBe('private, no-cache');
    expect(list?.body).not.toContain(person('owner').userId);
    const refused = await kind?.list(person('GENSEC_SPORTS'), 'technical');
    expect(refused?.headers['cache-control']).toBe('no-store');
  });
});

describe('the endorsement mail to the owner', () => {
  async function mailAfter(kindIndex: number, ownerId = person('owner').userId) {
    const kind = KINDS[kindIndex];
    const added = await kind?.add(server.context, { type: 'technical', ownerId });
    const before = server.mails.length;
    await kind?.endorse(person('PRESIDENT'), added?.id ?? '');
    return (await server.deliverMails()).slice(before);
  }

  it('reports an endorsed skill', async () => {
    const [mail, ...others] = await mailAfter(1);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'meera@campus.example', subject: 'Your skill was endorsed' });
    expect(mail?.text).toMatch(/^Hello Meera Iyer,\n\nNeha Krishnan has endorsed your skill "Skill \d+" \(beginner\)\.\n/);
    expect(mail?.text).toContain('/skills\n');
  });

  it('reports a verified achievement', async () => {
    const [mail] = await mailAfter(2);
    expect(mail).toMatchObject({ to: 'meera@campus.example', subject: 'Your achievement was verified' });
    expect(mail?.text).toMatch(/^Hello Meera Iyer,\n\nNeha Krishnan has verified your achievement "Achievement \d+"\.\n/);
    expect(mail?.text).toContain('/view-achievements\n');
  });

  it('reports that everybody can choose an endorsed skill proposal', async () => {
    const [mail] = await mailAfter(0);
    expect(mail).toMatchObject({ to: 'meera@campus.example', subject: 'The skill that you proposed was endorsed' });
    expect(mail?.text).toContain('that you proposed was endorsed. Everybody can choose it now.');
  });

  it('is not sent for a refused endorsement', async () => {
    expect(await mailAfter(1, person('PRESIDENT').userId)).toEqual([]);
  });
});
