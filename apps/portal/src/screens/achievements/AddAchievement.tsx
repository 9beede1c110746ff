import { useAddAchievement, useDailyAllowances, useEventSearch } from '@quad/api-client/hooks';
import { AchievementForm } from '@quad/ui/features/achievements';
import { useToday } from '../../app/useNow.ts';

/** 'Add Achievement': the form. Its event field searches all events of the campus. */
export function AddAchievement() {
  const { data: allowances } = useDailyAllowances();
  return (
    <AchievementForm
      remaining={allowances?.achievements}
      unendorsed={allowances?.unendorsed}
      onSearchEvents={useEventSearch()}
      today={useToday()}
      onSubmit={useAddAchievement()}
    />
  );
}
