import { Id } from '@quad/domain/identity';
import { Position, PositionHolder } from '@quad/domain/positions';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

/** The calls of `positions` that a list needs; apart, so that it loads nothing of the forms. */
export const positionReads = {
  all: endpoint({
    method: 'GET',
    path: '/api/positions/get-all',
    summary: 'The positions that the asker may see.',
    answers: { 200: v.array(Position), ...problems(401, 403) },
  }),
  holders: endpoint({
    method: 'GET',
    path: '/api/positions/get-all-position-holder',
    summary: 'The position holders that the asker may see.',
    answers: { 200: v.array(PositionHolder), ...problems(401, 403) },
  }),
  byUser: endpoint({
    method: 'GET',
    path: '/api/positions/{userId}',
    summary: 'The positions that a person holds or held.',
    params: { userId: Id },
    answers: { 200: v.array(PositionHolder), ...problems(400, 401, 403, 404) },
  }),
};
