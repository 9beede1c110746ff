import { SEARCH_LIMITS } from '@quad/domain/fields';
import type { AddSkillForm, CreateSkillInput, Skill, UserSkillFilters, UserSkillRecord } from '@quad/domain/skills';
import { useState } from 'react';
import { ApiError } from '../client/index.ts';
import { skills } from '../contract/skills.contract.ts';
import { keys } from './keys.ts';
import { useSession } from './session/useSession.ts';
import { SCREEN_PAGE, useNarrowedPages, usePages } from './usePages.ts';
import { useSearch } from './useSearch.ts';
import { useWrite } from './write.ts';

/** The first page of selectable skills by name: all endorsed ones and the person's own new ones. On most campuses this is all of them. */
export const useSkillCatalogue = () => usePages(keys.skillCatalogue, [skills.catalogue, { query: { limit: SCREEN_PAGE } }]);

/** Searches selectable skills by words of their name: at most 20. */
export const useSkillSearch = () => useSearch(skills.catalogue, SEARCH_LIMITS.answers);

/** The skills of a person that match the filters, newest first, paginated. Sends no request without an id. */
export const useSkillsOf = (userId: string | undefined, filters: UserSkillFilters = {}) =>
  useNarrowedPages(userId ? keys.skillsOf(userId) : null, [skills.byUser, { params: { userId: userId ?? '' } }], filters);

/** Returns the id of the existing skill from a 409 response; rethrows any other error. */
async function existingSkillId(error: unknown): Promise<string> {
  if (!(error instanceof ApiError) || error.status !== 409) throw error;
  const refusal = await skills.create.answers[409]['~standard'].validate(error.body);
  if (refusal.issues || !refusal.value.skill) throw error;
  return refusal.value.skill._id;
}

/**
 * Resolves new skills to ids and proposes each only once: a skill that was created before, or that already exists with this name and type,
 * is reused. A failed claim can therefore be retried without creating a second skill.
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

/** Adds a skill to the person's own ones. A new skill takes two calls: if the second fails, a retry does not propose the skill again. */
export function useAddSkill(): (added: AddSkillForm) => Promise<UserSkillRecord> {
  const write = useWrite();
  const { user } = useSession();
  const userId = user?._id ?? '';
  const [idOf] = useState(createSkillIds);
  return async ({ skill, ...claim }) => {
    const isNew = typeof skill !== 'string';
    const skill_id = isNew ? await idOf(skill, (body) => write([skills.create, { body }])) : skill;
    const shown = [keys.skillsOf(userId), keys.dashboardStats, keys.dailyAllowances, ...(isNew ? [keys.skillCatalogue] : [])];
    return write([skills.addToUser, { body: { ...claim, skill_id, user_id: userId } }], { refresh: shown });
  };
}
