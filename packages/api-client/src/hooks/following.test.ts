import type { UnitReference } from '@quad/domain/org-units';
import { expect, it } from 'vitest';
import { following } from './following.ts';

const CHESS: UnitReference = { _id: 'u1', name: 'Chess Club' };
const MUSIC: UnitReference = { _id: 'u2', name: 'Music Club' };
const ROBOTICS: UnitReference = { _id: 'u3', name: 'Robotics Club' };

type Change = (units: readonly UnitReference[]) => readonly UnitReference[];

it.each([
  ['adds a unit in order of name', true, MUSIC, [CHESS, ROBOTICS], [CHESS, MUSIC, ROBOTICS]],
  ['adds no unit twice', true, MUSIC, [CHESS, MUSIC], [CHESS, MUSIC]],
  ['removes a unit', false, MUSIC, [CHESS, MUSIC], [CHESS]],
  ['ignores the removal of a missing unit', false, MUSIC, [CHESS], [CHESS]],
] as const)('following %s optimistically, and undoes it when the server refuses', (_, isFollowing, unit, before, expected) => {
  const { optimistic, patch } = following(unit, isFollowing);
  const change = optimistic?.change as Change;
  expect(change(before)).toEqual(expected);
  const answered = patch?.({ unit_id: unit._id, is_following: isFollowing }).change as Change;
  expect(answered(change(before))).toEqual(expected);
  const undo = optimistic?.undo as Change;
  if (change(before) !== before) expect(undo(change(before))).toEqual(before);
});
