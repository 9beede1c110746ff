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
    summary: "The requester's own record: endorsed skills, verified achievements, positions held and events attended.",
    answers: { 200: OwnRecord, ...problems(401, 403) },
  }),
  choose: endpoint({
    call: 'PUT /api/record',
    summary: 'Choose which entries of the own record others see.',
    body: ShownEntries,
    answers: { 200: OwnRecord, ...problems(400, 401, 403) },
  }),
  share: endpoint({
    call: 'PUT /api/record/address',
    summary:
      'Choose what others see, and make an address for it or renew it: the one before stops. The answer is the only one that has it.',
    body: ShownEntries,
    answers: { 200: RecordAddress, ...problems(400, 401, 403, 429) },
  }),
  stop: endpoint({
    call: 'DELETE /api/record/address',
    summary: 'Stop the address of the own record.',
    answers: { 200: v.object({ message: v.string() }), ...problems(401, 403, 404) },
  }),
  shared: endpoint({
    call: 'GET /api/records/{token}',
    summary: 'A record that its owner shares. Whoever has its address reads it.',
    params: { token: v.string() },
    answers: { 200: SharedRecord, ...problems(403, 404, 429) },
  }),
  issue: endpoint({
    call: 'POST /api/record/credentials/{entryId}',
    summary: 'An entry of the own record as an Open Badges 3.0 credential, signed by the institute.',
    params: { entryId: v.string() },
    answers: { 200: JsonDocument, ...problems(401, 403, 404, 429) },
  }),
  sharedCredential: endpoint({
    call: 'GET /api/records/{token}/credentials/{entryId}',
    summary: 'An entry of a shared record as a credential, to be saved.',
    params: { token: v.string(), entryId: v.string() },
    mediaType: CREDENTIAL_FILE,
    answers: { 200: v.string(), ...problems(403, 404, 429) },
  }),
};

/** Public calls to verify a credential of the institute, with or without Quad. */
export const credentials = {
  issuer: endpoint({
    call: 'GET /.well-known/did.json',
    summary: 'Who issues credentials here, with the keys that they were and are signed with.',
    answers: { 200: JsonDocument },
  }),
  status: endpoint({
    call: 'GET /api/credentials/status/{list}',
    summary: 'Which credentials are revoked, as a signed list of bits.',
    params: { list: v.string() },
    answers: { 200: JsonDocument, ...problems(404, 429) },
  }),
  verify: endpoint({
    call: 'POST /api/credentials/verify',
    summary: 'Check a credential of the institute: valid, revoked, changed, or of somebody else.',
    body: CredentialToCheck,
    bodyLimit: 16 * 1024,
    answers: { 200: CredentialCheck, ...problems(400, 429, 503) },
  }),
};
