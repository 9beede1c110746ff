import { approvals, flows } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { TimeCursor } from '../../db/pages.ts';
import { type Server, serve, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { type ApprovalEffects, decide, listApprovals, readApproval } from './approvals.service.ts';
import { endDeputy, nameDeputy, readDeputies } from './deputies.service.ts';
import { readFlows, simulateRequests, switchFlow } from './flows.service.ts';

/** Limited, because each reads hundreds of requests. */
const SIMULATIONS = { name: 'flows.simulate', attempts: 60, windowMs: 10 * 60_000 };
/** Limited, because each notifies somebody. */
const NAMINGS = { name: 'deputies', attempts: 20, windowMs: 24 * 60 * 60_000 };

/** Routes for approval requests, deputies and the institute's own flows (access V1 to V3, M13). */
export function approvalRoutes(server: Server, effects: ApprovalEffects): void {
  serveList(
    server,
    approvals.list,
    async ({ context, actor, query: { view, status, order }, page }) =>
      accept(await listApprovals(context, actor, { view, status, order }, page)),
    { cursor: TimeCursor },
  );
  serve(server, approvals.one, ({ context, actor, params }) => readApproval(context, actor, params.requestId));
  serve(server, approvals.decide, ({ context, actor, claim, params, body }) =>
    decide(context, { actor, claim, ...params, input: body, effects }),
  );
  serve(server, approvals.returnForChanges, ({ context, actor, claim, params, body }) =>
    decide(context, { actor, claim, ...params, input: body, effects }),
  );
  serve(server, approvals.deputies, async ({ context, actor }) => accept(await readDeputies(context, actor)));
  serveWith(server, approvals.nameDeputy, nameDeputy, {
    limit: NAMINGS,
  });
  serveWith(server, approvals.endDeputy, endDeputy);
  serve(server, flows.list, async ({ context }) => accept(await readFlows(context)));
  serveWith(server, flows.switchOn, switchFlow);
  serve(server, flows.simulate, ({ context, body }) => simulateRequests(context, body), { limit: SIMULATIONS });
}
