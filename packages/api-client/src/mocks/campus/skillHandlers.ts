import { roleOrStudent } from '@quad/domain/access';
import { fixtureId, skillReference, studentReference } from '@quad/domain/fixtures';
import { SKILL_TEXTS } from '@quad/domain/messages';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { CreateSkillInput, CreateUserSkillInput, Skill, UserSkill } from '@quad/domain/skills';
import type { HttpHandler } from 'msw';
import { skills } from '../../contract/index.ts';
import { MockRefusal } from '../mockRefusal.ts';
import { type Campus, refused, serve } from './campus.ts';
import { ownerOf, type Portfolio } from './portfolio.ts';
import type { Records } from './records.ts';

/** The refusal that names the skill which is there already. */
class SkillExists extends MockRefusal {
  constructor({ _id, name }: Skill) {
    super(409, `There is a skill named ${name} already.`, 'DUPLICATE');
    Object.assign(this.problem, { skill: { _id } });
  }
}

function propose({ session, now }: Campus, portfolio: Portfolio, input: CreateSkillInput): Skill | MockRefusal {
  const same = portfolio.skills.find(({ name, type }) => name.toLowerCase() === input.name.toLowerCase() && type === input.type);
  if (same) return new SkillExists(same);
  const number = 500 + portfolio.skills.length;
  const skill: Skill = {
    ...input,
    _id: fixtureId('skill', number),
    skill_id: `SKILL-${number}`,
    is_endorsed: false,
    created_at: now.toISOString(),
  };
  portfolio.skills = [...portfolio.skills, skill];
  portfolio.proposers.set(skill._id, session?._id ?? '');
  return skill;
}

function claim({ session, now }: Campus, portfolio: Portfolio, { holders }: Records, input: CreateUserSkillInput): Outcome<UserSkill> {
  const skill = portfolio.skills.find(({ _id }) => _id === input.skill_id);
  if (!skill || !session) return refuse('NOT_FOUND', 'This skill does not exist.');
  const holding = holders.find((holder) => ownerOf(holder) === session._id && holder.position_id?._id === input.position_id);
  if (input.position_id && !holding) return refuse('FORBIDDEN', 'Choose a position that you hold or held.');
  const isThere = portfolio.userSkills.some(
    (known) =>
      ownerOf(known) === session._id && known.skill_id?._id === skill._id && (known.position_id?._id ?? null) === input.position_id,
  );
  if (isThere) return refuse('DUPLICATE', SKILL_TEXTS.addFailed);
  const claimed: UserSkill = {
    _id: fixtureId('userSkill', 1000 + portfolio.userSkills.length),
    user_id: studentReference(session),
    skill_id: skillReference(skill),
    position_id: holding?.position_id ?? null,
    proficiency_level: input.proficiency_level,
    is_endorsed: false,
    created_at: now.toISOString(),
  };
  portfolio.userSkills = [claimed, ...portfolio.userSkills];
  return accept(claimed);
}

/** The catalogue, people's skills and adding to one's own. */
export function skillHandlers(campus: Campus, portfolio: Portfolio, records: Records): HttpHandler[] {
  return [
    serve(campus, skills.catalogue, () =>
      portfolio.skills.filter(({ _id, is_endorsed }) => is_endorsed || portfolio.proposers.get(_id) === campus.session?._id),
    ),
    serve(campus, skills.byUser, ({ params }) => {
      const isOwn = params.userId === campus.session?._id;
      if (!isOwn && roleOrStudent(campus.session?.role) === 'STUDENT') {
        return new MockRefusal(403, 'You can see your own skills only.', 'FORBIDDEN');
      }
      return portfolio.userSkills.filter((skill) => ownerOf(skill) === params.userId);
    }),
    serve(campus, skills.create, ({ body }) => propose(campus, portfolio, body)),
    serve(campus, skills.addToUser, ({ body }) => {
      const outcome = claim(campus, portfolio, records, body);
      return outcome.ok ? outcome.value : refused(outcome.refusal);
    }),
  ];
}
