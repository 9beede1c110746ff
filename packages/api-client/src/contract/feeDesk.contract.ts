import { CashCountInput, CashHandover, Fee, FeeDesk, FeeEntry, FeeInput, FeeRefundInput } from '@quad/domain/fee-desk';
import { SearchText } from '@quad/domain/fields';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const OF_EVENT = { eventId: Id };

/** Event fees paid at the desk, and the handover of cash to a treasurer. */
export const feeDesk = {
  one: endpoint({
    call: 'GET /api/events/{eventId}/fee-desk',
    summary: 'Get the fee desk of an event: fees taken, cash at the desk, and hand-overs.',
    params: OF_EVENT,
    answers: { 200: FeeDesk, ...problems(400, 401, 403, 404, 409) },
  }),
  people: list({
    path: '/api/events/{eventId}/fees',
    summary: 'List the people who have a place at an event, by name, with the fee that they paid.',
    params: OF_EVENT,
    filters: { search: v.optional(SearchText) },
    orders: ['name'],
    answers: { 200: v.array(FeeEntry), ...problems(400, 401, 403, 404, 409) },
  }),
  take: endpoint({
    call: 'POST /api/events/{eventId}/fees',
    summary: "Mark a person's fee as paid: in cash, or by UPI with its reference.",
    params: OF_EVENT,
    body: FeeInput,
    answers: { 201: Fee, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  refund: endpoint({
    call: 'POST /api/events/{eventId}/fees/{feeId}/refund',
    summary: 'Refund a fee.',
    params: { ...OF_EVENT, feeId: Id },
    body: FeeRefundInput,
    answers: { 200: Fee, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  count: endpoint({
    call: 'POST /api/events/{eventId}/cash-handovers',
    summary: 'Sign the counted cash of the desk for hand-over. Until a treasurer signs, a new count replaces it.',
    params: OF_EVENT,
    body: CashCountInput,
    answers: { 201: CashHandover, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  receive: endpoint({
    call: 'POST /api/money/cash-handovers/{handoverId}/receipt',
    summary: 'Confirm as treasurer that the counted cash was received.',
    params: { handoverId: Id },
    answers: { 200: CashHandover, ...problems(401, 403, 404, 409) },
  }),
};
