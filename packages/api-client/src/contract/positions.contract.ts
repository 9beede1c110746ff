import { Id } from '@quad/domain/identity';
import {
  HOLDER_FILTERS,
  HOLDER_ORDERS,
  POSITION_FILTERS,
  POSITION_ORDERS,
  Position,
  PositionHolder,
  PositionHolderInput,
  PositionHolderRecord,
  PositionInput,
  PositionRecord,
} from '@quad/domain/positions';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

export const positions = {
  all: list({
    path: '/api/positions/get-all',
    summary: 'List the positions that the current user may see.',
    filters: POSITION_FILTERS,
    orders: POSITION_ORDERS,
    answers: { 200: v.array(Position), ...problems(400, 401, 403) },
  }),
  holders: list({
    path: '/api/positions/get-all-position-holder',
    summary: 'List the position holders that the current user may see.',
    filters: HOLDER_FILTERS,
    orders: HOLDER_ORDERS,
    answers: { 200: v.array(PositionHolder), ...problems(400, 401, 403) },
  }),
  byUser: list({
    path: '/api/positions/{userId}',
    summary: 'List the positions that a person holds or held, newest tenure first.',
    params: { userId: Id },
    orders: ['-tenure'],
    answers: { 200: v.array(PositionHolder), ...problems(400, 401, 403, 404) },
  }),
  add: endpoint({
    call: 'POST /api/positions/add-position',
    summary: 'Create a position in a unit.',
    body: PositionInput,
    answers: { 201: PositionRecord, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  addHolder: endpoint({
    call: 'POST /api/positions/add-position-holder',
    summary: 'Appoint a person to a position for a tenure.',
    body: PositionHolderInput,
    answers: { 201: PositionHolderRecord, ...problems(400, 401, 403, 404, 409, 422) },
  }),
};
