import { analytics } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { coordinatorAnalytics } from './coordinatorAnalytics.service.ts';
import { gensecAnalytics } from './gensecAnalytics.service.ts';
import { presidentAnalytics } from './presidentAnalytics.service.ts';
import { studentAnalytics } from './studentAnalytics.service.ts';

/** Routes for the analytics of the four kinds of role (access D1). */
export function analyticsRoutes(server: Server): void {
  serve(server, analytics.president, async ({ context }) => accept(await presidentAnalytics(context)));
  serve(server, analytics.gensec, ({ context, actor }) => gensecAnalytics(context, actor));
  serve(server, analytics.clubCoordinator, ({ context, actor }) => coordinatorAnalytics(context, actor));
  serve(server, analytics.student, async ({ context, actor }) => accept(await studentAnalytics(context, actor)));
}
