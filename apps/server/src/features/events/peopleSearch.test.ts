import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addUnit } from './testing/records.ts';

let server: TestApp;
let president: Visitor;
let student: Visitor;

beforeAll(async () => {
  server = await testApp();
  president = await server.signIn({ role: 'PRESIDENT', name: 'Kavya Subramanian', email: 'president@campus.example' });
  student = await server.signIn({ name: 'Priya Sharma', email: 'priya@campus.example', rollNumber: '24001' });
  await server.addUser({ name: 'Zoë Mathew', email: 'zm@campus.example', rollNumber: '24002' });
  await server.addUser({ name: 'Mathew Zachariah', email: 'mz@campus.example', rollNumber: '24003' });
  await server.addUser({ name: 'Dev 100%_\\ Rao', email: 'dev@campus.example', rollNumber: '24004' });
  await server.addUser({ name: 'Zubin Not Onboarded', email: 'zubin@campus.example', onboardingComplete: false });
  const { id } = await addUnit(server.context, { name: 'Zoology Club' });
  await addEvent(server.context, { unitId: id, title: 'Soirée Zoë' });
});
afterAll(() => server.close());

const students = async (search: string): Promise<string[]> => {
  const response = await president.get(`/api/events/users?${new URLSearchParams({ search })}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().map(({ personal_info }: { personal_info: { name: string } }) => personal_info.name);
};

const targets = async (search: string) => (await student.get(`/api/feedback/get-targetid?${new URLSearchParams({ search })}`)).json();

describe('searching students (E4)', () => {
  it.each([
    ['zoe', ['Zoë Mathew']],
    ['ZOË', ['Zoë Mathew']],
    ['mathew', ['Mathew Zachariah', 'Zoë Mathew']],
    ['zo mat', ['Zoë Mathew']],
    ['mz@campus', ['Mathew Zachariah']],
    ['nobody', []],
    ['Kavya', []],
  ])('finds by %j the students %j', async (search, names) => expect(await students(search)).toEqual(names));

  it.each([
    ['100%', ['Dev 100%_\\ Rao']],
    ['%_', ['Dev 100%_\\ Rao']],
    ['_\\', ['Dev 100%_\\ Rao']],
    ['%%', []],
    ['a%b', []],
    ["'; --", []],
  ])('treats special characters literally: %j', async (search, names) => expect(await students(search)).toEqual(names));

  it.each(['', 'z', ' z ', '%'])('rejects a search with fewer than two letters: %j', async (search) => {
    const response = await president.get(`/api/events/users?${new URLSearchParams({ search })}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Type at least 2 letters.', errors: { search: 'Type at least 2 letters.' } });
  });

  it('returns at most 20 matches, and all students without a search', async () => {
    for (let count = 0; count < 25; count += 1) await server.addUser({ name: `Many ${String(count).padStart(2, '0')}` });
    const found = await students('many');
    expect(found).toHaveLength(20);
    expect(found[0]).toBe('Many 00');
    const all = (await president.get('/api/events/users')).json();
    expect(all.length).toBeGreaterThan(25);
    expect(Object.keys(all[0]).sort()).toEqual(['_id', 'personal_info', 'username']);
  });
});

describe('searching feedback targets (F3)', () => {
  it('finds users, events and units, ignoring accents', async () => {
    const found = await targets('zo');
    expect(found.users).toEqual([{ _id: expect.any(String), name: 'Zoë Mathew', user_id: '24002' }]);
    expect(found.events).toEqual([{ _id: expect.any(String), title: 'Soirée Zoë' }]);
    expect(found.organizational_units).toEqual([{ _id: expect.any(String), name: 'Zoology Club' }]);
    expect(found.positions).toEqual([]);
    expect((await targets('soiree')).events).toHaveLength(1);
  });

  it('finds users by roll number, but no users before onboarding', async () => {
    expect((await targets('24003')).users).toMatchObject([{ name: 'Mathew Zachariah' }]);
    expect((await targets('zubin')).users).toEqual([]);
  });

  it('does not match email addresses', async () => {
    expect((await targets('campus.example')).users).toEqual([]);
  });

  it('limits requests per user over both searches, separately from the lists', async () => {
    const reader = await server.signIn({ role: 'GENSEC_SPORTS' });
    const ask = (count: number) => reader.get(count % 2 ? '/api/events/users?search=zo' : '/api/feedback/get-targetid?search=zo');
    for (let count = 0; count < 60; count += 1) expect((await ask(count)).statusCode).toBe(200);
    const refused = await ask(0);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await reader.get('/api/feedback/get-targetid')).statusCode).toBe(200);
    expect((await student.get('/api/feedback/get-targetid?search=zo')).statusCode).toBe(200);
  });
});
