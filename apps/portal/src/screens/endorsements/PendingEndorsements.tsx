import { errorText, type Queue, useEndorse, usePendingAchievements, usePendingSkills, usePendingUserSkills } from '@quad/api-client/hooks';
import { ENDORSEMENT_PANEL_TITLES, ENDORSEMENT_TABS, type EndorsementTab } from '@quad/domain/endorsements';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import type { SkillType } from '@quad/domain/skills';
import { Inline, Stack, Text, useTranslate } from '@quad/ui';
import { AchievementQueue, EndorsementPanel, type PendingList } from '@quad/ui/features/endorsements';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../app/ExportButton.tsx';

export interface PendingEndorsementsProps {
  type: SkillType;
  isTitled?: boolean | undefined;
  isOfAchievements?: boolean | undefined;
  /** Control that selects the type, for people who endorse several. */
  chooser?: ReactNode;
}

/** The pending items of one type: in three tabs, or only the achievements. */
export function PendingEndorsements({ type, isTitled = false, isOfAchievements = false, chooser }: PendingEndorsementsProps) {
  const t = useTranslate();
  const title = isTitled && (
    <>
      <h3>
        <Text as="span" size="s" tone="muted">
          {t(ENDORSEMENT_PANEL_TITLES[type])}
        </Text>
      </h3>
      {chooser}
    </>
  );
  return isOfAchievements ? <PendingAchievements type={type} title={title} /> : <PendingPanel type={type} title={title} />;
}

interface TitledProps {
  type: SkillType;
  /** Shown in one line with the other controls of the list. */
  title: ReactNode;
}

/** The three tabs of pending items; the URL names the open one. Only counts are fetched for tabs that have not been opened. */
function PendingPanel({ type, title }: TitledProps) {
  const [params, setParams] = useSearchParams();
  const tab = ENDORSEMENT_TABS.find((each) => each === params.get('tab')) ?? 'user-skills';
  const [opened, setOpened] = useState<readonly EndorsementTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const { endorseUserSkill, endorseSkill, verifyAchievement } = useEndorse(type);
  const lists = {
    userSkills: pendingList(
      usePendingUserSkills(type, opened.includes('user-skills')),
      endorseUserSkill,
      ENDORSEMENT_TEXTS.userSkillsLoadFailed,
    ),
    skills: pendingList(usePendingSkills(type, opened.includes('skills')), endorseSkill, ENDORSEMENT_TEXTS.skillsFetchFailed),
    achievements: pendingList(
      usePendingAchievements(type, opened.includes('achievements')),
      verifyAchievement,
      ENDORSEMENT_TEXTS.achievementsLoadFailed,
    ),
  };
  const select = (selected: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('tab', selected);
      return after;
    });
  const counts = { 'user-skills': lists.userSkills.itemCount, skills: lists.skills.itemCount, achievements: lists.achievements.itemCount };
  const aside = (
    <Inline justify="between">
      {title}
      <ExportButton key={tab} list={{ kind: 'pending', tab, type }} count={counts[tab]} />
    </Inline>
  );
  return <EndorsementPanel {...lists} type={type} tab={tab} onTabChange={(selected) => select(selected)} aside={aside} />;
}

function PendingAchievements({ type, title }: TitledProps) {
  const { verifyAchievement } = useEndorse(type);
  const list = pendingList(usePendingAchievements(type, true), verifyAchievement, ENDORSEMENT_TEXTS.achievementsFetchFailed);
  return (
    <Stack>
      <Inline justify="between">
        {title}
        <ExportButton list={{ kind: 'pending', tab: 'achievements', type }} count={list.itemCount} />
      </Inline>
      <AchievementQueue {...list} />
    </Stack>
  );
}

/** Maps a read to the props of a list; `failed` is shown if the server sends no message of its own. */
function pendingList<Item>(
  { data, count, error, retry, loadMore }: Queue<Item>,
  endorse: (pending: { id: string }) => Promise<unknown>,
  failed: string,
): PendingList<Item> {
  return {
    items: data,
    itemCount: count,
    onLoadMore: loadMore,
    onRetry: retry,
    onEndorse: (id) => endorse({ id }),
    error: error && errorText(error, failed),
  };
}
