import { skills } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import type { Actor } from '../../context.ts';
import { mayBeKept } from '../../plugins/conditional.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { createSkill, endorseSkill, listCatalogue, listPendingSkills } from './skills.service.ts';
import { addUserSkill, endorseUserSkill, listPendingUserSkills, listUserSkills } from './userSkills.service.ts';

const OWNER = { user_id: ({ userId }: Actor) => userId };

/** The catalogue of skills, people's own skills, and the endorsement of both (access K1, K5 to K9). */
export function skillRoutes(server: Server): void {
  const { context } = server;

  serve(server, skills.catalogue, async ({ actor, reply }) => {
    mayBeKept(reply);
    return accept(await listCatalogue(context, actor));
  });

  serve(server, skills.unendorsed, ({ actor, params, reply }) => {
    mayBeKept(reply);
    return listPendingSkills(context, actor, params.skillType);
  });

  serve(server, skills.create, ({ actor, claim, body }) => createSkill(context, { actor, claim, input: body }));

  serve(server, skills.endorse, ({ actor, claim, params }) => endorseSkill(context, { actor, claim, id: params.skillId }));

  serve(server, skills.byUser, ({ actor, params }) => listUserSkills(context, actor, params.userId));

  serve(server, skills.unendorsedOfUsers, ({ actor, params }) => listPendingUserSkills(context, actor, params.skillType));

  serve(server, skills.addToUser, ({ actor, claim, body }) => addUserSkill(context, { actor, claim, input: body }), { identity: OWNER });

  serve(server, skills.endorseOfUser, ({ actor, claim, params }) => endorseUserSkill(context, { actor, claim, id: params.id }));
}
