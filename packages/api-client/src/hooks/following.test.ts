import type { UnitReference } from '@quad/domain/org-units';
import { describe, expect, it } from 'vitest';
import { following } from './following.ts';

const CHESS: UnitReference = { _id: 'u1', name: 'Chess Club' };
const MUSIC: UnitReference = { _id: 'u2', name: 'Music Club' };
const ROBOTICS: UnitReference = { _id: 'u3', name: 'Robotics Club' };

type Change = (units: readonly UnitReference[]) => readonly UnitReference[];

describe('following', () => {
  it.each([
    ['follows a unit, sorted by name', true, MUSIC, [CHESS, ROBOTICS], [CHESS, MUSIC, ROBOTICS]],
    ['keeps a unit that is already followed', true, MUSIC, [CHESS, MUSIC], [CHESS, MUSIC]],
    ['unfollows a unit', false, MUSIC, [CHESS, MUSIC], [CHESS]],
    ['keeps a list without the unit to unfollow', false, MUSIC, [CHESS], [CHESS]],
  ] as const)('%s, also after the response, and restores the list on failure', (_, isFollowing, unit, before, expected) => {
    const { optimistic, patch } = following(unit, isFollowing);
    const change = optimistic?.change as Change;
    const undo = optimistic?.undo as Change;
    expect(change(before)).toEqual(expected);
    const answered = patch?.({ unit_id: unit._id, is_following: isFollowing }).change as Change;
    expect(answered(expected)).toEqual(expected);
    // Applied again after the response of another write.
    expect(change(expected)).toEqual(expected);
    expect(undo(expected)).toEqual(before);
  });

  it('takes over the state of the response if it differs from the change', () => {
    const { patch } = following(MUSIC, true);
    const answered = patch?.({ unit_id: MUSIC._id, is_following: false }).change as Change;
    expect(answered([CHESS, MUSIC])).toEqual([CHESS]);
  });
});
