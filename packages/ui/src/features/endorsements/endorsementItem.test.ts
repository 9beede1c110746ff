import { anAchievement, aSkill, aUserSkill } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../primitives/UiProvider/LocaleSettings.ts';
import { achievementItem, skillItem, userSkillItem } from './endorsementItem.ts';

describe('endorsement card content', () => {
  it('describes the skill of a user', () => {
    expect(userSkillItem(aUserSkill({ _id: 'u1' }))).toEqual({
      id: 'u1',
      title: 'Embedded C',
      about: 'Priya Sharma',
      facts: 'Workshop Lead · Programming',
    });
    expect(userSkillItem(aUserSkill({ _id: 'u1', skill_id: null, position_id: null, user_id: 'p1' }))).toEqual({
      id: 'u1',
      title: 'A skill that is no longer listed',
      facts: '',
    });
  });

  it('describes a new skill', () => {
    expect(skillItem(aSkill({ _id: 's1' }), DEFAULT_SETTINGS)).toEqual({
      id: 's1',
      title: 'Embedded C',
      description: 'Programs for small boards, without an operating system.',
      about: 'Programming',
      facts: 'submitted 22 Aug 2026',
    });
    expect(skillItem(aSkill({ category: null, created_at: undefined }), DEFAULT_SETTINGS)).toMatchObject({ about: null, facts: '' });
  });

  it('describes an achievement', () => {
    expect(achievementItem(anAchievement({ _id: 'a1', date_achieved: '2026-11-01T00:00:00.000Z' }))).toEqual({
      id: 'a1',
      title: 'Winner, Line Follower Challenge',
      description: 'First of 24 teams, with the shortest time of all rounds.',
      about: 'Priya Sharma',
      facts: 'Line Follower Challenge · 01 Nov 2026',
      certificateUrl: 'https://certificates.campus.example/ach-1.pdf',
    });
    expect(achievementItem(anAchievement({ user_id: null, event_id: null, date_achieved: null })).facts).toBe('');
  });
});
