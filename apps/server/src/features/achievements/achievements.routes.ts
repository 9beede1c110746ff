import { achievements } from '@quad/api-client/contract';
import type { Actor } from '../../context.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { addAchievement, listAchievements, listPendingAchievements, verifyAchievement } from './achievements.service.ts';

const OWNER = { user_id: ({ userId }: Actor) => userId };

/** People's achievements and their verification (access K1 to K4). */
export function achievementRoutes(server: Server): void {
  const { context } = server;

  serve(server, achievements.unendorsed, ({ actor, params }) => listPendingAchievements(context, actor, params.skillType));

  serve(server, achievements.byUser, ({ actor, params }) => listAchievements(context, actor, params.userId));

  serve(server, achievements.add, ({ actor, claim, body }) => addAchievement(context, { actor, claim, input: body }), { identity: OWNER });

  serve(server, achievements.verify, ({ actor, params }) => verifyAchievement(context, { actor, id: params.id }));
}
