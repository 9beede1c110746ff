import type { PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

const ANYBODY = { part: 'money', who: 'signed-in' } as const;
const OFFICE = { part: 'money', who: OFFICE_BEARER_ROLES } as const;
const SEEN = "a coordinator's own unit, a general secretary's category, all for the president and administrators";
const ALLOCATOR = 'Only the president or an administrator';

/** The ledger, and the budgets that units request. */
export const MONEY_POLICY: PolicyTable = {
  'GET /api/money': { ...ANYBODY, row: 'B1', rule: `Units whose money the person sees: ${SEEN}; none for others.` },
  'GET /api/money/units/{unitId}': { ...ANYBODY, row: 'B1', rule: `For a unit whose money the person sees: ${SEEN}.` },
  'GET /api/money/units/{unitId}/entries': {
    ...ANYBODY,
    row: 'B1',
    rule: 'For a unit whose money the person sees; entries name nobody.',
  },
  'PUT /api/money/units/{unitId}/allocation': {
    ...ANYBODY,
    row: 'B2',
    rule: `${ALLOCATOR}, based on the current sum; never below what is committed and spent.`,
  },
  'POST /api/money/entries/{entryId}/correction': {
    ...ANYBODY,
    row: 'B2',
    rule: `${ALLOCATOR}, with a reason, once; the reversing entry may take no account below its limit.`,
  },
  'POST /api/money/units/{unitId}/carry-over': {
    ...ANYBODY,
    row: 'B2',
    rule: `${ALLOCATOR}, for a past year, based on its current free amount.`,
  },
  'PUT /api/money/units/{unitId}/public-page': {
    ...ANYBODY,
    row: 'B2',
    rule: `${ALLOCATOR}: makes the unit's spending public, by year and category, without names.`,
  },
  'GET /money/public/{unitId}': {
    ...{ row: 'O3', who: 'public', beforeOnboarding: true },
    rule: 'For a unit with public spending: sums by year and category.',
  },
  'POST /api/money/exports': { ...ANYBODY, row: 'B4', rule: 'For a unit whose money the person sees; read-only. At most 60 a day.' },
  'POST /api/money/budgets': {
    ...OFFICE,
    row: 'B3',
    rule: 'For a unit that the person manages, and an event of it; at most 100 a day.',
  },
  'PUT /api/money/budgets/{budgetId}': { ...OFFICE, row: 'B3', rule: "One's own returned request." },
  'GET /api/money/budgets/{budgetId}': {
    ...ANYBODY,
    row: 'B3',
    rule: 'Whoever sees the money of its unit, and holders and former holders of an office that decides a step.',
  },
};
