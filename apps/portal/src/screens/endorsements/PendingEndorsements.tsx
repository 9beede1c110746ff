import { type Read, useEndorse, usePendingAchievements, usePendingSkills, usePendingUserSkills } from '@quad/api-client/hooks';
import { ENDORSEMENT_PANEL_TITLES, ENDORSEMENT_TABS } from '@quad/domain/endorsements';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import type { SkillType } from '@quad/domain/skills';
import { Section } from '@quad/ui';
import { AchievementQueue, EndorsementPanel, type PendingList } from '@quad/ui/features/endorsements';
import { useSearchParams } from 'react-router-dom';

export interface PendingEndorsementsProps {
  type: SkillType;
  isTitled?: boolean | undefined;
  isOfAchievements?: boolean | undefined;
}

/** What waits, of one type: in three tabs, or the achievements alone. */
export function PendingEndorsements({ type, isTitled = false, isOfAchievements = false }: PendingEndorsementsProps) {
  const content = isOfAchievements ? <PendingAchievements type={type} /> : <PendingPanel type={type} />;
  if (!isTitled) return content;
  return (
    <Section level={3} title={ENDORSEMENT_PANEL_TITLES[type]}>
      {content}
    </Section>
  );
}

/** The three tabs of what waits; the address says which is open. */
function PendingPanel({ type }: { type: SkillType }) {
  const [params, setParams] = useSearchParams();
  const { endorseUserSkill, endorseSkill, verifyAchievement } = useEndorse(type);
  const lists = {
    userSkills: pendingList(usePendingUserSkills(type), endorseUserSkill),
    skills: pendingList(usePendingSkills(type), endorseSkill),
    achievements: pendingList(usePendingAchievements(type), verifyAchievement),
  };
  const select = (tab: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('tab', tab);
      return after;
    });
  const tab = ENDORSEMENT_TABS.find((each) => each === params.get('tab')) ?? 'user-skills';
  return <EndorsementPanel {...lists} type={type} tab={tab} onSelectTab={(selected) => select(selected.tab)} />;
}

function PendingAchievements({ type }: { type: SkillType }) {
  const { verifyAchievement } = useEndorse(type);
  const list = pendingList(usePendingAchievements(type), verifyAchievement);
  return <AchievementQueue {...list} loadFailedText={ENDORSEMENT_TEXTS.achievementsFetchFailed} />;
}

/** What was read, as the panel takes it: its own text stands where the server gave none. */
function pendingList<Item>({ data, error, retry }: Read<Item[]>, onEndorse: PendingList<Item>['onEndorse']): PendingList<Item> {
  const failure = error && { message: error.isServerText ? error.message : undefined };
  return { items: data, onRetry: retry, onEndorse, ...(failure ? { error: failure } : {}) };
}
