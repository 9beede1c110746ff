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
    summary: 'What the desk of an event took, what is there in cash, and what was handed over.',
    params: OF_EVENT,
    answers: { 200: FeeDesk, ...problems(400, 401, 403, 404, 409) },
  }),
  people: list({
    path: '/api/events/{eventId}/fees',
    summary: 'Who has a place at an event, by name, with the fee that they paid.',
    params: OF_EVENT,
    filters: { search: v.optional(SearchText) },
    orders: ['name'],
    answers: { 200: v.array(FeeEntry), ...problems(400, 401, 403, 404, 409) },
  }),
  take: endpoint({
    call: 'POST /api/events/{eventId}/fees',
    summary: 'Mark the fee of somebody as paid: in cash, or by UPI with its reference.',
    params: OF_EVENT,
    body: FeeInput,
    answers: { 201: Fee, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  refund: endpoint({
    call: 'POST /api/events/{eventId}/fees/{feeId}/refund',
    summary: 'Give a fee back.',
    params: { ...OF_EVENT, feeId: Id },
    body: FeeRefundInput,
    answers: { 200: Fee, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  count: endpoint({
    call: 'POST /api/events/{eventId}/cash-handovers',
    summary: 'Say what was counted of the cash at the desk; counted anew before a treasurer signed, the newer counts.',
    params: OF_EVENT,
    body: CashCountInput,
    answers: { 201: CashHandover, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  receive: endpoint({
    call: 'POST /api/money/cash-handovers/{handoverId}/receipt',
    summary: 'Sign that counted cash was received.',
    params: { handoverId: Id },
    answers: { 200: CashHandover, ...problems(401, 403, 404, 409) },
  }),
};
