import type { UnitFollowing, UnitReference } from '@quad/domain/org-units';
import { orgUnits } from '../contract/orgUnits.contract.ts';
import { isOwnCalendarKey, keys } from './keys.ts';
import { useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/** The units that the signed-in person follows. */
export const useFollowedUnits = () => useRead(keys.followedUnits, [orgUnits.followed]);

/** Optimistic effects of following or unfollowing a unit. */
export function following(unit: UnitReference, isFollowing: boolean): Effects<UnitFollowing> {
  const isOther = ({ _id }: UnitReference) => _id !== unit._id;
  const set = (wanted: boolean) => (units: readonly UnitReference[]) => {
    if (units.some((each) => !isOther(each)) === wanted) return units;
    return wanted ? [...units, unit].sort((one, other) => one.name.localeCompare(other.name)) : units.filter(isOther);
  };
  let hasChanged = false;
  const change = (units: readonly UnitReference[]) => {
    const changed = set(isFollowing)(units);
    hasChanged ||= changed !== units;
    return changed;
  };
  const undo = (units: readonly UnitReference[]) => (hasChanged ? set(!isFollowing)(units) : units);
  return {
    optimistic: { keys: keys.followedUnits, change, undo },
    patch: (answer) => ({ keys: keys.followedUnits, change: set(answer.is_following) }),
    refresh: [isOwnCalendarKey, keys.dailyAllowances],
    refreshAfter: () => [keys.followedUnits],
  };
}

/** Follows or unfollows a unit, optimistically. */
export function useFollowUnit(): (unit: UnitReference, isFollowing: boolean) => Promise<UnitFollowing> {
  const write = useWrite();
  return (unit, isFollowing) =>
    write([isFollowing ? orgUnits.follow : orgUnits.unfollow, { params: { unitId: unit._id } }], following(unit, isFollowing));
}
