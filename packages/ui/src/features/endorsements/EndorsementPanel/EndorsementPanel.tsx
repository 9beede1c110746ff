import type { Achievement } from '@quad/domain/achievements';
import { ENDORSEMENT_TABS, type EndorsementTab } from '@quad/domain/endorsements';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import type { Skill, SkillType, UserSkill } from '@quad/domain/skills';
import type { ReactNode } from 'react';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { ProficiencyBadge } from '../../badges/index.ts';
import { EndorsementQueue, type PendingList } from '../EndorsementQueue/EndorsementQueue.tsx';
import { skillItem, userSkillItem } from '../endorsementItem.ts';
import { AchievementQueue } from './AchievementQueue.tsx';

const LABELS = {
  'user-skills': 'User skills',
  skills: 'Skills',
  achievements: 'Achievements',
} as const satisfies Record<EndorsementTab, string>;

/** People's skills that wait for endorsement. */
function UserSkillQueue(list: PendingList<UserSkill>) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  return (
    <EndorsementQueue
      {...list}
      label={t('User skills')}
      what={t('user skills')}
      read={(userSkill) => userSkillItem(userSkill, settings)}
      groupOf={({ _id, skill_id }) => skill_id?._id ?? _id}
      renderBadge={({ proficiency_level }) => <ProficiencyBadge level={proficiency_level} />}
      failedText={ENDORSEMENT_TEXTS.endorseFailed}
    />
  );
}

interface SkillQueueProps extends PendingList<Skill> {
  type: SkillType;
}

/** New skills of the catalogue that wait for endorsement. */
function SkillQueue({ type, ...list }: SkillQueueProps) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  return (
    <EndorsementQueue
      {...list}
      label={t('Skills')}
      what={t('{type} skills', { type: t(type) })}
      read={(skill) => skillItem(skill, settings)}
      failedText={ENDORSEMENT_TEXTS.endorseSkillFailed}
    />
  );
}

/** Of what is not looked at, the number alone may be known. */
function countOf({ items, itemCount }: Pick<PendingList<unknown>, 'items' | 'itemCount'>): number | undefined {
  return itemCount ?? items?.length;
}

export interface EndorsementPanelProps {
  /** What is endorsed here. */
  type: SkillType;
  /** The tab that is open. */
  tab: EndorsementTab;
  /** Another tab was chosen; keep it, in the address for one, and hand it back as `tab`. */
  onTabChange: (tab: EndorsementTab) => void;
  /** People's skills that wait. */
  userSkills: PendingList<UserSkill>;
  /** New skills of the catalogue that wait. */
  skills: PendingList<Skill>;
  /** Achievements that wait. */
  achievements: PendingList<Achievement>;
  /** What belongs to all three, at the end of their row. */
  aside?: ReactNode;
}

/**
 * What waits for one endorser, in three tabs with their counts, people's skills first
 * (docs/specification/endorsements.md#endorsements-tabs).
 */
export function EndorsementPanel({ type, tab, onTabChange, aside, ...lists }: EndorsementPanelProps) {
  const t = useTranslate();
  const { userSkills, skills, achievements } = lists;
  const counts = { 'user-skills': countOf(userSkills), skills: countOf(skills), achievements: countOf(achievements) };
  const content = {
    'user-skills': <UserSkillQueue {...userSkills} />,
    skills: <SkillQueue {...skills} type={type} />,
    achievements: <AchievementQueue {...achievements} />,
  };
  const items = ENDORSEMENT_TABS.map((id) => ({
    id,
    label: counts[id] === undefined ? t(LABELS[id]) : `${t(LABELS[id])} (${counts[id]})`,
    content: content[id],
  }));
  const select = (id: string) => {
    const selected = ENDORSEMENT_TABS.find((each) => each === id);
    if (selected) onTabChange(selected);
  };
  return <Tabs label={t('What to endorse')} items={items} value={tab} onValueChange={select} aside={aside} />;
}
