import { Id } from '@quad/domain/identity';
import {
  AllocationInput,
  Budget,
  BudgetChange,
  BudgetInput,
  CarryOverInput,
  CorrectionInput,
  JournalExport,
  JournalRow,
  MoneyOverview,
  SpendingPageInput,
  UnitYear,
  YearOfOffice,
} from '@quad/domain/ledger';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const OF_UNIT = { unitId: Id };
const OF_BUDGET = { budgetId: Id };
/** Defaults to the current year. */
const OF_YEAR = { year: v.optional(YearOfOffice) };

/** The ledger as shown to people: amounts are whole paise. */
export const money = {
  overview: endpoint({
    call: 'GET /api/money',
    summary: 'List the balances of the units whose money the current user sees, in a year of office.',
    query: OF_YEAR,
    answers: { 200: MoneyOverview, ...problems(400, 401, 403) },
  }),
  unit: endpoint({
    call: 'GET /api/money/units/{unitId}',
    summary: "Get a unit's year: what was allocated, committed and spent, and its budgets.",
    params: OF_UNIT,
    query: OF_YEAR,
    answers: { 200: UnitYear, ...problems(400, 401, 403, 404) },
  }),
  entries: list({
    path: '/api/money/units/{unitId}/entries',
    summary: 'List the ledger entries of a unit in a year.',
    params: OF_UNIT,
    filters: OF_YEAR,
    orders: ['newest'],
    answers: { 200: v.array(JournalRow), ...problems(400, 401, 403, 404) },
  }),
  allocate: endpoint({
    call: 'PUT /api/money/units/{unitId}/allocation',
    summary: 'Set the total allocation of a unit for a year. Answers 412 if it has changed meanwhile.',
    params: OF_UNIT,
    body: AllocationInput,
    answers: { 200: UnitYear, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  carryOver: endpoint({
    call: 'POST /api/money/units/{unitId}/carry-over',
    summary: 'Carry the free amount of a past year over to the next. Answers 412 if it has changed meanwhile.',
    params: OF_UNIT,
    body: CarryOverInput,
    answers: { 200: UnitYear, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  publish: endpoint({
    call: 'PUT /api/money/units/{unitId}/public-page',
    summary: 'Publish or unpublish what a unit spent, by year and category.',
    params: OF_UNIT,
    body: SpendingPageInput,
    answers: { 200: UnitYear, ...problems(400, 401, 403, 404, 422) },
  }),
  export: endpoint({
    call: 'POST /api/money/exports',
    summary: 'Export the ledger entries of a unit in a year, as CSV or as a workbook.',
    body: JournalExport,
    mediaType: 'application/octet-stream',
    answers: { 200: v.string(), ...problems(400, 401, 403, 404, 422, 429) },
  }),
  correct: endpoint({
    call: 'POST /api/money/entries/{entryId}/correction',
    summary: 'Reverse an entry by another one, with a reason.',
    params: { entryId: Id },
    body: CorrectionInput,
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403, 404, 409, 422) },
  }),
};

/** Budgets that units request; once approved, they are committed. */
export const budgets = {
  ask: endpoint({
    call: 'POST /api/money/budgets',
    summary: 'Request a budget for an event or a purchase of a unit, line by line. It goes through the flow of budgets.',
    body: BudgetInput,
    answers: { 201: Budget, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  change: endpoint({
    call: 'PUT /api/money/budgets/{budgetId}',
    summary: 'Change a returned budget and submit it again. Answers 412 if it has changed meanwhile.',
    params: OF_BUDGET,
    body: BudgetChange,
    answers: { 200: Budget, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  one: endpoint({
    call: 'GET /api/money/budgets/{budgetId}',
    summary: 'Get one budget with its lines, amounts and approval.',
    params: OF_BUDGET,
    answers: { 200: Budget, ...problems(401, 403, 404) },
  }),
};
