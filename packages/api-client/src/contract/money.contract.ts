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
    summary: 'What the units have whose money the person sees, in a year of office.',
    query: OF_YEAR,
    answers: { 200: MoneyOverview, ...problems(400, 401, 403) },
  }),
  unit: endpoint({
    call: 'GET /api/money/units/{unitId}',
    summary: "A unit's year: what it was given, what is committed and spent, and its budgets.",
    params: OF_UNIT,
    query: OF_YEAR,
    answers: { 200: UnitYear, ...problems(400, 401, 403, 404) },
  }),
  entries: list({
    path: '/api/money/units/{unitId}/entries',
    summary: "A unit's journal of a year.",
    params: OF_UNIT,
    filters: OF_YEAR,
    orders: ['newest'],
    answers: { 200: v.array(JournalRow), ...problems(400, 401, 403, 404) },
  }),
  allocate: endpoint({
    call: 'PUT /api/money/units/{unitId}/allocation',
    summary: 'Say how much a unit has for a year in all, from the sum that was seen: 412 where it has changed.',
    params: OF_UNIT,
    body: AllocationInput,
    answers: { 200: UnitYear, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  carryOver: endpoint({
    call: 'POST /api/money/units/{unitId}/carry-over',
    summary: 'Carry what is free of a year that is over to the next, as it was seen: 412 where it has changed.',
    params: OF_UNIT,
    body: CarryOverInput,
    answers: { 200: UnitYear, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  publish: endpoint({
    call: 'PUT /api/money/units/{unitId}/public-page',
    summary: 'Let anybody see what a unit spent, by year and by what it was for, or nobody any more.',
    params: OF_UNIT,
    body: SpendingPageInput,
    answers: { 200: UnitYear, ...problems(400, 401, 403, 404, 422) },
  }),
  export: endpoint({
    call: 'POST /api/money/exports',
    summary: "A unit's journal of a year, as CSV or as a workbook.",
    body: JournalExport,
    mediaType: 'application/octet-stream',
    answers: { 200: v.string(), ...problems(400, 401, 403, 404, 422, 429) },
  }),
  correct: endpoint({
    call: 'POST /api/money/entries/{entryId}/correction',
    summary: 'Counter an entry by another one, with a reason.',
    params: { entryId: Id },
    body: CorrectionInput,
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403, 404, 409, 422) },
  }),
};

/** Budgets that units request; once approved, they are committed. */
export const budgets = {
  ask: endpoint({
    call: 'POST /api/money/budgets',
    summary: 'Ask money for an event, or for what a unit buys, line by line: it goes through the flow of budgets.',
    body: BudgetInput,
    answers: { 201: Budget, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  change: endpoint({
    call: 'PUT /api/money/budgets/{budgetId}',
    summary: 'Change a budget that was returned, and send it again, as it was seen: 412 where it has changed.',
    params: OF_BUDGET,
    body: BudgetChange,
    answers: { 200: Budget, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  one: endpoint({
    call: 'GET /api/money/budgets/{budgetId}',
    summary: 'A budget with its lines, what became of them, and who decides.',
    params: OF_BUDGET,
    answers: { 200: Budget, ...problems(401, 403, 404) },
  }),
};
