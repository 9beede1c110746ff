import {
  CredentialCheck,
  CredentialToCheck,
  JsonDocument,
  OwnRecord,
  RecordAddress,
  SharedRecord,
  ShownEntries,
} from '@quad/domain/records';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

/** Media type of a verifiable credential. */
const CREDENTIAL_FILE = 'application/vc';

export const records = {
  own: endpoint({
    call: 'GET /api/record',
    summary: "Get the current user's record: endorsed skills, verified achievements, positions held and events attended.",
    answers: { 200: OwnRecord, ...problems(401, 403) },
  }),
  choose: endpoint({
    call: 'PUT /api/record',
    summary: "Choose which entries of the current user's record others see.",
    body: ShownEntries,
    answers: { 200: OwnRecord, ...problems(400, 401, 403) },
  }),
  share: endpoint({
    call: 'PUT /api/record/address',
    summary:
      "Share chosen entries of the current user's record at a new address. Only this answer contains the address; the previous one stops working.",
    body: ShownEntries,
    answers: { 200: RecordAddress, ...problems(400, 401, 403, 429) },
  }),
  stop: endpoint({
    call: 'DELETE /api/record/address',
    summary: "Stop sharing the current user's record.",
    answers: { 200: v.object({ message: v.string() }), ...problems(401, 403, 404) },
  }),
  shared: endpoint({
    call: 'GET /api/records/{token}',
    summary: 'Get a shared record by its address. Needs no session.',
    params: { token: v.string() },
    answers: { 200: SharedRecord, ...problems(403, 404, 429) },
  }),
  issue: endpoint({
    call: 'POST /api/record/credentials/{entryId}',
    summary: "Create an Open Badges 3.0 credential for an entry of the current user's record, signed by the institute.",
    params: { entryId: v.string() },
    answers: { 200: JsonDocument, ...problems(401, 403, 404, 429) },
  }),
  sharedCredential: endpoint({
    call: 'GET /api/records/{token}/credentials/{entryId}',
    summary: 'Download an entry of a shared record as a credential.',
    params: { token: v.string(), entryId: v.string() },
    mediaType: CREDENTIAL_FILE,
    answers: { 200: v.string(), ...problems(403, 404, 429) },
  }),
};

/** Public calls to verify a credential of the institute, with or without Quad. */
export const credentials = {
  issuer: endpoint({
    call: 'GET /.well-known/did.json',
    summary: 'Get the issuer of credentials with its current and former public keys.',
    answers: { 200: JsonDocument },
  }),
  status: endpoint({
    call: 'GET /api/credentials/status/{list}',
    summary: 'Get the signed status list of revoked credentials.',
    params: { list: v.string() },
    answers: { 200: JsonDocument, ...problems(404, 429) },
  }),
  verify: endpoint({
    call: 'POST /api/credentials/verify',
    summary: 'Verify a credential of the institute: valid, revoked, changed, or issued by somebody else.',
    body: CredentialToCheck,
    bodyLimit: 16 * 1024,
    answers: { 200: CredentialCheck, ...problems(400, 429, 503) },
  }),
};
