import { useEndorse, usePendingAchievements, usePendingSkills, usePendingUserSkills } from '@quad/api-client/hooks';
import { ENDORSEMENT_TABS, type QueueType } from '@quad/domain/endorsements';
import { useSearchParams } from 'react-router-dom';
import { EndorsementPanel } from './endorsementParts.ts';
import { pendingList } from './pendingList.ts';

export interface PendingPanelProps {
  type: QueueType;
}

/** The three tabs of what waits, of one type; the address says which is open. */
export function PendingPanel({ type }: PendingPanelProps) {
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
