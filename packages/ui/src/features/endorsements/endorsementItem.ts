import type { Achievement } from '@quad/domain/achievements';
import type { Skill, UserSkill } from '@quad/domain/skills';
import { formatIndianDate, formatPaddedDate } from '@quad/domain/time';
import { DEFAULT_SETTINGS } from '../../primitives/UiProvider/LocaleSettings.ts';

/** The texts of an item that waits for endorsement, of any kind. */
export interface EndorsementItem {
  readonly id: string;
  readonly title: string;
  /** Its owner, or the category of a skill of the catalog. */
  readonly about?: string | null | undefined;
  /** Place and time, in one line. */
  readonly facts: string;
  readonly description?: string | null | undefined;
  readonly certificateUrl?: string | null | undefined;
}

function line(...facts: (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join(' · ');
}

function personName(person: UserSkill['user_id']): string | undefined {
  return typeof person === 'object' ? person?.personal_info.name : undefined;
}

/** A person's skill: name, person, position and category. */
export function userSkillItem(
  { _id, skill_id, user_id, position_id }: UserSkill,
  { translate: t }: typeof DEFAULT_SETTINGS = DEFAULT_SETTINGS,
): EndorsementItem {
  return {
    id: _id,
    title: skill_id?.name ?? t('A skill that is no longer listed'),
    about: personName(user_id),
    facts: line(position_id?.title, skill_id?.category && t(skill_id.category)),
  };
}

/** A proposed skill of the catalog: name, category and submission date. */
export function skillItem(
  { _id, name, category, description, created_at }: Skill,
  { timeZone, locale, translate: t }: typeof DEFAULT_SETTINGS,
): EndorsementItem {
  const submitted = formatIndianDate(created_at, timeZone, locale);
  return {
    id: _id,
    title: name,
    description,
    about: category && t(category),
    facts: line(submitted && t('submitted {day}', { day: submitted })),
  };
}

/** An achievement: title, person, event and date (dd MMM yyyy). The date has no time, so no time zone applies. */
export function achievementItem(
  { _id, title, description, ...achievement }: Achievement,
  { locale }: typeof DEFAULT_SETTINGS = DEFAULT_SETTINGS,
): EndorsementItem {
  const { user_id, event_id, date_achieved, certificate_url } = achievement;
  return {
    id: _id,
    title,
    description,
    certificateUrl: certificate_url,
    about: personName(user_id),
    facts: line(event_id?.title, formatPaddedDate(date_achieved?.slice(0, 10), 'UTC', locale)),
  };
}
