import type { AuditRow, AuditVerdict } from '@quad/domain/administration';
import { dayAfter, instantAt } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../../db/pages.ts';
import { chainAudit } from './auditChain.ts';
import { countRows, findPeopleMatching, findRows, type ReadRow, SequenceCursor } from './auditReading.repo.ts';
import { verifyAudit } from './auditVerify.ts';
import { checkpointFile, readCheckpoints } from './checkpoints.ts';

export { SequenceCursor };

interface AuditQuery {
  readonly search?: string | undefined;
  readonly area?: string | undefined;
  /** First and last day, campus time. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The audit log, latest first. Unlinkable actions name nobody. */
export async function readAudit(
  { db, instituteId, config }: Context,
  { search, area, from, to }: AuditQuery,
  page: PageRequest<SequenceCursor>,
): Promise<Page<AuditRow, SequenceCursor>> {
  const { timeZone } = config.institute;
  const wanted = {
    search,
    area,
    from: from === undefined ? undefined : instantAt(from, '00:00', timeZone),
    to: to === undefined ? undefined : instantAt(dayAfter(to), '00:00', timeZone),
  };
  const people = await findPeopleMatching(db, instituteId, search);
  const found = await readPage(page, {
    read: (limit, after) => findRows(db, instituteId, wanted, people, { limit, after }),
    cursorOf: ({ sequence }) => ({ sequence }),
    count: () => countRows(db, instituteId, wanted, people),
  });
  return mapPage(found, toAuditRow);
}

function toAuditRow({ id, at, action, detail, position, ...row }: ReadRow): AuditRow {
  return {
    _id: id,
    at: at.toISOString(),
    action,
    actor: row.actorId && { _id: row.actorId, name: row.actorName ?? '', username: row.actorEmail ?? '' },
    subject: row.subjectId && { _id: row.subjectId, name: row.subjectName ?? '' },
    detail,
    position,
  } as AuditRow;
}

/** Maximum number of faults in a list. */
const MAX_FAULTS = 50;

/** Verifies the whole log and compares it with the checkpoints stored outside the database. */
export async function examineAudit(
  context: Context,
  file = checkpointFile(context.config),
): Promise<{ rows: number; compared: number; faults: string[] }> {
  const { checkpoints, faulty } = await readCheckpoints(context, file);
  const { rows, findings } = await verifyAudit(context.db, context, checkpoints);
  const forgedLines = faulty.map((line) => `Line ${line} of the checkpoints was not written by the server, or was changed since.`);
  return { rows, compared: checkpoints.length, faults: [...findings.map(({ text }) => text), ...forgedLines] };
}

/** The same for the screen: chains the latest rows first, and lists a limited number of faults. */
export async function verdictOn(context: Context): Promise<AuditVerdict> {
  await chainAudit(context);
  const { rows, compared, faults } = await examineAudit(context);
  return { rows, checkpoints: compared, faults: faults.slice(0, MAX_FAULTS) };
}
