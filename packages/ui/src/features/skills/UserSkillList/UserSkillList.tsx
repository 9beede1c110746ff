import type { UserSkill } from '@quad/domain/skills';
import { formatIndianDate } from '@quad/domain/time';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { ProficiencyBadge } from '../../badges/index.ts';
import { capitalized } from '../../forms/options.ts';
import { columns, tail, words } from '../../surfaces/columns.css.ts';
import { EndorsedBadge } from '../EndorsedBadge/EndorsedBadge.tsx';

/** A person's skill with its proficiency and endorsement. */
function UserSkillRecord({ userSkill }: { userSkill: UserSkill }) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  const { skill_id: skill, position_id: position, created_at } = userSkill;
  const added = formatIndianDate(created_at, timeZone, locale);
  return (
    <div className={columns}>
      <div className={words}>
        <Text weight="medium" wrap="pretty">
          {skill?.name ?? t('A skill that is no longer listed')}
        </Text>
        <Text size="s" tone="muted" wrap="as-typed">
          {[
            skill?.type && t(capitalized(skill.type)),
            position && t('as {position}', { position: position.title }),
            added && t('added {day}', { day: added }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <div className={tail}>
        <span>{skill?.category && t(skill.category)}</span>
        <span>
          <ProficiencyBadge level={userSkill.proficiency_level} />
        </span>
        <span>
          <EndorsedBadge endorsed={userSkill.is_endorsed} />
        </span>
      </div>
    </div>
  );
}

const keyOf = ({ _id }: UserSkill) => _id;
const render = (userSkill: UserSkill) => <UserSkillRecord userSkill={userSkill} />;

export interface UserSkillListProps {
  /** Undefined while loading. */
  userSkills: readonly UserSkill[] | undefined;
  /** The number of items without filters; by default the length of the list. */
  total?: number | undefined;
  /** The number of items that match the filters, if only the first ones are loaded. */
  itemCount?: number | undefined;
  /** Called near the end of the list, to load more. */
  onLoadMore?: (() => void) | undefined;
}

/** A person's skills, one line each, in a list of any length. Use UserSkillBrowser instead for one's own, with filters. */
export function UserSkillList({ userSkills, total, itemCount, onLoadMore }: UserSkillListProps) {
  const t = useTranslate();
  return (
    <RecordList
      label={t('Skills')}
      density="compact"
      items={userSkills}
      itemKey={keyOf}
      total={total ?? 0}
      itemCount={itemCount}
      onLoadMore={onLoadMore}
      estimatedHeight={60}
    >
      {render}
    </RecordList>
  );
}
