import type { UserSkill } from '@quad/domain/skills';
import { formatIndianDate } from '@quad/domain/time';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { CategoryBadge, ProficiencyBadge } from '../../badges/index.ts';
import { capitalized } from '../../capitalized.ts';
import { muted, name, record, words } from '../../record.css.ts';
import { EndorsedBadge } from '../EndorsedBadge/EndorsedBadge.tsx';

export interface UserSkillRecordProps {
  userSkill: UserSkill;
}

/** One of a person's skills: what it is, how well it is known, and whether somebody endorsed it. */
export function UserSkillRecord({ userSkill }: UserSkillRecordProps) {
  const { timeZone } = useLocaleSettings();
  const { skill_id: skill, position_id: position, created_at } = userSkill;
  const added = formatIndianDate(created_at, timeZone);
  return (
    <div className={record}>
      <div className={words}>
        <p className={name}>{skill?.name ?? 'A skill that is no longer listed'}</p>
        <p className={muted}>
          {[skill?.type && capitalized(skill.type), position && `as ${position.title}`, added && `added ${added}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Inline gap="xs">
        {skill?.category && <CategoryBadge category={skill.category} />}
        <ProficiencyBadge level={userSkill.proficiency_level} />
        <EndorsedBadge isEndorsed={userSkill.is_endorsed} />
      </Inline>
    </div>
  );
}
