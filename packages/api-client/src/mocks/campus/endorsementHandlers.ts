import { roleOrStudent } from '@quad/domain/access';
import type { Achievement } from '@quad/domain/achievements';
import { checkEndorsesQueue, decideEndorsement, type Endorsable, type Endorser, type QueueType, queueOf } from '@quad/domain/endorsements';
import { studentReference } from '@quad/domain/fixtures';
import { UNIT_CATEGORIES, unitOfContact } from '@quad/domain/org-units';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Skill, UserSkill } from '@quad/domain/skills';
import type { HttpHandler } from 'msw';
import { achievements, skills } from '../../contract/index.ts';
import type { MockRefusal } from '../mockRefusal.ts';
import { type Campus, refused, serve } from './campus.ts';
import { ownerOf, type Portfolio } from './portfolio.ts';
import type { Records } from './records.ts';

function endorserOf({ session }: Campus, { units }: Records): Endorser {
  const own = unitOfContact(session?.username ?? '', units);
  const unitCategory = UNIT_CATEGORIES.find((category) => category === own?.category);
  return { _id: session?._id ?? '', role: roleOrStudent(session?.role), unitCategory };
}

function ofUserSkill(skill: UserSkill): Endorsable {
  return { ownerId: ownerOf(skill), type: skill.skill_id?.type ?? null, isEndorsed: skill.is_endorsed };
}

function ofSkill({ proposers }: Portfolio) {
  return ({ _id, type, is_endorsed }: Skill): Endorsable => ({
    ownerId: proposers.get(_id) ?? null,
    type,
    isEndorsed: is_endorsed === true,
  });
}

function ofAchievement(achievement: Achievement): Endorsable {
  const endorserName = achievement.verified_by?.personal_info.name;
  return { ownerId: ownerOf(achievement), type: achievement.type, isEndorsed: achievement.verified, endorserName };
}

/** Endorsing, and what waits for it, by the domain's rules. */
export function endorsementHandlers(campus: Campus, portfolio: Portfolio, records: Records): HttpHandler[] {
  const endorser = () => endorserOf(campus, records);

  function pending<Item>(list: readonly Item[], type: QueueType, read: (item: Item) => Endorsable): Item[] | MockRefusal {
    const allowed = checkEndorsesQueue(endorser(), type);
    if (!allowed.ok) return refused(allowed.refusal);
    return list.filter((item) => {
      const { ownerId, isEndorsed, type: stored } = read(item);
      return !isEndorsed && queueOf(stored) === type && ownerId !== campus.session?._id;
    });
  }

  function endorsed<Item extends { _id: string }>(
    list: readonly Item[],
    id: string,
    read: (item: Item) => Endorsable,
    endorse: (item: Item) => Item,
  ): Outcome<{ list: Item[]; item: Item }> {
    const found = list.find(({ _id }) => _id === id);
    if (!found) return refuse('NOT_FOUND', 'This does not exist any more.');
    const decided = decideEndorsement({ item: read(found), endorser: endorser() });
    if (!decided.ok) return decided;
    const item = endorse(found);
    return accept({ item, list: list.map((known) => (known._id === id ? item : known)) });
  }

  return [
    serve(campus, skills.unendorsedOfUsers, ({ params }) => pending(portfolio.userSkills, params.skillType, ofUserSkill)),
    serve(campus, skills.unendorsed, ({ params }) => pending(portfolio.skills, params.skillType, ofSkill(portfolio))),
    serve(campus, achievements.unendorsed, ({ params }) => pending(portfolio.achievements, params.skillType, ofAchievement)),
    serve(campus, skills.endorseOfUser, ({ params }) => {
      const outcome = endorsed(portfolio.userSkills, params.id, ofUserSkill, (skill) => ({ ...skill, is_endorsed: true }));
      if (!outcome.ok) return refused(outcome.refusal);
      portfolio.userSkills = outcome.value.list;
      return { message: 'Skill endorsed.', userSkill: outcome.value.item };
    }),
    serve(campus, skills.endorse, ({ params }) => {
      const outcome = endorsed(portfolio.skills, params.skillId, ofSkill(portfolio), (skill) => ({ ...skill, is_endorsed: true }));
      if (!outcome.ok) return refused(outcome.refusal);
      portfolio.skills = outcome.value.list;
      return { message: 'Skill endorsed.', skill: outcome.value.item };
    }),
    serve(campus, achievements.verify, ({ params }) => {
      const verifier = campus.session ? studentReference(campus.session) : null;
      const verify = (achievement: Achievement): Achievement => ({ ...achievement, verified: true, verified_by: verifier });
      const outcome = endorsed(portfolio.achievements, params.id, ofAchievement, verify);
      if (!outcome.ok) return refused(outcome.refusal);
      portfolio.achievements = outcome.value.list;
      return { message: 'Achievement verified.', achievement: outcome.value.item };
    }),
  ];
}
