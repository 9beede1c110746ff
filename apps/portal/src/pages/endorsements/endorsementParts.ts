import { lazy } from 'react';

const load = () => import('@quad/ui/features/endorsements');

/** The panel and its queues, a chunk of their own beside the code that reads what is in them. */
export const EndorsementPanel = lazy(async () => ({ default: (await load()).EndorsementPanel }));
export const AchievementQueue = lazy(async () => ({ default: (await load()).AchievementQueue }));
