import { profile } from '@quad/api-client/contract';
import { leftOf, unendorsedLeft } from '@quad/domain/daily-limits';
import { accept } from '@quad/domain/refusals';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { countOwnFeedback } from '../feedback/feedback.service.ts';
import { countedSince, remainingOfLogged } from './dailyLimits.service.ts';
import { countUnendorsed } from './unendorsed.service.ts';

/** How often the requester may still do what notifies others (access K10). */
export function dailyLimitRoutes(server: Server): void {
  serve(server, profile.allowances, async ({ context, actor }) =>
    accept({
      feedback: leftOf('feedback', await countOwnFeedback(context, actor, countedSince(context))),
      skills: await remainingOfLogged(context, 'skills', actor),
      proposals: await remainingOfLogged(context, 'proposals', actor),
      achievements: await remainingOfLogged(context, 'achievements', actor),
      follows: await remainingOfLogged(context, 'follows', actor),
      unendorsed: unendorsedLeft(await countUnendorsed(context.db, context, actor)),
    }),
  );
}
