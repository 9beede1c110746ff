import type { Achievement } from '@quad/domain/achievements';
import { ENDORSEMENT_TABS, type EndorsementTab, type QueueType } from '@quad/domain/endorsements';
import type { Skill, UserSkill } from '@quad/domain/skills';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { AchievementQueue } from './AchievementQueue.tsx';
import type { PendingList } from './ShownQueue.tsx';
import { SkillQueue } from './SkillQueue.tsx';
import { UserSkillQueue } from './UserSkillQueue.tsx';

const LABELS = {
  'user-skills': 'User skills',
  skills: 'Skills',
  achievements: 'Achievements',
} as const satisfies Record<EndorsementTab, string>;

export interface EndorsementPanelProps {
  /** What is endorsed here. */
  type: QueueType;
  tab: EndorsementTab;
  onSelectTab: (selected: { tab: EndorsementTab }) => void;
  userSkills: PendingList<UserSkill>;
  skills: PendingList<Skill>;
  achievements: PendingList<Achievement>;
}

/** What waits for one endorser, in three tabs with their counts, people's skills first (specification 2, section 2). */
export function EndorsementPanel({ type, tab, onSelectTab, ...lists }: EndorsementPanelProps) {
  const { userSkills, skills, achievements } = lists;
  const counts = { 'user-skills': userSkills.items?.length, skills: skills.items?.length, achievements: achievements.items?.length };
  const content = {
    'user-skills': <UserSkillQueue {...userSkills} />,
    skills: <SkillQueue {...skills} type={type} />,
    achievements: <AchievementQueue {...achievements} />,
  };
  const items = ENDORSEMENT_TABS.map((id) => ({
    id,
    label: counts[id] === undefined ? LABELS[id] : `${LABELS[id]} (${counts[id]})`,
    content: content[id],
  }));
  const select = (id: string) => {
    const selected = ENDORSEMENT_TABS.find((each) => each === id);
    if (selected) onSelectTab({ tab: selected });
  };
  return <Tabs label="What to endorse" items={items} value={tab} onValueChange={select} />;
}
