import { PROFICIENCY_LEVELS, SKILL_TYPES, type SkillType } from '@quad/domain/skills';
import type { skills, userSkills } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import { CATALOGUE, PROPOSED, type SkillOutline } from './skillNames.ts';

/** A skill of the demonstration's catalogue. */
export type PlannedSkill = Omit<typeof skills.$inferInsert, 'instituteId'>;
/** A skill in somebody's profile. */
export type PlannedUserSkill = Omit<typeof userSkills.$inferInsert, 'instituteId'>;

export interface SkillPlan {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly students: readonly Person[];
  /** The student whose account anybody may try. */
  readonly student: Person;
  /** Who holds or has held which position: some of what people know they learned there. */
  readonly holders: readonly { readonly userId: string; readonly positionId: string }[];
  /** The id of the person who endorses a type. */
  readonly endorserOf: (type: SkillType) => string;
}

/** How many students have filled in their skills. */
const CLAIMANTS = 90;
/** Of each type, every so many claims wait for endorsement: enough for a queue, few enough to work through. */
const PENDING_EVERY = 5;
const FOUNDED_DAYS_AGO = 310;
/** What the student has in the profile: an endorsed skill, or one that waits. */
const OWN_SKILLS = [
  { name: 'Embedded C', proficiency: 'advanced', isEndorsed: true, isFromPosition: true },
  { name: 'PCB design', proficiency: 'intermediate', isEndorsed: true },
  { name: 'Public speaking', proficiency: 'beginner', isEndorsed: true },
  { name: 'Photography', proficiency: 'intermediate', isEndorsed: false },
  { name: 'Rust', proficiency: 'beginner', isEndorsed: false },
] as const;

/** The catalogue: what came with the institute, and what students have proposed since. */
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

/** What people claim to know: the student's own skills, and those of many others. */
export function plannedUserSkills(plan: SkillPlan, catalogue: readonly PlannedSkill[]): PlannedUserSkill[] {
  const { random, students, student } = plan;
  const own = OWN_SKILLS.map(({ name, ...claimed }) =>
    userSkill(plan, { isFromPosition: false, ...claimed, skill: named(catalogue, name), userId: student.id }),
  );
  const others = random.helpers.arrayElements(
    students.filter(({ id }) => id !== student.id),
    CLAIMANTS,
  );
  const count = new Map<SkillType, number>();
  const endorsedSkills = catalogue.filter(({ endorsedAt }) => endorsedAt);
  const claims = others.flatMap(({ id: userId }) =>
    random.helpers.arrayElements(endorsedSkills, { min: 1, max: 5 }).map((skill, index) => {
      const turn = count.get(skill.type) ?? 0;
      count.set(skill.type, turn + 1);
      const proficiency = random.helpers.arrayElement(PROFICIENCY_LEVELS);
      return userSkill(plan, { skill, userId, proficiency, isEndorsed: turn % PENDING_EVERY !== 0, isFromPosition: index === 0 });
    }),
  );
  return [...own, ...claims];
}

interface Claimed extends Pick<PlannedUserSkill, 'userId' | 'proficiency'> {
  readonly skill: PlannedSkill;
  readonly isEndorsed: boolean;
  /** Whether it was gained in a position, where the person has one. */
  readonly isFromPosition: boolean;
}

function userSkill(
  { random, calendar, holders, endorserOf }: SkillPlan,
  { skill, isEndorsed, isFromPosition, ...claimed }: Claimed,
): PlannedUserSkill {
  const waiting = random.number.int({ min: 1, max: 7 });
  const claimedInDays = isEndorsed ? -random.number.int({ min: 12, max: 150 }) : -waiting;
  return {
    ...claimed,
    id: random.string.uuid(),
    skillId: skill.id,
    skillType: skill.type,
    positionId: (isFromPosition && holders.find(({ userId }) => userId === claimed.userId)?.positionId) || null,
    createdAt: calendar.at(claimedInDays, '18:10'),
    ...(isEndorsed ? { endorsedBy: endorserOf(skill.type), endorsedAt: calendar.at(claimedInDays + waiting, '12:40') } : {}),
  };
}

function named(catalogue: readonly PlannedSkill[], name: string): PlannedSkill {
  const skill = catalogue.find((candidate) => candidate.name === name);
  if (!skill) throw new Error(`The catalogue has no ${name}.`);
  return skill;
}
