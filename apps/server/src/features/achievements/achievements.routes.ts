import { achievements } from '@quad/api-client/contract';
import type { Actor } from '../../context.ts';
import { TimeCursor } from '../../db/pages.ts';
import { type Server, serve, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { AchievementCursor, addAchievement, listAchievements, listPendingAchievements, verifyAchievement } from './achievements.service.ts';

const OWNER = { user_id: ({ userId }: Actor) => userId };

/** Routes for people's achievements and their verification (access K1 to K4). */
export function achievementRoutes(server: Server): void {
  serveList(
    server,
    achievements.unendorsed,
    ({ context, actor, params, page }) => listPendingAchievements(context, actor, params.skillType, page),
    {
      cursor: TimeCursor,
    },
  );

  serveList(
    server,
    achievements.byUser,
    ({ context, actor, params, query, page }) => listAchievements(context, actor, { ...params, ...query }, page),
    {
      cursor: AchievementCursor,
    },
  );

  serveWith(server, achievements.add, addAchievement, {
    identity: OWNER,
  });

  serve(server, achievements.verify, ({ context, actor, params }) => verifyAchievement(context, { actor, id: params.id }));
}
