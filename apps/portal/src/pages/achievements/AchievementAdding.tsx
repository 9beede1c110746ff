import { useAddAchievement, useAllEvents } from '@quad/api-client/hooks';
import { campusDay } from '@quad/domain/time';
import { lazy, Suspense, useState } from 'react';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { useInstitute } from '../../app/PageSettingsContext.ts';

const AchievementForm = lazy(async () => ({ default: (await import('@quad/ui/features/achievements')).AchievementForm }));

/** 'Add Achievement': the form. Events that did not come are none to choose from, and the failure is logged. */
export function AchievementAdding() {
  const { timeZone } = useInstitute();
  const [now] = useState(() => new Date());
  const { data: events = [] } = useAllEvents();
  const addAchievement = useAddAchievement();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <AchievementForm events={events} today={campusDay(now, timeZone)} onSubmit={addAchievement} />
    </Suspense>
  );
}
