import { CERTIFICATE_RULES, certificatePath } from '@quad/domain/certificates';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { formatLongDate } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { ServedFile } from '../../plugins/files.ts';
import { pageTranslation } from '../../plugins/pageTranslation.ts';
import { type CertificateRecord, findCertificate, findValid } from './certificates.repo.ts';
import { readManaged } from './certificates.service.ts';
import type { CertificateRenderer, DrawingTask, PrintableCertificate } from './drawing.ts';

interface FileRequest {
  readonly actor: Actor;
  readonly press: CertificateRenderer;
}

/** A certificate as a file, for its owner while it is valid and for those who may edit the event (access G3). */
export async function readCertificateFile(
  context: Context,
  { actor, press, certificateId }: FileRequest & { certificateId: string },
): Promise<Result<ServedFile>> {
  const { db, instituteId } = context;
  const found = await findCertificate(db, { instituteId, id: certificateId });
  if (!found || found.certificate.revokedAt !== null || found.certificate.name === '')
    return refuse('NOT_FOUND', CERTIFICATE_RULES.noCertificate);
  const { userId, eventId } = found.certificate;
  if (userId !== actor.userId && !(await readManaged(context, { actor, eventId })).ok)
    return refuse('NOT_FOUND', CERTIFICATE_RULES.noCertificate);
  return accept({
    ...{ name: `certificate-${found.certificate.code}.pdf`, isDownload: true, isPrivate: true, tag: '' },
    async read() {
      const file = await press.render(toTask(context, [found]));
      return file.ok ? accept({ plain: file.value }) : file;
    },
  });
}

/** All valid certificates of an event as one file, one per page (access G1). */
export async function readFileOfAll(
  context: Context,
  { actor, press, eventId }: FileRequest & { eventId: string },
): Promise<Result<ServedFile>> {
  const managed = await readManaged(context, { actor, eventId });
  if (!managed.ok) return managed;
  const found = await findValid(context.db, { instituteId: context.instituteId, eventId });
  if (found.length === 0) return refuse('NOT_FOUND', CERTIFICATE_RULES.noneOfEvent);
  return accept({
    ...{ name: 'certificates.pdf', isDownload: true, isPrivate: true, tag: '' },
    async read() {
      const file = press.renderStream(toTask(context, found));
      return file.ok ? accept({ stream: file.value }) : file;
    },
  });
}

function toTask(context: Context, found: readonly CertificateRecord[]): DrawingTask {
  const at = new Date(found.reduce((latest, { certificate }) => Math.max(latest, certificate.issuedAt.getTime()), 0));
  return { certificates: found.map((each) => toPrintable(context, each)), at };
}

function toPrintable({ config }: Pick<Context, 'config'>, { certificate, content }: CertificateRecord): PrintableCertificate {
  const { name, rank, code, issuedAt } = certificate;
  const issued = formatLongDate(issuedAt, config.institute.timeZone, pageTranslation(content.language).locale);
  return { content, name, rank, code, address: `${config.serverUrl}${certificatePath(code)}`, issued };
}
