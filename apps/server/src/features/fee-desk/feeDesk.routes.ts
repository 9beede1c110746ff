import { feeDesk } from '@quad/api-client/contract';
import { SortCursor } from '../../db/pages.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { countCash, listFees, readDesk, receiveCash, refundFee, takeFee } from './feeDesk.service.ts';

const DAY_MS = 24 * 60 * 60_000;
/** As the contract states. */
const FEES = { name: 'fees', attempts: 1000, windowMs: DAY_MS };
const REFUNDS = { name: 'fees.refund', attempts: 200, windowMs: DAY_MS };

/** Routes for the fee desks of events and their cash (access S7 to S9). */
export function feeDeskRoutes(server: Server): void {
  serve(server, feeDesk.one, ({ context, actor, params }) => readDesk(context, { actor, ...params }));
  serveList(
    server,
    feeDesk.people,
    ({ context, actor, params, query: { search }, page }) => listFees(context, { actor, ...params, search }, page),
    {
      place: SortCursor,
    },
  );
  serve(server, feeDesk.take, ({ context, actor, claim, params, body }) => takeFee(context, { actor, claim, ...params, input: body }), {
    limit: FEES,
  });
  serve(server, feeDesk.refund, ({ context, actor, claim, params, body }) => refundFee(context, { actor, claim, ...params, input: body }), {
    limit: REFUNDS,
  });
  serve(server, feeDesk.count, ({ context, actor, claim, params, body }) => countCash(context, { actor, claim, ...params, input: body }));
  serve(server, feeDesk.receive, ({ context, actor, claim, params }) => receiveCash(context, { actor, claim, ...params }));
}
