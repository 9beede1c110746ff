import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { addUnit } from '../events/testing/records.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';
import { findHolders } from './officeHolders.repo.ts';
import { dayOf, viewerOf } from './officeHolders.service.ts';

// docs/specification/approvals.md#approvals-flows
let server: TestApp;
let unitId: string;
beforeAll(async () => {
  server = await testApp();
  unitId = (await addUnit(server.context)).id;
});
afterAll(() => server.close());

type Holding = readonly [name: string, tenureYear: string, status?: 'active' | 'completed' | 'terminated'];

it.each<[string, Holding[], string[]]>([
  [
    'everybody who holds it in this tenure',
    [
      ['Asha', '2026-2027'],
      ['Ravi', '2026-2027'],
    ],
    ['Asha', 'Ravi'],
  ],
  [
    'the holder of an earlier tenure until there is a successor',
    [
      ['Asha', '2024-2025'],
      ['Ravi', '2025-2026'],
    ],
    ['Ravi'],
  ],
  [
    'the successor alone, also if nobody has ended what was before',
    [
      ['Asha', '2025-2026'],
      ['Ravi', '2026-2027'],
    ],
    ['Ravi'],
  ],
  [
    'the current holder while the next one is appointed already',
    [
      ['Asha', '2026-2027'],
      ['Ravi', '2027-2028'],
    ],
    ['Asha'],
  ],
  ['nobody before the tenure begins', [['Ravi', '2027-2028']], []],
  [
    'nobody whose holding was ended',
    [
      ['Asha', '2026-2027', 'terminated'],
      ['Ravi', '2025-2026', 'completed'],
    ],
    [],
  ],
  [
    'the former holder again, if the successor has left early',
    [
      ['Asha', '2025-2026'],
      ['Ravi', '2026-2027', 'terminated'],
    ],
    ['Asha'],
  ],
])('lets a position be decided by %s', async (_, holdings, expected) => {
  const { context } = server;
  const position = await addPosition(context, { unitId });
  const people = new Map<string, Awaited<ReturnType<TestApp['signIn']>>>();
  for (const [name, tenureYear, status = 'active'] of holdings) {
    const who = await server.signIn({ name });
    people.set(name, who);
    await addPositionHolder(context, { userId: who.userId, positionId: position.id, tenureYear, status });
  }
  const holders = await findHolders(context.db, dayOf(context), [position.id]);
  expect(holders.flatMap(({ name, positionIds }) => (positionIds.includes(position.id) ? [name] : [])).toSorted()).toEqual(expected);
  for (const [name, { userId }] of people) {
    const { decider } = await viewerOf(context.db, context, { userId, role: 'STUDENT', unit: null, isAdministrator: false } as never);
    expect([name, decider.positionIds]).toEqual([name, expected.includes(name) ? [position.id] : []]);
  }
});
