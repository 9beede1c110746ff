import { feedback } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { TimeCursor } from '../../db/pages.ts';
import { type Server, serve, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { listOrSearch } from '../../plugins/rateLimit.ts';
import { listFeedback, listOwnFeedback, listTargets } from './feedback.service.ts';
import { giveFeedback, replayFeedback } from './giving.service.ts';
import { resolveFeedback } from './resolving.service.ts';

const TARGET_LISTS = listOrSearch({ name: 'feedback.targets', attempts: 30, windowMs: 60_000 });

/** Routes to give, read and resolve feedback (access F1 to F5). */
export function feedbackRoutes(server: Server): void {
  serveList(server, feedback.list, async ({ context, actor, query, page }) => accept(await listFeedback(context, actor, query, page)), {
    cursor: TimeCursor,
  });

  serve(server, feedback.targets, async ({ context, actor, query }) => accept(await listTargets(context, actor, query.search)), {
    limit: TARGET_LISTS,
  });

  serveList(server, feedback.byUser, ({ context, actor, params, page }) => listOwnFeedback(context, actor, params.userId, page), {
    cursor: TimeCursor,
  });

  serveWith(server, feedback.give, giveFeedback, {
    unlinkable: {
      referenceOf: (answer) => answer.feedback._id,
      replay: ({ context, actor }, feedbackId) => replayFeedback(context, actor, feedbackId),
    },
  });

  serve(server, feedback.resolve, ({ context, actor, params, body }) =>
    resolveFeedback(context, { actor, feedbackId: params.feedbackId, actionsTaken: body.actions_taken }),
  );
}
