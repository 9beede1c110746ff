import { skills } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import type { Actor } from '../../context.ts';
import { TimeCursor } from '../../db/pages.ts';
import { type Server, serve, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { SkillCursor } from './skills.repo.ts';
import { createSkill, endorseSkill, listCatalogue, listPendingSkills } from './skills.service.ts';
import { addUserSkill, endorseUserSkill, listPendingUserSkills, listUserSkills } from './userSkills.service.ts';

const OWNER = { user_id: ({ userId }: Actor) => userId };

/** Routes for the catalogue of skills, people's own skills, and their endorsement (access K1, K5 to K9). */
export function skillRoutes(server: Server): void {
  serveList(server, skills.catalogue, async ({ context, actor, query, page }) => accept(await listCatalogue(context, actor, query, page)), {
    cursor: SkillCursor,
    shows: { tables: ['skills'] },
  });

  serveList(server, skills.unendorsed, ({ context, actor, params, page }) => listPendingSkills(context, actor, params.skillType, page), {
    cursor: TimeCursor,
    shows: { tables: ['skills'] },
  });

  serveWith(server, skills.create, createSkill);

  serve(server, skills.endorse, ({ context, actor, claim, params }) => endorseSkill(context, { actor, claim, id: params.skillId }));

  serveList(
    server,
    skills.byUser,
    ({ context, actor, params, query, page }) => listUserSkills(context, actor, { ...params, ...query }, page),
    {
      cursor: TimeCursor,
    },
  );

  serveList(
    server,
    skills.unendorsedOfUsers,
    ({ context, actor, params, page }) => listPendingUserSkills(context, actor, params.skillType, page),
    {
      cursor: TimeCursor,
    },
  );

  serveWith(server, skills.addToUser, addUserSkill, {
    identity: OWNER,
  });

  serve(server, skills.endorseOfUser, ({ context, actor, claim, params }) => endorseUserSkill(context, { actor, claim, id: params.id }));
}
