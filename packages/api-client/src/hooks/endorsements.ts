import { roleOrStudent } from '@quad/domain/access';
import type { Achievement } from '@quad/domain/achievements';
import { endorsedSkillTypes, endorsesByUnit } from '@quad/domain/endorsements';
import { UNIT_CATEGORIES, unitOfContact } from '@quad/domain/org-units';
import type { Skill, SkillType, UserSkill } from '@quad/domain/skills';
import type { CallArguments } from '../client/index.ts';
import { achievements } from '../contract/achievements.contract.ts';
import type { ItemOf } from '../contract/list.ts';
import { orgUnits } from '../contract/orgUnits.contract.ts';
import { skills } from '../contract/skills.contract.ts';
import { isInboxKey, keys } from './keys.ts';
import { useSession } from './session/useSession.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { type Read, useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/**
 * The skill types that the signed-in person endorses, the default first. For a coordinator it depends on their unit, which is therefore
 * fetched first.
 */
export function useEndorsedSkillTypes(): Read<readonly SkillType[]> {
  const { user } = useSession();
  const role = roleOrStudent(user?.role);
  const contact = user?.username ?? '';
  const needsUnit = endorsesByUnit(role);
  const units = useRead(needsUnit ? keys.unitOfContact(contact) : null, [orgUnits.list, { query: { contact, limit: 1 } }]);
  if (!needsUnit) return { data: endorsedSkillTypes({ role }), error: undefined, isLoading: false, retry: units.retry };
  const own = unitOfContact(contact, units.data ?? []);
  const unitCategory = UNIT_CATEGORIES.find((category) => category === own?.category);
  return { ...units, data: units.data && endorsedSkillTypes({ role, unitCategory }) };
}

/** The pending items of one kind, paginated, and their count. Items are fetched only when shown. */
export interface Queue<Item> extends PagesRead<Item> {
  /** Number of pending items; undefined until it is known. */
  readonly count: number | undefined;
}

type PendingEndpoint = typeof skills.unendorsed | typeof skills.unendorsedOfUsers | typeof achievements.unendorsed;

function useQueue<E extends PendingEndpoint>(key: readonly string[], call: E, type: SkillType, isRead: boolean): Queue<ItemOf<E>> {
  const callWithLimit = (limit: number) => [call, { params: { skillType: type }, query: { limit } }] as unknown as CallArguments<E>;
  const read = usePages<E>(isRead ? key : null, callWithLimit(SCREEN_PAGE));
  // If the items are not shown, only their number is requested.
  const { total } = usePages<E>(isRead ? null : key, callWithLimit(0));
  return { ...read, count: isRead ? read.total : total };
}

/** Pending skills of people, of one skill type; only their count if `isRead` is false. */
export function usePendingUserSkills(type: SkillType, isRead: boolean): Queue<UserSkill> {
  return useQueue(keys.pendingUserSkills(type), skills.unendorsedOfUsers, type, isRead);
}

/** Pending new skills of one skill type; only their count if `isRead` is false. */
export function usePendingSkills(type: SkillType, isRead: boolean): Queue<Skill> {
  return useQueue(keys.pendingSkills(type), skills.unendorsed, type, isRead);
}

/** Pending achievements of one skill type; only their count if `isRead` is false. */
export function usePendingAchievements(type: SkillType, isRead: boolean): Queue<Achievement> {
  return useQueue(keys.pendingAchievements(type), achievements.unendorsed, type, isRead);
}

interface Pending {
  readonly _id: string;
}

/**
 * Optimistically removes a pending item from its cached list. If the call fails, the item returns to its place, if the list is still long
 * enough; in a paginated list, to its own page, which is recognised by the other items on it. The list is then refetched, because somebody
 * else may have endorsed the item first.
 */
export function endorsing(key: readonly string[], id: string): Effects<unknown> {
  let before: { item: Pending; place: number; others: ReadonlySet<string> } | undefined;
  const removeItem = (list: Pending[]) => {
    const place = list.findIndex(({ _id }) => _id === id);
    const item = list[place];
    if (!item) return list;
    const left = list.toSpliced(place, 1);
    before ??= { item, place, others: new Set(left.map(({ _id }) => _id)) };
    return left;
  };
  const isItsOwn = (list: Pending[], others: ReadonlySet<string>) =>
    others.size === 0 ? list.length === 0 : list.some(({ _id }) => others.has(_id));
  const restoreItem = (list: Pending[]) =>
    before && isItsOwn(list, before.others) && !list.some(({ _id }) => _id === id) ? list.toSpliced(before.place, 0, before.item) : list;
  return {
    optimistic: { keys: key, change: removeItem, undo: restoreItem },
    // Removes it again, because a refresh during the call may have restored it.
    patch: () => ({ keys: key, change: removeItem }),
    refresh: [keys.dashboardStats, isInboxKey],
    refreshAfter: () => [key],
  };
}

type Endorse = (pending: { id: string }) => Promise<unknown>;

/**
 * Endorses items of one skill type as the signed-in person. The item is optimistically removed from its pending list, and returns if the
 * call fails.
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
