import { roleOrStudent } from '@quad/domain/access';
import type { Achievement } from '@quad/domain/achievements';
import { endorsedSkillTypes } from '@quad/domain/endorsements';
import { UNIT_CATEGORIES, unitOfContact } from '@quad/domain/org-units';
import type { Skill, SkillType, UserSkill } from '@quad/domain/skills';
import { achievements } from '../contract/achievements.contract.ts';
import { orgUnits } from '../contract/orgUnits.contract.ts';
import { skills } from '../contract/skills.contract.ts';
import { keys } from './keys.ts';
import { useSession } from './session/useSession.ts';
import { type Read, useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/** The types that the signed-in person endorses, the first one first. For a coordinator the own unit says which, so it is read first. */
export function useEndorsedSkillTypes(): Read<readonly SkillType[]> {
  const { user } = useSession();
  const role = roleOrStudent(user?.role);
  const isCoordinator = role === 'CLUB_COORDINATOR';
  const units = useRead(isCoordinator ? keys.orgUnits : null, [orgUnits.list]);
  if (!isCoordinator) return { data: endorsedSkillTypes({ role }), error: undefined, isLoading: false, retry: units.retry };
  const own = unitOfContact(user?.username ?? '', units.data ?? []);
  const unitCategory = UNIT_CATEGORIES.find((category) => category === own?.category);
  return { ...units, data: units.data && endorsedSkillTypes({ role, unitCategory }) };
}

/** People's skills of a skill type that wait for endorsement. */
export function usePendingUserSkills(skillType: SkillType): Read<UserSkill[]> {
  return useRead(keys.pendingUserSkills(skillType), [skills.unendorsedOfUsers, { params: { skillType } }]);
}

/** New skills of a skill type that wait for endorsement. */
export function usePendingSkills(skillType: SkillType): Read<Skill[]> {
  return useRead(keys.pendingSkills(skillType), [skills.unendorsed, { params: { skillType } }]);
}

/** Achievements of a skill type that wait for endorsement. */
export function usePendingAchievements(skillType: SkillType): Read<Achievement[]> {
  return useRead(keys.pendingAchievements(skillType), [achievements.unendorsed, { params: { skillType } }]);
}

interface Pending {
  readonly _id: string;
}

/**
 * A pending item leaves its cached list at once, and comes back to its place when the call fails, as far as the list is still that
 * long. What is really pending is asked for then, because somebody else may have been first.
 */
export function endorsing(key: readonly string[], id: string): Effects<unknown> {
  let before: { item: Pending; place: number } | undefined;
  const takeOut = (list: Pending[]) => {
    const place = list.findIndex(({ _id }) => _id === id);
    const item = list[place];
    if (!item) return list;
    before ??= { item, place };
    return list.toSpliced(place, 1);
  };
  const putBack = (list: Pending[]) =>
    before && !list.some(({ _id }) => _id === id) ? list.toSpliced(before.place, 0, before.item) : list;
  return {
    optimistic: { keys: key, change: takeOut, undo: putBack },
    // Once more: a refresh during the call may have brought it back.
    patch: () => ({ keys: key, change: takeOut }),
    refresh: [keys.dashboardStats],
    refreshAfter: () => [key],
  };
}

type Endorse = (pending: { id: string }) => Promise<unknown>;

/**
 * Endorses items of one type in the name of the signed-in person. An item leaves its pending list at once, and comes back when
 * it could not be endorsed.
 */
export function useEndorse(type: SkillType): { endorseUserSkill: Endorse; endorseSkill: Endorse; verifyAchievement: Endorse } {
  const write = useWrite();
  const { user } = useSession();
  return {
    endorseUserSkill: ({ id }) => write([skills.endorseOfUser, { params: { id } }], endorsing(keys.pendingUserSkills(type), id)),
    endorseSkill: ({ id }) => write([skills.endorse, { params: { skillId: id } }], endorsing(keys.pendingSkills(type), id)),
    verifyAchievement: ({ id }) =>
      write([achievements.verify, { params: { id }, body: { verified_by: user?._id } }], endorsing(keys.pendingAchievements(type), id)),
  };
}
