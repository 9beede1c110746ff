import type { CreateSkillInput, Skill } from '@quad/domain/skills';
import { ApiError } from '../../client/index.ts';
import { skills } from '../../contract/skills.contract.ts';

/** The id of the skill that is there already, as the refusal tells it; any other failure goes on. */
async function existingSkillId(error: unknown): Promise<string> {
  if (!(error instanceof ApiError) || error.status !== 409) throw error;
  const refusal = await skills.create.answers[409]['~standard'].validate(error.body);
  if (refusal.issues || !refusal.value.skill) throw error;
  return refusal.value.skill._id;
}

/**
 * Gives new skills their ids, each proposed once: a skill that was created before, or that is there already under this name and
 * type, is taken as it is. So a claim that failed can be tried again without leaving a second skill behind.
 */
export function createSkillIds() {
  const known = new Map<string, string>();
  return async function idOf(skill: CreateSkillInput, create: (skill: CreateSkillInput) => Promise<Skill>): Promise<string> {
    const name = `${skill.type} ${skill.name.trim().toLowerCase()}`;
    const id = known.get(name) ?? (await create(skill).then(({ _id }) => _id, existingSkillId));
    known.set(name, id);
    return id;
  };
}
