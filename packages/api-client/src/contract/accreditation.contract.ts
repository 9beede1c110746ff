import {
  ACADEMIC_WINDOW_QUERY,
  AccreditationChoice,
  AccreditationExport,
  AccreditationRow,
  MissingData,
  OfficerInput,
  Officers,
  Template,
  TemplateInput,
} from '@quad/domain/accreditation';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const MessageResponse = v.object({ message: v.string() });
/** The portal's templates have a name, the institute's have an id. */
const OF_TEMPLATE = { template: v.pipe(v.string(), v.maxLength(100)) };

/** Accreditation tables of an institute, filled in from its records. */
export const accreditation = {
  choice: endpoint({
    call: 'GET /api/accreditation',
    summary: 'The templates and the years that an accreditation officer chooses from.',
    answers: { 200: AccreditationChoice, ...problems(401, 403) },
  }),
  rows: list({
    path: '/api/accreditation/{template}/rows',
    summary: 'The columns of a template, filled in for a window of academic years, as of a day.',
    params: OF_TEMPLATE,
    filters: ACADEMIC_WINDOW_QUERY,
    orders: ['day'],
    answers: { 200: v.array(AccreditationRow), ...problems(400, 401, 403, 404, 422, 429) },
  }),
  holes: endpoint({
    call: 'GET /api/accreditation/{template}/holes',
    summary: 'What is missing for a template in a window of academic years, as of a day.',
    params: OF_TEMPLATE,
    query: ACADEMIC_WINDOW_QUERY,
    answers: { 200: v.array(MissingData), ...problems(400, 401, 403, 404, 422, 429) },
  }),
  export: endpoint({
    call: 'POST /api/accreditation/exports',
    summary: 'A template filled in: as CSV, as a workbook, or as a folder of both with what is missing.',
    body: AccreditationExport,
    mediaType: 'application/octet-stream',
    answers: { 200: v.string(), ...problems(400, 401, 403, 404, 422, 429) },
  }),
  officers: endpoint({
    call: 'GET /api/admin/accreditation-officers',
    summary: 'Who may see what accreditation asks for.',
    answers: { 200: Officers, ...problems(401, 403) },
  }),
  setOfficers: endpoint({
    call: 'PUT /api/admin/accreditation-officers',
    summary: 'Say who may see what accreditation asks for.',
    body: OfficerInput,
    answers: { 200: MessageResponse, ...problems(400, 401, 403, 404, 422) },
  }),
  templates: endpoint({
    call: 'GET /api/admin/accreditation-templates',
    summary: 'The templates that the institute added, the first added first.',
    answers: { 200: v.array(Template), ...problems(401, 403) },
  }),
  addTemplate: endpoint({
    call: 'POST /api/admin/accreditation-templates',
    summary: 'Add a template of the institute, whose columns are chosen from what is known.',
    body: TemplateInput,
    answers: { 201: Template, ...problems(400, 401, 403, 409, 422) },
  }),
  removeTemplate: endpoint({
    call: 'DELETE /api/admin/accreditation-templates/{templateId}',
    summary: 'Remove a template of the institute.',
    params: { templateId: Id },
    answers: { 200: MessageResponse, ...problems(401, 403, 404) },
  }),
};
