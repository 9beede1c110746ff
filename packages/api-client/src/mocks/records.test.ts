import { aPosition, manyUsers, PEOPLE, UNITS } from '@quad/domain/fixtures';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../client/index.ts';
import { accounts, orgUnits, positions, profile } from '../contract/index.ts';
import { scenarios } from './index.ts';
import { listenToMocks } from './node.ts';

const server = listenToMocks();
const client = createClient({ baseUrl: 'http://portal.example' });
const [robotics] = UNITS;
const [somebody, somebodyElse] = manyUsers(2);
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    ({ status, message }) => `${status} ${message}`,
  );

beforeEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('positions', () => {
  const right = { title: 'Archivist', unit_id: robotics._id, position_type: 'Member', responsibilities: ['Keep the archive'] };

  it('lists what each role may see', async () => {
    server.use(...scenarios.student());
    expect(await client.call(positions.all)).toHaveLength(13);
    expect(await client.call(positions.holders)).toMatchObject([{ user_id: { _id: PEOPLE.student._id } }]);
    server.use(...scenarios.coordinator());
    expect(await client.call(positions.all)).toHaveLength(1);
    server.use(...scenarios.president());
    expect(await client.call(positions.holders)).toHaveLength(25);
  });

  it("gives a person's own holdings with the duties", async () => {
    server.use(...scenarios.student());
    const [own] = await client.call(positions.byUser, { params: { userId: PEOPLE.student._id } });
    expect(own?.position_id?.responsibilities).toEqual(['Plan one workshop a week', 'Keep the register of tools']);
    expect(await refusal(client.call(positions.byUser, { params: { userId: PEOPLE.president._id } }))).toBe(
      '403 You can see your own positions only.',
    );
  });

  it('adds one to a unit of the own category, once', async () => {
    server.use(...scenarios.scitech());
    expect(await client.call(positions.add, { body: right })).toMatchObject({ title: 'Archivist', unit_id: { name: 'Robotics Club' } });
    expect(await refusal(client.call(positions.add, { body: { ...right, title: 'archivist' } }))).toBe(
      '409 This unit already has a position with this title.',
    );
    expect(await refusal(client.call(positions.add, { body: { ...right, unit_id: 'nowhere' } }))).toBe(
      '404 This organizational unit does not exist.',
    );
    server.use(...scenarios.cultural());
    expect(await refusal(client.call(positions.add, { body: right }))).toBe('403 You can manage positions of your own category only.');
  });

  it('appoints as many as there are places, each person once', async () => {
    server.use(...scenarios.coordinator({ records: { positions: [aPosition({ position_count: 1 })], holders: [] } }));
    const body = { position_id: aPosition()._id, tenure_year: '2026-2027' };
    const appoint = (user_id = '') => refusal(client.call(positions.addHolder, { body: { ...body, user_id } }));
    expect(await appoint(PEOPLE.coordinator._id)).toBe('403 You cannot appoint yourself. Ask your general secretary or the president.');
    expect(await appoint(somebody?._id)).toBe('ok');
    expect(await appoint(somebody?._id)).toBe('409 This person has this position for the year 2026-2027 already.');
    expect(await appoint('00000001-0000-4000-8000-000000009999')).toBe('404 This person does not exist.');
    expect(await appoint(somebodyElse?._id)).toBe('400 Maximum position holders (1) already appointed for the year 2026-2027.');
  });
});

describe('units', () => {
  const right = { name: 'Astronomy Club', type: 'Club', contact_info: { email: 'astronomy@campus.example' } } as const;

  it('are created in the own category, with a name and an address of their own', async () => {
    server.use(...scenarios.scitech());
    expect(await client.call(orgUnits.create, { body: right })).toMatchObject({ category: 'scitech' });
    expect(await client.call(orgUnits.list, { query: { category: 'scitech' } })).toHaveLength(4);
    expect(await refusal(client.call(orgUnits.create, { body: right }))).toBe(
      '409 There is an organizational unit with this name already.',
    );
  });

  it.each([
    [{ name: 'ROBOTICS club' }, '409 There is an organizational unit with this name already.'],
    [{ contact_info: { email: 'Robotics@campus.example' } }, '409 Another organizational unit has this contact email.'],
    [
      { contact_info: { email: 'student@campus.example' } },
      '409 Somebody has an account with this email already. Choose another address for the unit.',
    ],
    [{ category: 'sports' }, '403 You can create units of your own category only.'],
    [{ parent_unit_id: '00000002-0000-4000-8000-000000000004' }, '403 Choose a parent unit of your own category.'],
    [{ parent_unit_id: '00000002-0000-4000-8000-000000009999' }, '404 This parent unit does not exist.'],
  ] as const)('are refused with the words of the server: %j', async (change, words) => {
    server.use(...scenarios.scitech());
    expect(await refusal(client.call(orgUnits.create, { body: { ...right, ...change } }))).toBe(words);
  });

  it('want a category of the president', async () => {
    server.use(...scenarios.president());
    expect(await refusal(client.call(orgUnits.create, { body: right }))).toBe('400 Category is required.');
  });

  it('show students no budgets', async () => {
    server.use(...scenarios.student());
    expect((await client.call(orgUnits.list)).every(({ budget_info }) => budget_info === undefined)).toBe(true);
  });
});

describe('the profile', () => {
  it('changes the fields that are sent, and no others', async () => {
    server.use(...scenarios.student());
    const { updatedStudent } = await client.call(profile.update, { body: { updatedDetails: { personal_info: { phone: '9123456780' } } } });
    expect(updatedStudent.personal_info).toMatchObject({ phone: '9123456780', gender: 'Male' });
    expect(updatedStudent.contact_info.socialLinks.github).toBe('https://github.com/example');
    expect(await client.call(accounts.fetchAuth)).toEqual(updatedStudent);
  });

  it('refuses what is on no list', async () => {
    server.use(...scenarios.student());
    const body = { updatedDetails: { contact_info: { hostel: 'Narmada' } } };
    expect(await refusal(client.call(profile.update, { body }))).toBe('400 Choose one of the listed options.');
  });

  it('replaces and removes the photo', async () => {
    server.use(...scenarios.student());
    const image = new Blob(['x'], { type: 'image/png' });
    expect((await client.call(profile.updatePhoto, { body: { image } })).profilePic).toMatch(/^data:image/);
    expect(await client.call(profile.deletePhoto)).toEqual({ profilePic: '/photos/default.webp' });
    const document = new Blob(['x'], { type: 'text/plain' });
    expect(await refusal(client.call(profile.updatePhoto, { body: { image: document } }))).toBe(
      '415 Please choose a JPEG, PNG or WebP image up to 5 MB.',
    );
  });
});
