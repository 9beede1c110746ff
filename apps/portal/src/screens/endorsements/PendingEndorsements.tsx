import { type Queue, useEndorse, usePendingAchievements, usePendingSkills, usePendingUserSkills } from '@quad/api-client/hooks';
import { ENDORSEMENT_PANEL_TITLES, ENDORSEMENT_TABS, type EndorsementTab } from '@quad/domain/endorsements';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import type { SkillType } from '@quad/domain/skills';
import { Section, Stack, useTranslate } from '@quad/ui';
import { AchievementQueue, EndorsementPanel, type PendingList } from '@quad/ui/features/endorsements';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SaveTool } from '../../app/SaveTool.tsx';

export interface PendingEndorsementsProps {
  type: SkillType;
  isTitled?: boolean | undefined;
  isOfAchievements?: boolean | undefined;
}

/** What waits, of one type: in three tabs, or the achievements alone. */
export function PendingEndorsements({ type, isTitled = false, isOfAchievements = false }: PendingEndorsementsProps) {
  const Pending = isOfAchievements ? PendingAchievements : PendingPanel;
  return <Pending type={type} isTitled={isTitled} />;
}

interface PendingProps {
  type: SkillType;
  isTitled: boolean;
}

/** What waits with what is done to all of it: beside the title, where there is one. */
function PendingSection({ type, isTitled, tool, children }: PendingProps & { tool: ReactNode; children: ReactNode }) {
  const t = useTranslate();
  if (isTitled) {
    return (
      <Section level={3} title={t(ENDORSEMENT_PANEL_TITLES[type])} actions={tool}>
        {children}
      </Section>
    );
  }
  return (
    <Stack>
      {tool}
      {children}
    </Stack>
  );
}

/** The three tabs of what waits; the address says which is open. Of the others only how much there is is asked for, until they were. */
function PendingPanel({ type, isTitled }: PendingProps) {
  const [params, setParams] = useSearchParams();
  const tab = ENDORSEMENT_TABS.find((each) => each === params.get('tab')) ?? 'user-skills';
  const [opened, setOpened] = useState<readonly EndorsementTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const { endorseUserSkill, endorseSkill, verifyAchievement } = useEndorse(type);
  const lists = {
    userSkills: pendingList(usePendingUserSkills(type, opened.includes('user-skills')), endorseUserSkill),
    skills: pendingList(usePendingSkills(type, opened.includes('skills')), endorseSkill),
    achievements: pendingList(usePendingAchievements(type, opened.includes('achievements')), verifyAchievement),
  };
  const select = (selected: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('tab', selected);
      return after;
    });
  const counts = { 'user-skills': lists.userSkills.count, skills: lists.skills.count, achievements: lists.achievements.count };
  const tool = <SaveTool key={tab} list={{ kind: 'pending', tab, type }} count={counts[tab]} />;
  return (
    <PendingSection type={type} isTitled={isTitled} tool={tool}>
      <EndorsementPanel {...lists} type={type} tab={tab} onSelectTab={(selected) => select(selected.tab)} />
    </PendingSection>
  );
}

function PendingAchievements({ type, isTitled }: PendingProps) {
  const { verifyAchievement } = useEndorse(type);
  const list = pendingList(usePendingAchievements(type, true), verifyAchievement);
  return (
    <PendingSection
      type={type}
      isTitled={isTitled}
      tool={<SaveTool list={{ kind: 'pending', tab: 'achievements', type }} count={list.count} />}
    >
      <AchievementQueue {...list} loadFailedText={ENDORSEMENT_TEXTS.achievementsFetchFailed} />
    </PendingSection>
  );
}

/** What was read, as the panel takes it: its own text stands where the server gave none. */
function pendingList<Item>(
  { data, count, error, retry, loadMore }: Queue<Item>,
  onEndorse: PendingList<Item>['onEndorse'],
): PendingList<Item> {
  const failure = error && { message: error.isServerText ? error.message : undefined };
  return { items: data, count, onNearEnd: loadMore, onRetry: retry, onEndorse, ...(failure ? { error: failure } : {}) };
}
