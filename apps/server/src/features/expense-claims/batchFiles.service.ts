import {
  type BatchFile,
  bankTable,
  checkExports,
  type FiledPayment,
  PAYMENT_TEXTS,
  sumOf,
  tallyVouchers,
} from '@quad/domain/expense-claims';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import { stringify } from 'csv-stringify/sync';
import { create } from 'xmlbuilder';
import type { Actor, Context } from '../../context.ts';
import type { ServedFile } from '../../plugins/files.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { openPayee } from './payees.service.ts';
import { findPayees, findPayments, lockBatch, noteExport } from './payments.repo.ts';
import { NO_BATCH } from './payments.service.ts';
import type { PaymentRow } from './payments.table.ts';
import { checkTreasurer } from './treasurers.service.ts';

/** Name of the paying account in Tally. */
const BANK_LEDGER = 'Bank';

const FILES = {
  neft: {
    name: (number: number) => `batch-${number}-neft.csv`,
    mediaType: 'text/csv',
    // Banks accept plain CSV only. Names are normalized, so none can begin like a spreadsheet formula.
    write: (payments: readonly FiledPayment[]) => stringify(bankTable(payments)),
  },
  tally: {
    name: (number: number) => `batch-${number}-tally.xml`,
    mediaType: 'application/xml',
    write: (payments: readonly FiledPayment[], day: string) =>
      create(tallyVouchers(payments, { day, bank: BANK_LEDGER }), { encoding: 'UTF-8', invalidCharReplacement: ' ' }).end({ pretty: true }),
  },
} as const;

/** Whether a file contains a payment: the bank pays what is open, and Tally books what may have been paid. */
function isFiled(file: BatchFile, { state }: Pick<PaymentRow, 'state'>): boolean {
  return file === 'neft' ? state === 'pending' : state !== 'failed';
}

/**
 * Exports a file of a batch, once (access S6, docs/specification/expense-claims.md#payments-files). Later attempts get the time of the
 * first export. The file is written before the transaction ends, so that no failed export is recorded.
 */
export function exportBatch(context: Context, actor: Actor, batchId: string, file: BatchFile): Promise<Result<ServedFile>> {
  const { clock, config, instituteId } = context;
  const now = clock();
  const { timeZone } = config.institute;
  return auditedTransaction<ServedFile>(context, { actor }, async (tx) => {
    const allowed = await checkTreasurer(tx, context, actor);
    if (!allowed.ok) return allowed;
    const batch = await lockBatch(tx, instituteId, batchId);
    if (!batch) return NO_BATCH;
    const made = file === 'neft' ? batch.exportedAt : batch.tallyExportedAt;
    const once = checkExports(made && campusDay(made, timeZone));
    if (!once.ok) return once;
    const listed = await findPayments(tx, instituteId, [batchId]);
    const payees = await findPayees(
      tx,
      instituteId,
      listed.map(({ claim }) => claim.userId),
    );
    const filed: FiledPayment[] = [];
    for (const { payment, claim, payee: name, unit } of listed) {
      if (!isFiled(file, payment)) continue;
      const payee = payees.find(({ userId, accountEnding }) => userId === claim.userId && accountEnding !== null);
      // Blank as well if it was encrypted with a key that the server has no longer.
      const account = payee ? openPayee(context, payee).account : '';
      if (account === '' && file === 'neft') return refuse('CONFLICT', { text: PAYMENT_TEXTS.noAccount, values: { name } });
      const { number, amount } = payment;
      filed.push({
        ...{ number, amount, account, ifsc: payee?.ifsc ?? '', holder: payee?.holder ?? name },
        ...{ title: claim.title, unit: unit ?? '' },
      });
    }
    if (filed.length === 0) return refuse('CONFLICT', PAYMENT_TEXTS.settled);
    if (!(await noteExport(tx, batch, file, now))) throw new Error(`The batch ${batchId} was held, and its file made meanwhile.`);
    const { name, mediaType, write } = FILES[file];
    const content = Buffer.from(write(filed, campusDay(now, timeZone)));
    return accept({
      value: {
        ...{ name: name(batch.number), isDownload: true, isPrivate: true, tag: '', mediaType },
        read: async () => accept({ plain: content }),
      },
      audit: {
        action: 'payment.export-batch',
        subjectId: batchId,
        detail: { number: batch.number, file, amount: sumOf(filed.map(({ amount }) => amount)), payments: filed.length },
      },
    });
  });
}
