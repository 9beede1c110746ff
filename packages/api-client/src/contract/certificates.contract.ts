import {
  Certificate,
  CertificateChoice,
  CertificateOrder,
  CertificatePreview,
  CertificateRevocation,
  CertificateRun,
} from '@quad/domain/certificates';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const OF_EVENT = { eventId: Id };
const PDF = 'application/pdf';

/** Certificates of events. */
export const certificates = {
  list: list({
    path: '/api/events/{eventId}/certificates',
    summary: 'List the certificates of an event, by name, for those who may edit it.',
    params: OF_EVENT,
    orders: ['name'],
    answers: { 200: v.array(Certificate), ...problems(400, 401, 403, 404) },
  }),
  preview: endpoint({
    call: 'POST /api/events/{eventId}/certificates/preview',
    summary: 'Count who would get a certificate, without issuing any.',
    params: OF_EVENT,
    body: CertificateChoice,
    answers: { 200: CertificatePreview, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  issue: endpoint({
    call: 'POST /api/events/{eventId}/certificates',
    summary:
      'Issue certificates to everybody who has earned one, in the background. If a flow has to approve them, this creates a request instead.',
    params: OF_EVENT,
    body: CertificateOrder,
    answers: { 201: CertificateRun, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  runs: endpoint({
    call: 'GET /api/events/{eventId}/certificates/runs',
    summary: 'List the runs that issue certificates of an event, with their progress, newest first.',
    params: OF_EVENT,
    answers: { 200: v.array(CertificateRun), ...problems(401, 403, 404) },
  }),
  fileOfAll: endpoint({
    call: 'GET /api/events/{eventId}/certificates/file',
    summary: 'Get all valid certificates of an event as one PDF.',
    params: OF_EVENT,
    mediaType: PDF,
    answers: { 200: v.string(), ...problems(401, 403, 404, 429, 503) },
  }),
  own: endpoint({
    call: 'GET /api/record/certificates',
    summary: "List the current user's certificates, newest first.",
    answers: { 200: v.array(Certificate), ...problems(401, 403) },
  }),
  file: endpoint({
    call: 'GET /api/certificates/{certificateId}/file',
    summary: 'Get a certificate as a PDF, for its owner and those who may edit the event.',
    params: { certificateId: Id },
    mediaType: PDF,
    answers: { 200: v.string(), ...problems(401, 403, 404, 429, 503) },
  }),
  revoke: endpoint({
    call: 'POST /api/certificates/{certificateId}/revocation',
    summary: 'Revoke a certificate, with a reason.',
    params: { certificateId: Id },
    body: CertificateRevocation,
    answers: { 200: Certificate, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  page: endpoint({
    call: 'GET /certificates/{code}',
    summary: 'Get the public page of a certificate: valid, revoked with date and reason, or unknown.',
    params: { code: v.string() },
    mediaType: 'text/html',
    answers: { 200: v.string(), 404: v.string(), ...problems(429) },
  }),
  credential: endpoint({
    call: 'GET /api/certificates/{code}/credential',
    summary: 'Get a valid certificate as a signed credential.',
    params: { code: v.string() },
    mediaType: 'application/vc',
    answers: { 200: v.string(), ...problems(404, 429) },
  }),
};
