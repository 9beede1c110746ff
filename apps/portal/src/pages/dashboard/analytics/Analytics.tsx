import { useClubAnalytics, useGensecAnalytics, usePresidentAnalytics, useStudentAnalytics } from '@quad/api-client/hooks';
import { type AnalyticsKind, analyticsKindOf } from '@quad/domain/analytics';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { AnalyticsLoading, UnknownRole } from '@quad/ui/features/dashboard';
import { type ComponentType, Suspense } from 'react';
import { useUser } from '../../../app/useUser.ts';
import { ClubBoard, GensecBoard, PresidentBoard, StudentBoard } from './boards.ts';
import { useBoard } from './useBoard.ts';

const BOARDS: Readonly<Record<AnalyticsKind, ComponentType>> = {
  president: () => <PresidentBoard {...useBoard(usePresidentAnalytics())} />,
  gensec: () => <GensecBoard {...useBoard(useGensecAnalytics())} />,
  clubCoordinator: () => <ClubBoard {...useBoard(useClubAnalytics())} />,
  student: () => <StudentBoard {...useBoard(useStudentAnalytics())} />,
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
