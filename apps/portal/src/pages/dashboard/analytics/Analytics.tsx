import { type AnalyticsKind, analyticsKindOf } from '@quad/domain/analytics';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { AnalyticsLoading, UnknownRole } from '@quad/ui/features/dashboard';
import { type ComponentType, lazy, Suspense } from 'react';
import { useUser } from '../../../app/useUser.ts';

/** With their charts and what the figures look like, which the rest of the dashboard does not wait for. */
const BOARDS: Readonly<Record<AnalyticsKind, ComponentType>> = {
  president: lazy(async () => ({ default: (await import('./PresidentAnalytics.tsx')).PresidentAnalytics })),
  gensec: lazy(async () => ({ default: (await import('./GensecAnalytics.tsx')).GensecAnalytics })),
  clubCoordinator: lazy(async () => ({ default: (await import('./ClubAnalytics.tsx')).ClubAnalytics })),
  student: lazy(async () => ({ default: (await import('./StudentAnalytics.tsx')).StudentAnalytics })),
};

/** The figures of the session's role; a role that the portal does not know has none. */
export function Analytics() {
  const { role } = useUser();
  const kind = analyticsKindOf(role);
  if (!kind) return <UnknownRole roleName={role} />;
  const Board = BOARDS[kind];
  return (
    <Suspense fallback={<AnalyticsLoading text={DASHBOARD_TEXTS.loadingDashboard} />}>
      <Board />
    </Suspense>
  );
}
