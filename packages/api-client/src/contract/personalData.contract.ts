import { Id } from '@quad/domain/identity';
import { DataExport, MyData } from '@quad/domain/personal-data';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

export const personalData = {
  mine: endpoint({
    call: 'GET /api/my-data',
    summary: "Get the latest export of the current user's data, whether their account is about to be erased, and what would be kept.",
    answers: { 200: MyData, ...problems(401, 403) },
  }),
  ask: endpoint({
    call: 'POST /api/my-data/exports',
    summary: 'Export everything that is stored about the current user as an archive, replacing the previous one.',
    answers: { 201: DataExport, ...problems(401, 403, 409, 422, 429) },
  }),
  archive: endpoint({
    call: 'GET /api/my-data/exports/{exportId}/archive',
    summary: "Download the current user's archive: a page to read, and the same as JSON and CSV.",
    params: { exportId: Id },
    mediaType: 'application/zip',
    answers: { 200: v.string(), ...problems(400, 401, 403, 404) },
  }),
  leave: endpoint({
    call: 'POST /api/my-data/leaving',
    summary: "Schedule the erasure of the current user's account in 14 days.",
    answers: { 200: MyData, ...problems(401, 403, 409, 422) },
  }),
  stay: endpoint({
    call: 'DELETE /api/my-data/leaving',
    summary: "Cancel the erasure of the current user's account.",
    answers: { 200: MyData, ...problems(401, 403, 409) },
  }),
};
