import { describe, expect, it } from 'vitest';
import { checkResolveFeedback, type FeedbackResolution } from './checkResolve.ts';

const open = { is_resolved: false, unitIds: ['robotics'] };
const coordinator = { userId: 'dev', role: 'CLUB_COORDINATOR', unit: { id: 'robotics' } } as const;
const president = { userId: 'kavya', role: 'PRESIDENT' } as const;

describe('checkResolveFeedback', () => {
  it.each<[string, FeedbackResolution]>([
    ['a coordinator for feedback about their own unit', { feedback: open, actor: coordinator }],
    ['a coordinator for feedback about a member of their own unit', { feedback: { ...open, aboutUserId: 'ada' }, actor: coordinator }],
    ['a general secretary for feedback about any unit', { feedback: open, actor: { userId: 'neha', role: 'GENSEC_SPORTS' } }],
    ['the president for feedback that no unit is responsible for', { feedback: { ...open, unitIds: [] }, actor: president }],
  ])('allows a resolution by %s', (_, resolution) => expect(checkResolveFeedback(resolution)).toEqual({ ok: true, value: true }));

  it.each<[string, FeedbackResolution, string, string]>([
    [
      'a student',
      { feedback: open, actor: { userId: 'priya', role: 'STUDENT' } },
      'FORBIDDEN',
      'Only office-bearers can resolve feedback.',
    ],
    [
      'the person whom the feedback is about',
      { feedback: { ...open, aboutUserId: 'kavya' }, actor: president },
      'SELF_REVIEW',
      'You cannot resolve feedback about yourself.',
    ],
    [
      'the coordinator of another unit',
      { feedback: { ...open, unitIds: ['music'] }, actor: coordinator },
      'FORBIDDEN',
      'You can resolve feedback about your own unit only.',
    ],
    [
      'a coordinator without a unit',
      { feedback: open, actor: { userId: 'dev', role: 'CLUB_COORDINATOR' } },
      'NO_UNIT',
      'No unit has your e-mail address as its contact yet. Ask your general secretary or the president to set it.',
    ],
    [
      'the president when the feedback is already resolved',
      { feedback: { ...open, is_resolved: true }, actor: president },
      'ALREADY_DECIDED',
      'Already resolved',
    ],
  ])('rejects a resolution by %s', (_, resolution, code, message) =>
    expect(checkResolveFeedback(resolution)).toEqual({ ok: false, refusal: { code, message } }),
  );
});
