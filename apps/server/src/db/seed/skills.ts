import { PROFICIENCY_LEVELS, SKILL_TYPES, type SkillType } from '@quad/domain/skills';
import type { skills, userSkills } from '../schema.ts';
import { type Calendar, FOUNDED_DAYS_AGO } from './calendar.ts';
import { daysThere, type Person } from './people.ts';
import type { Random } from './random.ts';
import { CATALOGUE, PROPOSED, type SkillOutline } from './skillNames.ts';

/** A skill of the demonstration's catalogue. */
export type PlannedSkill = Omit<typeof skills.$inferInsert, 'instituteId'>;
/** A skill in a person's profile. */
export type PlannedUserSkill = Omit<typeof userSkills.$inferInsert, 'instituteId'>;

export interface SkillPlan {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly students: readonly Person[];
  /** The student of the demonstration, whose account is public. */
  readonly student: Person;
  /** Current and former position holders. Some of their skills were acquired in the position. */
  readonly holders: readonly { readonly userId: string; readonly positionId: string }[];
  /** Returns the id of the person who endorses a type. */
  readonly endorserOf: (type: SkillType) => string;
}

/** Number of skills in profiles. Nearly half of the students have some. */
const CLAIMS = 500;
const CLAIMANTS = 210;
/** Students whose account is newer than this have no skills yet. */
const SETTLED_DAYS = 20;
/** Maximum age of an endorsed skill in days. */
const MAX_AGE_DAYS = 400;
/** Every fifth claim of each type is pending: enough for a queue, few enough to work through. */
const PENDING_EVERY = 5;
/** The demonstration student's skills, endorsed or pending. */
const OWN_SKILLS = [
  { name: 'Embedded C', proficiency: 'advanced', isEndorsed: true, isFromPosition: true },
  { name: 'PCB design', proficiency: 'intermediate', isEndorsed: true },
  { name: 'Public speaking', proficiency: 'beginner', isEndorsed: true },
  { name: 'Photography', proficiency: 'intermediate', isEndorsed: false },
  { name: 'Rust', proficiency: 'beginner', isEndorsed: false },
] as const;

/** The catalog: the institute's initial skills and those that students have proposed since. */
export function plannedSkills({ random, calendar, students, student, endorserOf }: SkillPlan): PlannedSkill[] {
  const founded = calendar.at(-FOUNDED_DAYS_AGO, '11:00');
  const skill = (type: SkillType, [name, category, description = '']: SkillOutline) => ({
    id: random.string.uuid(),
    name,
    category,
    description,
    type,
  });
  const endorsed = SKILL_TYPES.flatMap((type) =>
    CATALOGUE[type].map((outline) => ({
      ...skill(type, outline),
      createdAt: founded,
      endorsedBy: endorserOf(type),
      endorsedAt: founded,
    })),
  );
  const proposed = SKILL_TYPES.flatMap((type) =>
    PROPOSED[type].map((outline) => ({
      ...skill(type, outline),
      createdAt: calendar.at(-random.number.int({ min: 2, max: 9 }), '17:20'),
      createdBy: outline[0] === 'Rust' ? student.id : random.helpers.arrayElement(students).id,
    })),
  );
  return [...endorsed, ...proposed];
}

/** The skills in profiles: the demonstration student's own and those of many others. */
export function plannedUserSkills(plan: SkillPlan, catalogue: readonly PlannedSkill[]): PlannedUserSkill[] {
  const { random, calendar, students, student } = plan;
  const own = OWN_SKILLS.map(({ name, ...claimed }) =>
    userSkill(plan, { isFromPosition: false, ...claimed, skill: named(catalogue, name), person: student }),
  );
  const others = random.helpers.arrayElements(
    students.filter((person) => person.id !== student.id && daysThere(calendar, person) > SETTLED_DAYS),
    CLAIMANTS,
  );
  const count = new Map<SkillType, number>();
  const endorsedSkills = catalogue.filter(({ endorsedAt }) => endorsedAt);
  const candidates = others.flatMap((person) =>
    random.helpers
      .arrayElements(endorsedSkills, { min: 1, max: 5 })
      .map((skill, index) => ({ person, skill, isFromPosition: index === 0 })),
  );
  const claims = candidates.slice(0, CLAIMS - own.length).map((candidate) => {
    const turn = count.get(candidate.skill.type) ?? 0;
    count.set(candidate.skill.type, turn + 1);
    const proficiency = random.helpers.arrayElement(PROFICIENCY_LEVELS);
    return userSkill(plan, { ...candidate, proficiency, isEndorsed: turn % PENDING_EVERY !== 0 });
  });
  return [...own, ...claims];
}

interface Claimed extends Pick<PlannedUserSkill, 'proficiency'> {
  readonly person: Person;
  readonly skill: PlannedSkill;
  readonly isEndorsed: boolean;
  /** Whether the skill was acquired in a position, if the person has one. */
  readonly isFromPosition: boolean;
}

function userSkill(
  { random, calendar, holders, endorserOf }: SkillPlan,
  { person, skill, isEndorsed, isFromPosition, proficiency }: Claimed,
): PlannedUserSkill {
  const waiting = random.number.int({ min: 1, max: 7 });
  const latest = Math.min(MAX_AGE_DAYS, daysThere(calendar, person) - 1);
  const claimedInDays = isEndorsed ? -random.number.int({ min: 12, max: latest }) : -waiting;
  return {
    id: random.string.uuid(),
    userId: person.id,
    proficiency,
    skillId: skill.id,
    skillType: skill.type,
    positionId: (isFromPosition && holders.find(({ userId }) => userId === person.id)?.positionId) || null,
    createdAt: calendar.at(claimedInDays, '18:10'),
    ...(isEndorsed ? { endorsedBy: endorserOf(skill.type), endorsedAt: calendar.at(claimedInDays + waiting, '12:40') } : {}),
  };
}

function named(catalogue: readonly PlannedSkill[], name: string): PlannedSkill {
  const skill = catalogue.find((candidate) => candidate.name === name);
  if (!skill) throw new Error(`The catalogue has no ${name}.`);
  return skill;
}
