import { credentials, records } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import type { FastifyReply } from 'fastify';
import { networkOf } from '../../plugins/address.ts';
import { type Server, serve, servePublic, servePublicFile, serveWith } from '../../plugins/endpoints.ts';
import type { Limit } from '../../plugins/rateLimit.ts';
import { toCredentialFile } from './credentialFile.service.ts';
import { checkCredential, readIssuer, readStatusList } from './credentials.service.ts';
import {
  chooseEntries,
  issueCredential,
  readOwnRecord,
  readSharedCredential,
  readSharedRecord,
  shareRecord,
  stopSharing,
} from './records.service.ts';
import { Verifier } from './verifying.ts';

const HOUR_MS = 60 * 60_000;
const ADDRESSES: Limit = { name: 'records.addresses', attempts: 20, windowMs: HOUR_MS };
const ISSUED: Limit = { name: 'records.credentials', attempts: 60, windowMs: HOUR_MS };
/** Limited per network, so that guessing tokens is hopeless. */
const READS: Limit = { name: 'records.shared', attempts: 300, windowMs: HOUR_MS };
const CHECKS: Limit = { name: 'credentials.verify', attempts: 30, windowMs: 10 * 60_000 };
const LISTS: Limit = { name: 'credentials.status', attempts: 300, windowMs: HOUR_MS };

/** Routes for people's records, sharing them, and verifying credentials (access Q1 to Q5). */
export function recordRoutes(server: Server): void {
  serve(server, records.own, async ({ context, actor }) => accept(await readOwnRecord(context, actor)));

  serve(server, records.choose, ({ context, actor, body }) => chooseEntries(context, actor, body));

  serve(server, records.share, ({ context, actor, body }) => shareRecord(context, actor, body), { limit: ADDRESSES });

  serve(server, records.stop, ({ context, actor }) => stopSharing(context, actor));

  serveWith(server, records.issue, issueCredential, {
    limit: ISSUED,
  });

  const ofNetwork = { limit: READS, limitedBy: ({ ip }: { ip: string }) => networkOf(ip) };

  servePublic(
    server,
    records.shared,
    ({ context, params, reply }) => {
      setNoIndex(reply);
      return readSharedRecord(context, params.token);
    },
    ofNetwork,
  );

  servePublicFile(
    server,
    records.sharedCredential,
    async ({ context, params, reply }) => {
      setNoIndex(reply);
      const found = await readSharedCredential(context, params);
      return found.ok ? accept(toCredentialFile(found.value)) : found;
    },
    ofNetwork,
  );

  servePublic(server, credentials.issuer, async ({ context, reply }) => {
    forEverySite(reply);
    return accept(await readIssuer(context));
  });

  servePublic(
    server,
    credentials.status,
    ({ context, params, reply }) => {
      forEverySite(reply);
      return readStatusList(context, params.list);
    },
    { limit: LISTS, limitedBy: ({ ip }) => networkOf(ip) },
  );

  const verifier = new Verifier();
  server.app.addHook('onClose', () => verifier.close());
  servePublic(server, credentials.verify, ({ context, body }) => checkCredential(context, body.credential, verifier), { limit: CHECKS });
}

/** Keeps shared records out of search engines. */
function setNoIndex(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex');
}

/** Verifiers on other sites may read the response; it does not depend on any session. */
function forEverySite(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
}
