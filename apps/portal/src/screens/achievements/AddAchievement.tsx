import { useAddAchievement, useDailyAllowances, useEventSearch } from '@quad/api-client/hooks';
import { AchievementForm } from '@quad/ui/features/achievements';
import { useToday } from '../../app/useNow.ts';

/** 'Add Achievement': the form. Its event field searches all events of the campus. */
export function AddAchievement() {
  const { data: left } = useDailyAllowances();
  return (
    <AchievementForm
      left={left?.achievements}
      unendorsed={left?.unendorsed}
      onSearchEvents={useEventSearch()}
      today={useToday()}
      onSubmit={useAddAchievement()}
    />
  );
}
