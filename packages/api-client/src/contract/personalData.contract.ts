import { Id } from '@quad/domain/identity';
import { DataExport, MyData } from '@quad/domain/personal-data';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

export const personalData = {
  mine: endpoint({
    call: 'GET /api/my-data',
    summary: 'The archive that was asked for last, whether one is leaving, and what would stay.',
    answers: { 200: MyData, ...problems(401, 403) },
  }),
  ask: endpoint({
    call: 'POST /api/my-data/exports',
    summary: 'Have everything that is stored about oneself put into an archive; the one before goes.',
    answers: { 201: DataExport, ...problems(401, 403, 409, 422, 429) },
  }),
  archive: endpoint({
    call: 'GET /api/my-data/exports/{exportId}/archive',
    summary: 'The own archive: a page to read, and the same as JSON and CSV.',
    params: { exportId: Id },
    mediaType: 'application/zip',
    answers: { 200: v.string(), ...problems(400, 401, 403, 404) },
  }),
  leave: endpoint({
    call: 'POST /api/my-data/leaving',
    summary: 'Have the own account erased in 14 days.',
    answers: { 200: MyData, ...problems(401, 403, 409, 422) },
  }),
  stay: endpoint({
    call: 'DELETE /api/my-data/leaving',
    summary: 'Stay after all.',
    answers: { 200: MyData, ...problems(401, 403, 409) },
  }),
};
