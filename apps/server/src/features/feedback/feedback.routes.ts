import { feedback } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { MomentPlace } from '../../db/pages.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { listOrSearch } from '../../plugins/rateLimit.ts';
import { listFeedback, listOwnFeedback, listTargets } from './feedback.service.ts';
import { giveAgain, giveFeedback } from './giving.service.ts';
import { resolveFeedback } from './resolving.service.ts';

const TARGET_LISTS = listOrSearch({ name: 'feedback.targets', attempts: 30, windowMs: 60_000 });

/** Giving, reading and resolving feedback (access F1 to F5). */
export function feedbackRoutes(server: Server): void {
  const { context } = server;

  serveList(server, feedback.list, async ({ actor, query, page }) => accept(await listFeedback(context, actor, query, page)), {
    place: MomentPlace,
  });

  serve(server, feedback.targets, async ({ query }) => accept(await listTargets(context, query.search)), { limit: TARGET_LISTS });

  serveList(server, feedback.byUser, ({ actor, params, page }) => listOwnFeedback(context, actor, params.userId, page), {
    place: MomentPlace,
  });

  serve(server, feedback.give, ({ actor, claim, body }) => giveFeedback(context, { actor, claim, input: body }), {
    unlinkable: {
      referenceOf: (answer) => answer.feedback._id,
      answerAgain: (actor, feedbackId) => giveAgain(context, actor, feedbackId),
    },
  });

  serve(server, feedback.resolve, ({ actor, params, body }) =>
    resolveFeedback(context, { actor, feedbackId: params.feedbackId, actionsTaken: body.actions_taken }),
  );
}
