import { FIXED_NOW, fixtureId, PEOPLE } from '@quad/domain/fixtures';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../client/index.ts';
import { achievements, skills } from '../contract/index.ts';
import { scenarios } from './index.ts';
import { listenToMocks } from './node.ts';

const server = listenToMocks();
const client = createClient({ baseUrl: 'http://portal.example' });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    ({ status, code, message }) => `${status} ${code}: ${message}`,
  );
const own = { params: { userId: PEOPLE.student._id } };

beforeEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('a student', () => {
  beforeEach(() => server.use(...scenarios.student()));

  it('claims a skill once, in a position that is held', async () => {
    const body = { skill_id: fixtureId('skill', 6), position_id: null };
    expect(await codeOf(client.call(skills.addToUser, { body }))).toBe('ok');
    expect(await codeOf(client.call(skills.addToUser, { body }))).toBe(
      '409 DUPLICATE: Error adding skill. It might already exist in your profile.',
    );
    const held = { ...body, position_id: fixtureId('position', 1) };
    expect(await codeOf(client.call(skills.addToUser, { body: held }))).toBe('ok');
    expect(await codeOf(client.call(skills.addToUser, { body: { ...body, position_id: 'other' } }))).toMatch(/^403 /);
    expect(await codeOf(client.call(skills.addToUser, { body: { skill_id: 'unknown' } }))).toMatch(/^404 /);
    const [first, second] = await client.call(skills.byUser, own);
    expect([first?.position_id?.title, second?.position_id]).toEqual(['Workshop Lead', null]);
  });

  it('proposes a skill once, and is offered it', async () => {
    const body = { name: 'Rust', category: 'Programming' };
    const created = await client.call(skills.create, { body });
    expect(created).toMatchObject({ name: 'Rust', type: 'technical', is_endorsed: false });
    expect((await client.call(skills.catalogue)).map(({ name }) => name)).toContain('Rust');
    await expect(client.call(skills.create, { body: { ...body, name: 'rust' } })).rejects.toMatchObject({
      status: 409,
      body: { skill: { _id: created._id } },
    });
  });

  it('submits an achievement that waits, of the past and of an event that exists', async () => {
    const body = { title: 'Winner', type: 'technical', date_achieved: FIXED_NOW.toISOString() } as const;
    const { achievement } = await client.call(achievements.add, { body });
    expect(achievement).toMatchObject({ verified: false, date_achieved: '2026-11-20T00:00:00.000Z' });
    expect((await client.call(achievements.byUser, own))[0]).toMatchObject({ title: 'Winner', event_id: null });
    expect(await codeOf(client.call(achievements.add, { body: { ...body, date_achieved: '2026-11-21' } }))).toBe(
      '400 INVALID: The date of the achievement cannot be in the future.',
    );
    expect(await codeOf(client.call(achievements.add, { body: { ...body, event_id: 'unknown' } }))).toMatch(/^404 /);
  });

  it("reads nobody else's, and endorses nothing", async () => {
    const other = { params: { userId: PEOPLE.president._id } };
    expect(await codeOf(client.call(skills.byUser, other))).toMatch(/^403 /);
    expect(await codeOf(client.call(achievements.byUser, other))).toMatch(/^403 /);
    expect(await codeOf(client.call(skills.unendorsed, { params: { skillType: 'technical' } }))).toMatch(/^403 /);
  });
});

describe('an endorser', () => {
  it.each([
    ['scitech', 'technical'],
    ['academic', 'academic'],
    ['cultural', 'cultural'],
    ['sports', 'sports'],
    ['coordinator', 'technical'],
    ['president', 'other'],
  ] as const)('%s has something of every kind to endorse, once', async (who, skillType) => {
    server.use(...scenarios[who]());
    const params = { skillType };
    const [userSkill] = await client.call(skills.unendorsedOfUsers, { params });
    const [skill] = await client.call(skills.unendorsed, { params });
    const [achievement] = await client.call(achievements.unendorsed, { params });
    const endorse = [
      () => client.call(skills.endorseOfUser, { params: { id: userSkill?._id ?? '' } }),
      () => client.call(skills.endorse, { params: { skillId: skill?._id ?? '' } }),
      () => client.call(achievements.verify, { params: { id: achievement?._id ?? '' }, body: {} }),
    ];
    expect(await Promise.all(endorse.map((call) => codeOf(call())))).toEqual(['ok', 'ok', 'ok']);
    expect(await Promise.all(endorse.map((call) => codeOf(call())))).toEqual([
      '409 ALREADY_DECIDED: This was already endorsed.',
      '409 ALREADY_DECIDED: This was already endorsed.',
      `409 ALREADY_DECIDED: Already verified by ${PEOPLE[who].personal_info.name}`,
    ]);
    expect((await client.call(skills.unendorsedOfUsers, { params })).map(({ _id }) => _id)).not.toContain(userSkill?._id);
  });

  it('keeps to the own type', async () => {
    server.use(...scenarios.sports());
    expect(await codeOf(client.call(achievements.unendorsed, { params: { skillType: 'other' } }))).toBe(
      '403 FORBIDDEN: You can endorse only sports items.',
    );
    expect(await codeOf(client.call(skills.endorse, { params: { skillId: fixtureId('skill', 13) } }))).toBe(
      '403 FORBIDDEN: You can endorse only sports items.',
    );
    expect(await codeOf(client.call(skills.endorse, { params: { skillId: 'unknown' } }))).toMatch(/^404 /);
  });
});
