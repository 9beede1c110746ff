import { useAddAchievement, useAllEvents } from '@quad/api-client/hooks';
import { AchievementForm } from '@quad/ui/features/achievements';
import { useToday } from '../../app/useNow.ts';

/** 'Add Achievement': the form. Events that did not come are none to choose from, and the failure is logged. */
export function AddAchievement() {
  const { data: events = [] } = useAllEvents();
  return <AchievementForm events={events} today={useToday()} onSubmit={useAddAchievement()} />;
}
