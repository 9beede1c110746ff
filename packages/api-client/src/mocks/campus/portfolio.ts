import { ACHIEVEMENT_TYPES, type Achievement } from '@quad/domain/achievements';
import {
  anAchievement,
  aUserSkill,
  cycled,
  fixtureId,
  manyAchievements,
  manySkills,
  manyUserSkills,
  PEOPLE,
  skillReference,
  studentReference,
} from '@quad/domain/fixtures';
import { PROFICIENCY_LEVELS, type Skill, type UserSkill } from '@quad/domain/skills';

/** What people of the campus can do and have achieved, and the catalogue of skills. */
export interface Portfolio {
  /** Every skill of the catalogue; those that nobody endorsed yet are offered to whoever proposed them only. */
  skills: Skill[];
  /** Who proposed a skill, by its id; skills that came with the campus are nobody's. */
  readonly proposers: Map<string, string>;
  userSkills: UserSkill[];
  achievements: Achievement[];
}

/** A catalogue in which every type has skills that wait and skills that do not. */
function someSkills(): Skill[] {
  return manySkills(24).map((skill, index) => ({ ...skill, is_endorsed: index < 12 }));
}

function ofOthers(skills: readonly Skill[]): UserSkill[] {
  return manyUserSkills(36).map((userSkill, index) => {
    const skill = skills[index % 12];
    return { ...userSkill, skill_id: skill ? skillReference(skill) : null, is_endorsed: Math.floor(index / 6) % 2 === 1 };
  });
}

function ofTheStudent(skills: readonly Skill[]): UserSkill[] {
  return skills.slice(0, 5).map((skill, index) =>
    aUserSkill({
      _id: fixtureId('userSkill', 901 + index),
      skill_id: skillReference(skill),
      position_id: index === 0 ? aUserSkill().position_id : null,
      proficiency_level: cycled(PROFICIENCY_LEVELS, index),
      is_endorsed: index % 2 === 1,
    }),
  );
}

function achievementsOfTheStudent(): Achievement[] {
  return manyAchievements(4).map((achievement, index) =>
    anAchievement({ ...achievement, _id: fixtureId('achievement', 901 + index), user_id: studentReference(PEOPLE.student) }),
  );
}

/** The portfolio of an ordinary day: the student has some of everything, and every endorser has something to do. */
export function createPortfolio(given: Partial<Portfolio> = {}): Portfolio {
  const skills = someSkills();
  return {
    skills,
    proposers: new Map(),
    userSkills: [...ofTheStudent(skills), ...ofOthers(skills)],
    achievements: [...achievementsOfTheStudent(), ...manyAchievements(6 * ACHIEVEMENT_TYPES.length)],
    ...given,
  };
}

/** Whose a skill or an achievement is. */
export function ownerOf({ user_id }: Pick<UserSkill, 'user_id'>): string | null {
  return typeof user_id === 'string' ? user_id : (user_id?._id ?? null);
}
