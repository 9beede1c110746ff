import { certificateRequests, certificates } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import type { FastifyReply } from 'fastify';
import { NameCursor } from '../../db/pages.ts';
import { networkOf } from '../../plugins/address.ts';
import { type Server, serve, serveFile, servePage, servePublicFile, serveWith } from '../../plugins/endpoints.ts';
import { preferredLanguage } from '../../plugins/language.ts';
import { serveList } from '../../plugins/lists.ts';
import type { Limit } from '../../plugins/rateLimit.ts';
import { toCredentialFile } from '../records/credentialFile.service.ts';
import { readCertificateFile, readFileOfAll } from './certificateFiles.service.ts';
import { readCertificateCredential, readCertificatePage } from './certificatePage.service.ts';
import {
  changeRequested,
  issueCertificates,
  listCertificates,
  listOwnCertificates,
  listRuns,
  previewCertificates,
  readRequested,
  revoke,
} from './certificates.service.ts';
import { CertificateRenderer } from './drawing.ts';

const HOUR_MS = 60 * 60_000;
const PREVIEWS: Limit = { name: 'certificates.preview', attempts: 120, windowMs: HOUR_MS };
/** As the contract states. */
const ISSUES: Limit = { name: 'certificates.issue', attempts: 20, windowMs: 24 * HOUR_MS };
const CHANGES: Limit = { ...ISSUES, name: 'certificates.change' };
const FILES: Limit = { name: 'certificates.file', attempts: 120, windowMs: HOUR_MS };
/** Limited, because each file is rendered on request and may have thousands of pages. */
const ALL_FILES: Limit = { name: 'certificates.file-of-all', attempts: 30, windowMs: HOUR_MS };
/** Limited per network, so that guessing codes is hopeless. */
const PAGES: Limit = { name: 'certificates.page', attempts: 300, windowMs: HOUR_MS };

/** Routes for certificates of events (access G1 to G4). */
export function certificateRoutes(server: Server): void {
  const press = new CertificateRenderer();
  server.app.addHook('onClose', () => press.close());

  serveList(server, certificates.list, ({ context, actor, params, page }) => listCertificates(context, { actor, ...params }, page), {
    cursor: NameCursor,
  });
  serveWith(server, certificates.preview, previewCertificates, {
    limit: PREVIEWS,
  });
  serve(
    server,
    certificates.issue,
    ({ context, actor, claim, params, body, request }) =>
      issueCertificates(context, { actor, claim, ...params, input: body, language: preferredLanguage(request) }),
    { limit: ISSUES },
  );
  serve(server, certificateRequests.one, ({ context, actor, params }) => readRequested(context, actor, params.runId));
  serve(
    server,
    certificateRequests.change,
    ({ context, actor, claim, params, body, request }) =>
      changeRequested(context, { actor, claim, ...params, input: body, language: preferredLanguage(request) }),
    { limit: CHANGES },
  );
  serveWith(server, certificates.runs, listRuns);
  serveFile(server, certificates.fileOfAll, ({ context, actor, params }) => readFileOfAll(context, { actor, press, ...params }), {
    limit: ALL_FILES,
  });
  serve(server, certificates.own, async ({ context, actor }) => accept(await listOwnCertificates(context, actor)));
  serveFile(server, certificates.file, ({ context, actor, params }) => readCertificateFile(context, { actor, press, ...params }), {
    limit: FILES,
  });
  serveWith(server, certificates.revoke, revoke);

  const ofNetwork = { limit: PAGES, limitedBy: ({ ip }: { ip: string }) => networkOf(ip) };
  servePage(
    server,
    certificates.page,
    async ({ context, params, request, reply }) => {
      setNoIndex(reply);
      return accept(await readCertificatePage(context, { ...params, language: preferredLanguage(request) }));
    },
    ofNetwork,
  );
  servePublicFile(
    server,
    certificates.credential,
    async ({ context, params, reply }) => {
      setNoIndex(reply);
      const found = await readCertificateCredential(context, params.code);
      return found.ok ? accept(toCredentialFile(found.value)) : found;
    },
    ofNetwork,
  );
}

/** Keeps certificates out of search engines. */
function setNoIndex(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex');
}
