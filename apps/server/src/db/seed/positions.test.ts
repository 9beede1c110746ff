import { positions } from '@quad/api-client/contract';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TEST_NOW, testApp } from '../../testing/testApp.ts';
import { demonstration } from './demonstration.ts';
import { seedDemo } from './seedDemo.ts';

const made = demonstration({ now: TEST_NOW, institute: DEFAULT_INSTITUTE });

it('gives every unit positions, and creates 150 position holders over four tenures', () => {
  const units = new Set(made.positions.map(({ unitId }) => unitId));
  expect(units).toEqual(new Set(made.units.map(({ id }) => id)));
  expect(made.positions).toHaveLength(86);
  expect(made.holders).toHaveLength(150);
  expect(new Set(made.holders.map(({ tenureYear }) => tenureYear))).toEqual(new Set(['2026-2027', '2025-2026', '2024-2025', '2023-2024']));
  expect(new Set(made.holders.map(({ status }) => status))).toEqual(new Set(['active', 'completed', 'terminated']));
});

it('does not exceed the number of places, nor give a user the same position twice in a tenure', () => {
  const placesOf = new Map(made.positions.map(({ id, positionCount = 1 }) => [id, positionCount]));
  const groups = Map.groupBy(made.holders, ({ positionId, tenureYear }) => `${positionId} ${tenureYear}`);
  for (const group of groups.values()) {
    expect(group.length).toBeLessThanOrEqual(placesOf.get(group[0]?.positionId ?? '') ?? 0);
    expect(new Set(group.map(({ userId }) => userId)).size).toBe(group.length);
  }
});

it.each(['2026-04-01T00:00:00.000Z', '2027-03-31T12:00:00.000Z'])('creates no appointments in the future at %s', (moment) => {
  const { holders } = demonstration({ now: new Date(moment), institute: DEFAULT_INSTITUTE });
  expect(new Set(holders.filter(({ status }) => status === 'active').map(({ tenureYear }) => tenureYear))).toEqual(new Set(['2026-2027']));
  for (const { appointmentDate, createdAt } of holders) {
    expect(appointmentDate && appointmentDate <= moment.slice(0, 10)).toBe(true);
    expect(createdAt <= new Date(moment)).toBe(true);
  }
});

it('gives the demo student positions, and the Robotics Club coordinator its position holders', async () => {
  const server = await testApp();
  await seedDemo(server.context, server.connection.acrossInstitutes);
  const read = async (mailbox: string) => {
    const credentials = { email: `${mailbox}@campus.example`, password: 'campus-demo-2026' };
    const { cookies } = await server.visitor().send('POST', '/auth/login', credentials);
    const jar = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    const response = await server.app.inject({ method: 'GET', url: '/api/positions/get-all-position-holder', cookies: jar });
    return v.parse(positions.holders.answers[200], response.json());
  };
  const own = await read('student');
  expect(own.map(({ position_id, tenure_year, status }) => [position_id?.title, tenure_year, status])).toEqual(
    expect.arrayContaining([
      ['Workshop Lead', '2026-2027', 'active'],
      ['Event Volunteer', '2025-2026', 'completed'],
    ]),
  );
  const robotics = await read('robotics');
  expect(robotics.length).toBeGreaterThan(20);
  expect(new Set(robotics.map(({ position_id }) => v.parse(v.object({ name: v.string() }), position_id?.unit_id).name))).toEqual(
    new Set(['Robotics Club']),
  );
  await server.close();
});
