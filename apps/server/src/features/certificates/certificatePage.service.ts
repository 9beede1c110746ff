import { CERTIFICATE_PAGE_TEXTS, CERTIFICATE_RULES, readCertificateCode } from '@quad/domain/certificates';
import type { Language } from '@quad/domain/language';
import { PUBLIC_PAGE_TEXTS } from '@quad/domain/public-pages';
import { entryId, type JsonDocument } from '@quad/domain/records';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { formatLongDate } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import { type MessagePage, renderMessagePage } from '../../plugins/messagePage.ts';
import { pageTranslation } from '../../plugins/pageTranslation.ts';
import { readEarnedCredential } from '../records/records.service.ts';
import { type CertificateRecord, findByCode } from './certificates.repo.ts';

async function findTyped({ db, instituteId }: Context, typed: string): Promise<CertificateRecord | undefined> {
  const code = readCertificateCode(typed);
  return code === undefined ? undefined : findByCode(db, instituteId, code);
}

/** The public page of a certificate code: whether the certificate is valid, and only the name of its owner (access G4). */
export async function readCertificatePage(
  context: Context,
  { code, language }: { code: string; language: Language },
): Promise<MessagePage> {
  const { config } = context;
  const { translate: t, locale } = pageTranslation(language);
  const found = await findTyped(context, code);
  if (!found)
    return renderMessagePage({
      status: 404,
      language,
      title: t(CERTIFICATE_PAGE_TEXTS.unknown),
      texts: [t(CERTIFICATE_PAGE_TEXTS.unknownHint)],
      link: { text: t(PUBLIC_PAGE_TEXTS.portal, { institute: config.institute.name }), href: config.portalUrl },
    });
  const { certificate, content } = found;
  const { institute, event, date } = content;
  const { name, revokedAt, revocationReason } = certificate;
  const day = revokedAt && formatLongDate(revokedAt, config.institute.timeZone, locale);
  const hasCredential = revokedAt === null && name !== '' && (await readCredentialOf(context, found)).ok;
  return renderMessagePage({
    language,
    title: t(day === null ? CERTIFICATE_PAGE_TEXTS.valid : CERTIFICATE_PAGE_TEXTS.revoked),
    tone: day === null ? 'positive' : 'critical',
    texts: [
      ...(day === null
        ? []
        : [t(CERTIFICATE_PAGE_TEXTS.revokedSince, { day, reason: t(revocationReason ?? CERTIFICATE_PAGE_TEXTS.noReason) })]),
      t(name === '' ? CERTIFICATE_PAGE_TEXTS.issuedToNobody : CERTIFICATE_PAGE_TEXTS.issued, { institute, name, event, date }),
      t(CERTIFICATE_PAGE_TEXTS.code, { code: certificate.code }),
    ],
    ...(hasCredential && {
      link: { text: t(CERTIFICATE_PAGE_TEXTS.credential), href: `/api/certificates/${certificate.code}/credential` },
    }),
  });
}

/** The credential for a valid certificate (access G4). */
export async function readCertificateCredential(context: Context, code: string): Promise<Result<JsonDocument>> {
  const found = await findTyped(context, code);
  const isValid = found && found.certificate.revokedAt === null && found.certificate.name !== '';
  return isValid ? readCredentialOf(context, found) : refuse('NOT_FOUND', CERTIFICATE_RULES.noCertificate);
}

async function readCredentialOf(context: Context, { certificate }: CertificateRecord): Promise<Result<JsonDocument>> {
  const credential = await readEarnedCredential(context, certificate.userId, entryId('event', certificate.eventId));
  return credential ? accept(credential) : refuse('NOT_FOUND', CERTIFICATE_RULES.noCertificate);
}
