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

/** About as wide as a count in brackets, so that the next tab does not shift when the count arrives. */
const NO_COUNT = ' \u2007\u2007\u2007';

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

/** Proposed skills of the catalog that wait for endorsement. */
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

/** The number of items. For a closed tab, only the count may be known. */
function countOf({ items, itemCount }: Pick<PendingList<unknown>, 'items' | 'itemCount'>): number | undefined {
  return itemCount ?? items?.length;
}

export interface EndorsementPanelProps {
  /** The type of skills that are endorsed here. */
  type: SkillType;
  /** The open tab. */
  tab: EndorsementTab;
  /** Called when another tab is selected: store it, for example in the URL, and pass it back as `tab`. */
  onTabChange: (tab: EndorsementTab) => void;
  /** The waiting skills of people. */
  userSkills: PendingList<UserSkill>;
  /** The waiting skills of the catalog. */
  skills: PendingList<Skill>;
  /** The waiting achievements. */
  achievements: PendingList<Achievement>;
  /** An element that belongs to all three tabs, at the end of their row. */
  aside?: ReactNode;
}

/**
 * Everything that waits for one endorser, in three tabs with counts, people's skills first
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
    label: `${t(LABELS[id])}${counts[id] === undefined ? NO_COUNT : ` (${counts[id]})`}`,
    content: content[id],
  }));
  const select = (id: string) => {
    const selected = ENDORSEMENT_TABS.find((each) => each === id);
    if (selected) onTabChange(selected);
  };
  return <Tabs label={t('What to endorse')} items={items} value={tab} onValueChange={select} aside={aside} />;
}
