import { NamedSkillType } from '@quad/domain/endorsements';
import { Id } from '@quad/domain/identity';
import {
  CATALOGUE_FILTERS,
  CreateSkillInput,
  CreateUserSkillInput,
  Skill,
  USER_SKILL_FILTERS,
  UserSkill,
  UserSkillRecord,
} from '@quad/domain/skills';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';
import { Problem } from './problem.ts';

const message = v.optional(v.string(), '');
/** The skill already exists; the response has its id, so that it can be chosen instead. */
const SkillExists = v.object({ ...Problem.entries, skill: v.optional(v.object({ _id: Id })) });
const params = { skillType: NamedSkillType };

export const skills = {
  catalogue: list({
    path: '/api/skills/get-skills',
    summary: "List the endorsed skills and the current user's own new ones, by name.",
    filters: CATALOGUE_FILTERS,
    orders: ['name'],
    answers: { 200: v.array(Skill), ...problems(400, 401, 403) },
  }),
  byUser: list({
    path: '/api/skills/user-skills/{userId}',
    summary: "List a person's skills, newest first.",
    params: { userId: Id },
    filters: USER_SKILL_FILTERS,
    orders: ['newest'],
    answers: { 200: v.array(UserSkill), ...problems(400, 401, 403, 404) },
  }),
  unendorsed: list({
    path: '/api/skills/unendorsed/{skillType}',
    summary: 'List new skills of a type that wait for endorsement, longest waiting first.',
    params,
    orders: ['oldest'],
    answers: { 200: v.array(Skill), ...problems(400, 401, 403) },
  }),
  unendorsedOfUsers: list({
    path: '/api/skills/user-skills/unendorsed/{skillType}',
    summary: "List people's skills of a type that wait for endorsement, longest waiting first.",
    params,
    orders: ['oldest'],
    answers: { 200: v.array(UserSkill), ...problems(400, 401, 403) },
  }),
  create: endpoint({
    call: 'POST /api/skills/create-skill',
    summary: 'Propose a skill for the catalogue.',
    body: CreateSkillInput,
    answers: { 201: Skill, 409: SkillExists, ...problems(400, 401, 403, 422, 429) },
  }),
  addToUser: endpoint({
    call: 'POST /api/skills/create-user-skill',
    summary: "Add a skill to the current user's profile.",
    body: CreateUserSkillInput,
    answers: { 201: UserSkillRecord, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  endorse: endpoint({
    call: 'POST /api/skills/endorse/{skillId}',
    summary: 'Endorse a skill of the catalogue.',
    params: { skillId: Id },
    answers: { 200: v.object({ message, skill: Skill }), ...problems(400, 401, 403, 404, 409) },
  }),
  endorseOfUser: endpoint({
    call: 'POST /api/skills/user-skills/endorse/{id}',
    summary: "Endorse a person's skill.",
    params: { id: Id },
    answers: { 200: v.object({ message, userSkill: UserSkillRecord }), ...problems(400, 401, 403, 404, 409) },
  }),
};
