import { ACHIEVEMENT_TYPES, type Achievement } from '@quad/domain/achievements';
import type { Event } from '@quad/domain/events';
import type { Feedback } from '@quad/domain/feedback';
import {
  anAchievement,
  aPositionHolder,
  aUserSkill,
  cycled,
  fixtureId,
  manyAchievements,
  manyEvents,
  manyFeedbacks,
  manyPositionHolders,
  manyPositions,
  manyRoomRequests,
  manySkills,
  manyUserSkills,
  PEOPLE,
  skillReference,
  studentReference,
  UNITS,
} from '@quad/domain/fixtures';
import type { OrgUnit } from '@quad/domain/org-units';
import type { Position, PositionHolder } from '@quad/domain/positions';
import { PROFICIENCY_LEVELS, type Skill, type UserSkill } from '@quad/domain/skills';

/** The data of a campus. */
export interface Campus {
  readonly events: readonly Event[];
  readonly feedbacks: readonly Feedback[];
  readonly units: readonly OrgUnit[];
  readonly positions: readonly Position[];
  readonly holders: readonly PositionHolder[];
  /** All skills of the catalogue; those that are not endorsed yet are not offered. */
  readonly skills: readonly Skill[];
  readonly userSkills: readonly UserSkill[];
  readonly achievements: readonly Achievement[];
}

/** A dozen events; the next one has room requests in every state. */
function someEvents(): Event[] {
  const events = manyEvents(12);
  const next = events.findIndex((event) => event.status === 'planned');
  return events.map((event, index) => (index === next ? { ...event, room_requests: manyRoomRequests(3) } : event));
}

/** A catalogue with endorsed and pending skills of every type. */
function someSkills(): Skill[] {
  return manySkills(24).map((skill, index) => ({ ...skill, is_endorsed: index < 12 }));
}

function skillsOfTheStudent(skills: readonly Skill[]): UserSkill[] {
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

function skillsOfOthers(skills: readonly Skill[]): UserSkill[] {
  return manyUserSkills(36).map((userSkill, index) => {
    const skill = skills[index % 12];
    return { ...userSkill, skill_id: skill ? skillReference(skill) : null, is_endorsed: Math.floor(index / 6) % 2 === 1 };
  });
}

function achievementsOfTheStudent(): Achievement[] {
  return manyAchievements(4).map((achievement, index) =>
    anAchievement({ ...achievement, _id: fixtureId('achievement', 901 + index), user_id: studentReference(PEOPLE.student) }),
  );
}

/** The data of an ordinary day: the student has some of everything, and every endorser has pending items. */
export function ordinaryDay(): Campus {
  const skills = someSkills();
  return {
    events: someEvents(),
    feedbacks: manyFeedbacks(24),
    units: UNITS,
    positions: manyPositions(UNITS.length),
    holders: [aPositionHolder({ _id: fixtureId('positionHolder', 901), por_id: 'POR-901' }), ...manyPositionHolders(24)],
    skills,
    userSkills: [...skillsOfTheStudent(skills), ...skillsOfOthers(skills)],
    achievements: [...achievementsOfTheStudent(), ...manyAchievements(6 * ACHIEVEMENT_TYPES.length)],
  };
}
