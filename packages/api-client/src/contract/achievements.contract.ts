import { ACHIEVEMENT_FILTERS, Achievement, AchievementInput, AchievementRecord, VerifyAchievementInput } from '@quad/domain/achievements';
import { NamedSkillType } from '@quad/domain/endorsements';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const AchievementMessage = v.object({ message: v.optional(v.string(), ''), achievement: AchievementRecord });

/** Query of a student's home: the achievement added last. */
export const NEWEST_ACHIEVEMENT = { order: 'newest', limit: 1 } as const;

export const achievements = {
  byUser: list({
    path: '/api/achievements/{userId}',
    summary: "List a person's achievements, by date achieved or by date added, latest first.",
    params: { userId: Id },
    filters: ACHIEVEMENT_FILTERS,
    orders: ['latest', 'newest'],
    answers: { 200: v.array(Achievement), ...problems(400, 401, 403, 404) },
  }),
  unendorsed: list({
    path: '/api/achievements/unendorsed/{skillType}',
    summary: 'List achievements of a type that wait for endorsement, longest waiting first.',
    params: { skillType: NamedSkillType },
    orders: ['oldest'],
    answers: { 200: v.array(Achievement), ...problems(400, 401, 403) },
  }),
  add: endpoint({
    call: 'POST /api/achievements/add',
    summary: 'Submit an achievement of the current user for endorsement.',
    body: AchievementInput,
    answers: { 201: AchievementMessage, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  verify: endpoint({
    call: 'PATCH /api/achievements/verify/{id}',
    summary: 'Endorse an achievement.',
    params: { id: Id },
    body: VerifyAchievementInput,
    answers: { 200: AchievementMessage, ...problems(400, 401, 403, 404, 409) },
  }),
};
