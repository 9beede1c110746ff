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
    summary: 'List the templates and academic years that an accreditation officer can choose from.',
    answers: { 200: AccreditationChoice, ...problems(401, 403) },
  }),
  rows: list({
    path: '/api/accreditation/{template}/rows',
    summary: 'List the rows of a template for a range of academic years, as of a day.',
    params: OF_TEMPLATE,
    filters: ACADEMIC_WINDOW_QUERY,
    orders: ['day'],
    answers: { 200: v.array(AccreditationRow), ...problems(400, 401, 403, 404, 422, 429) },
  }),
  holes: endpoint({
    call: 'GET /api/accreditation/{template}/holes',
    summary: 'Get what is missing for a template in a range of academic years, as of a day.',
    params: OF_TEMPLATE,
    query: ACADEMIC_WINDOW_QUERY,
    answers: { 200: v.array(MissingData), ...problems(400, 401, 403, 404, 422, 429) },
  }),
  export: endpoint({
    call: 'POST /api/accreditation/exports',
    summary: 'Export a filled-in template as CSV, as a workbook, or as a folder of both with what is missing.',
    body: AccreditationExport,
    mediaType: 'application/octet-stream',
    answers: { 200: v.string(), ...problems(400, 401, 403, 404, 422, 429) },
  }),
  officers: endpoint({
    call: 'GET /api/admin/accreditation-officers',
    summary: 'List the accreditation officers.',
    answers: { 200: Officers, ...problems(401, 403) },
  }),
  setOfficers: endpoint({
    call: 'PUT /api/admin/accreditation-officers',
    summary: 'Replace the list of accreditation officers.',
    body: OfficerInput,
    answers: { 200: MessageResponse, ...problems(400, 401, 403, 404, 422) },
  }),
  templates: endpoint({
    call: 'GET /api/admin/accreditation-templates',
    summary: 'List the templates that the institute added, oldest first.',
    answers: { 200: v.array(Template), ...problems(401, 403) },
  }),
  addTemplate: endpoint({
    call: 'POST /api/admin/accreditation-templates',
    summary: 'Add a template of the institute, with columns chosen from the known fields.',
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
