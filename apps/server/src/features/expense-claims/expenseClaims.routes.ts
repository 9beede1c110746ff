import { expenseClaims, payments } from '@quad/api-client/contract';
import { EXPENSE_CLAIM_TEXTS, expenseClaimChange, expenseClaimInput } from '@quad/domain/expense-claims';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { accept } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import { TimeCursor } from '../../db/pages.ts';
import { type Server, serve, serveFile, serveWith } from '../../plugins/endpoints.ts';
import { serveForm } from '../../plugins/forms.ts';
import { serveList } from '../../plugins/lists.ts';
import { photoReporter } from '../profile/images.service.ts';
import { exportBatch } from './batchFiles.service.ts';
import { changeClaim, claimExpenses, decideClaim, listClaimable, listClaims, readClaim } from './claims.service.ts';
import { readPayee, removePayee, setPayee } from './payees.service.ts';
import { answerBatch, dissolveBatch, listBatches, makeBatch, payByHand, readTreasury, readUpi, settle } from './payments.service.ts';
import { addReceipt, readReceipt } from './receipts.service.ts';
import { listTreasurers, setTreasurers } from './treasurers.service.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Limited, because each upload is re-encoded and stored. */
const UPLOADS = { name: 'money.receipts', attempts: 60, windowMs: 10 * 60_000 };
/** As the contract states. */
const CLAIMS = { name: 'money.claims', attempts: 30, windowMs: DAY_MS };
const PAYEES = { name: 'money.payee', attempts: 10, windowMs: DAY_MS };

const todayOf = (context: Context) => campusDay(context.clock(), context.config.institute.timeZone);

/** Routes for expense claims and their payment by treasurers (access S1 to S6, M16). */
export function expenseClaimRoutes(server: Server): void {
  serve(server, expenseClaims.claimable, async ({ context }) => accept(await listClaimable(context)));
  serveList(
    server,
    expenseClaims.list,
    ({ context, actor, query: { view, order }, page }) => listClaims(context, actor, { view, order }, page),
    { cursor: TimeCursor },
  );
  serve(server, expenseClaims.one, ({ context, actor, params }) => readClaim(context, actor, params.claimId));
  serveWith(server, expenseClaims.create, claimExpenses, {
    limit: CLAIMS,
    bodyOf: (context) => expenseClaimInput({ today: todayOf(context) }),
  });
  serveWith(server, expenseClaims.change, changeClaim, { bodyOf: (context) => expenseClaimChange({ today: todayOf(context) }) });
  serveWith(server, expenseClaims.decide, decideClaim);
  serveForm(
    server,
    expenseClaims.addReceipt,
    ({ context, actor, claim, body, request }) => addReceipt(context, { actor, claim, file: body.file, report: photoReporter(request) }),
    { form: { bytes: PHOTO_LIMITS.bytes, field: 'file', refusal: EXPENSE_CLAIM_TEXTS.receiptKind }, limit: UPLOADS },
  );
  serveFile(server, expenseClaims.receipt, ({ context, actor, params, request }) =>
    readReceipt(context, actor, params.receiptId, photoReporter(request)),
  );
  serve(server, expenseClaims.payee, async ({ context, actor }) => accept(await readPayee(context, actor)));
  serveWith(server, expenseClaims.setPayee, setPayee, {
    limit: PAYEES,
  });
  serveWith(server, expenseClaims.removePayee, removePayee);

  serve(server, payments.treasury, async ({ context, actor }) => accept(await readTreasury(context, actor)));
  serveList(server, payments.batches, ({ context, actor, page }) => listBatches(context, actor, page), { cursor: TimeCursor });
  serveWith(server, payments.makeBatch, makeBatch);
  serveWith(server, payments.dissolveBatch, dissolveBatch);
  serveFile(server, payments.exportBatch, ({ context, actor, params, body }) => exportBatch(context, actor, params.batchId, body.file));
  serveWith(server, payments.answerBatch, answerBatch);
  serveWith(server, payments.settle, settle);
  serveWith(server, payments.payByHand, payByHand);
  serve(server, payments.upi, async ({ context, actor, claim, params }) => {
    // The answer contains the UPI ID, so it is not stored for repeats, which are answered and recorded anew.
    await claim?.release();
    return readUpi(context, { actor, ...params });
  });
  serve(server, payments.treasurers, async ({ context }) => accept(await listTreasurers(context)));
  serveWith(server, payments.setTreasurers, setTreasurers);
}
