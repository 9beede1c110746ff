import { useFollowedUnits, useFollowUnit } from '@quad/api-client/hooks';
import type { UnitReference } from '@quad/domain/org-units';
import { FollowButton } from '@quad/ui/features/org-units';

/** Button that follows a unit. */
export function FollowUnit({ unit }: { unit: UnitReference }) {
  const { data: followed } = useFollowedUnits();
  const follow = useFollowUnit();
  const isFollowing = followed?.some(({ _id }) => _id === unit._id);
  const { _id, name } = unit;
  return <FollowButton unit={unit} pressed={isFollowing} onPressedChange={(next) => follow({ _id, name }, next)} />;
}
