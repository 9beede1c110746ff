import { lazy } from 'react';

const load = () => import('@quad/ui/features/endorsements');

/** What office-bearers work with: its code comes while the lists are being read, and not to students who open the section. */
export const EndorsementPanel = lazy(async () => ({ default: (await load()).EndorsementPanel }));
export const AchievementQueue = lazy(async () => ({ default: (await load()).AchievementQueue }));
