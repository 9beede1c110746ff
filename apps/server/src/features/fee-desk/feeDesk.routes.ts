import { feeDesk } from '@quad/api-client/contract';
import { SortCursor } from '../../db/pages.ts';
import { type Server, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { countCash, listFees, readDesk, receiveCash, refundFee, takeFee } from './feeDesk.service.ts';

const DAY_MS = 24 * 60 * 60_000;
/** As the contract states. */
const FEES = { name: 'fees', attempts: 1000, windowMs: DAY_MS };
const REFUNDS = { name: 'fees.refund', attempts: 200, windowMs: DAY_MS };

/** Routes for the fee desks of events and their cash (access S7 to S9). */
export function feeDeskRoutes(server: Server): void {
  serveWith(server, feeDesk.one, readDesk);
  serveList(
    server,
    feeDesk.people,
    ({ context, actor, params, query: { search }, page }) => listFees(context, { actor, ...params, search }, page),
    {
      cursor: SortCursor,
    },
  );
  serveWith(server, feeDesk.take, takeFee, {
    limit: FEES,
  });
  serveWith(server, feeDesk.refund, refundFee, {
    limit: REFUNDS,
  });
  serveWith(server, feeDesk.count, countCash);
  serveWith(server, feeDesk.receive, receiveCash);
}
