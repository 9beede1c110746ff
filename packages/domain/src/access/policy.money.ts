import type { PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

const ANYBODY = { part: 'money', who: 'signed-in' } as const;
const OFFICE = { part: 'money', who: OFFICE_BEARER_ROLES } as const;
const SEEN = 'the own one of a coordinator, those of the category of a general secretary, all for the president and administrators';
const GIVER = 'By the president or an administrator';

/** The ledger, and the budgets that units request. */
export const MONEY_POLICY: PolicyTable = {
  'GET /api/money': { ...ANYBODY, row: 'B1', rule: `Units whose money the person sees: ${SEEN}; none for anybody else.` },
  'GET /api/money/units/{unitId}': { ...ANYBODY, row: 'B1', rule: `Of a unit whose money the person sees: ${SEEN}.` },
  'GET /api/money/units/{unitId}/entries': {
    ...ANYBODY,
    row: 'B1',
    rule: 'Of a unit whose money the person sees; who entered it is not said.',
  },
  'PUT /api/money/units/{unitId}/allocation': {
    ...ANYBODY,
    row: 'B2',
    rule: `${GIVER}, from the sum that was seen; never less than is committed and spent.`,
  },
  'POST /api/money/entries/{entryId}/correction': {
    ...ANYBODY,
    row: 'B2',
    rule: `${GIVER}, with a reason, once; by a counter-entry that leaves no account below its floor.`,
  },
  'POST /api/money/units/{unitId}/carry-over': {
    ...ANYBODY,
    row: 'B2',
    rule: `${GIVER}, of a year that is over, as what is free of it was seen.`,
  },
  'PUT /api/money/units/{unitId}/public-page': {
    ...ANYBODY,
    row: 'B2',
    rule: `${GIVER}: anybody sees then what the unit spent, by year and kind, and nobody's name.`,
  },
  'GET /money/public/{unitId}': {
    ...{ row: 'O3', who: 'public', beforeOnboarding: true },
    rule: 'Of a unit whose spending was made public: sums by year and kind.',
  },
  'POST /api/money/exports': { ...ANYBODY, row: 'B4', rule: 'Of a unit whose money the person sees; it changes nothing. Sixty a day.' },
  'POST /api/money/budgets': {
    ...OFFICE,
    row: 'B3',
    rule: 'For a unit that the person looks after, and an event of it. A hundred a day.',
  },
  'PUT /api/money/budgets/{budgetId}': { ...OFFICE, row: 'B3', rule: 'An own one that was returned.' },
  'GET /api/money/budgets/{budgetId}': {
    ...ANYBODY,
    row: 'B3',
    rule: 'Whoever sees the money of its unit, and who holds or held an office that decides a step of its request.',
  },
};
