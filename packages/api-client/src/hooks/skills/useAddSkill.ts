import type { AddSkillForm, UserSkillRecord } from '@quad/domain/skills';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { skills } from '../../contract/skills.contract.ts';
import { keys } from '../keys.ts';
import { useSession } from '../session/useSession.ts';
import { useSubmit } from '../useSubmit.ts';
import { createSkillIds } from './skillIds.ts';

/**
 * Adds a skill to the own ones. With a new skill these are two calls and one act: when the second fails, trying again does not
 * propose the skill twice.
 */
export function useAddSkill(): (added: AddSkillForm) => Promise<UserSkillRecord> {
  const submit = useSubmit();
  const { mutate } = useSWRConfig();
  const { user } = useSession();
  const userId = user?._id ?? '';
  const [idOf] = useState(createSkillIds);
  return async ({ skill, ...claim }) => {
    const skill_id = typeof skill === 'string' ? skill : await idOf(skill, (body) => submit(skills.create, { body }));
    const added = await submit(skills.addToUser, { body: { ...claim, skill_id, user_id: userId } });
    void mutate(keys.skillsOf(userId));
    void mutate(keys.dashboardStats);
    if (typeof skill !== 'string') void mutate(keys.skillCatalogue);
    return added;
  };
}
