import { PositionHolderInput, PositionHolderRecord, PositionInput, PositionRecord } from '@quad/domain/positions';
import { endpoint, problems } from './endpoint.ts';
import { positionReads } from './positionReads.contract.ts';

export const positions = {
  ...positionReads,
  add: endpoint({
    method: 'POST',
    path: '/api/positions/add-position',
    summary: 'Create a position in a unit.',
    body: PositionInput,
    answers: { 201: PositionRecord, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  addHolder: endpoint({
    method: 'POST',
    path: '/api/positions/add-position-holder',
    summary: 'Appoint somebody to a position for a tenure.',
    body: PositionHolderInput,
    answers: { 201: PositionHolderRecord, ...problems(400, 401, 403, 404, 409, 422) },
  }),
};
