import { lazy } from 'react';

/** What the parts draw with: asked for together with them, so that neither waits for the other. */
const drawing = () => import('@quad/ui/features/endorsements');

/** What waits for endorsement: a student who opens the section loads none of it, and others while their type is being found out. */
export const PendingPanel = lazy(async () => {
  const [part] = await Promise.all([import('./PendingPanel.tsx'), drawing()]);
  return { default: part.PendingPanel };
});
export const PendingAchievements = lazy(async () => {
  const [part] = await Promise.all([import('./PendingAchievements.tsx'), drawing()]);
  return { default: part.PendingAchievements };
});
