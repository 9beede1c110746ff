import type { Skill } from '@quad/domain/skills';
import { skills } from '../../contract/skills.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** The skills to choose from: all endorsed ones, and the person's own new ones. */
export function useSkillCatalogue(): Read<Skill[]> {
  return useRead(keys.skillCatalogue, [skills.catalogue]);
}
