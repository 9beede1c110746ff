import { type JournalExport, MONEY_TEXTS, toRupees } from '@quad/domain/ledger';
import { accept, type Result } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { ServedFile } from '../../plugins/files.ts';
import { tableFile } from '../accreditation/accreditationFiles.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { findJournal } from './ledger.repo.ts';
import { findSeenUnit } from './money.service.ts';

/** Number of entries read at a time. */
const BATCH_SIZE = 500;

/** Entries of a unit and year, newest first, in pages. Amounts are in rupees. */
async function* rowsOf({ db, instituteId, config }: Context, { unit_id: unitId, year }: JournalExport) {
  const { when, what, about, reason, free, committed, payable, spent } = MONEY_TEXTS;
  yield [[when, what, about, reason, free, committed, payable, spent]];
  for (let after: string | undefined; ; ) {
    const entries = await findJournal(db, { instituteId, unitId, year }, { limit: BATCH_SIZE, after });
    yield entries.map((entry) => [
      ...[campusDay(entry.at, config.institute.timeZone), MONEY_TEXTS.kinds[entry.kind], entry.about, entry.reason],
      ...[entry.free, entry.committed, entry.payable, entry.spent].map(toRupees),
    ]);
    after = entries.at(-1)?.id;
    if (entries.length < BATCH_SIZE) return;
  }
}

/** Exports a unit's journal of a year as a file and records it in the audit log (access B4). */
export async function exportJournal(context: Context, actor: Actor, query: JournalExport): Promise<Result<ServedFile>> {
  const unit = await findSeenUnit(context.db, context.instituteId, actor, query.unit_id);
  if (!unit.ok) return unit;
  const { year, format } = query;
  return auditedTransaction<ServedFile>(context, { actor }, async () =>
    accept({
      value: tableFile(format, `journal-${year}`, rowsOf(context, query), context.clock()),
      audit: { action: 'ledger.export', subjectId: unit.value.id, detail: { year, format } },
    }),
  );
}
