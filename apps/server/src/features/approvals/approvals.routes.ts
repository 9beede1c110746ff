import { approvals } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { MomentPlace } from '../../db/pages.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { decide, listApprovals, readApproval } from './approvals.service.ts';
import { endDeputy, nameDeputy, readDeputies } from './deputies.service.ts';

/** Each is told to somebody. */
const NAMINGS = { name: 'deputies', attempts: 20, windowMs: 24 * 60 * 60_000 };

/** Requests that go through flows, and who stands in for whom (access V1 to V3). */
export function approvalRoutes(server: Server): void {
  serveList(
    server,
    approvals.list,
    async ({ context, actor, query: { view, status, order }, page }) =>
      accept(await listApprovals(context, actor, { view, status, order }, page)),
    { place: MomentPlace },
  );
  serve(server, approvals.one, ({ context, actor, params }) => readApproval(context, actor, params.requestId));
  serve(server, approvals.decide, ({ context, actor, claim, params, body }) => decide(context, { actor, claim, ...params, input: body }));
  serve(server, approvals.returnForChanges, ({ context, actor, claim, params, body }) =>
    decide(context, { actor, claim, ...params, input: body }),
  );
  serve(server, approvals.deputies, async ({ context, actor }) => accept(await readDeputies(context, actor)));
  serve(server, approvals.nameDeputy, ({ context, actor, claim, body }) => nameDeputy(context, { actor, claim, input: body }), {
    limit: NAMINGS,
  });
  serve(server, approvals.endDeputy, ({ context, actor, claim }) => endDeputy(context, { actor, claim }));
}
