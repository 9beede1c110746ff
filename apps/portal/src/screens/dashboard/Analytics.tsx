import {
  errorText,
  type Read,
  useClubAnalytics,
  useGensecAnalytics,
  usePresidentAnalytics,
  useStudentAnalytics,
} from '@quad/api-client/hooks';
import type { AnalyticsKind } from '@quad/domain/analytics';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { type BoardProps, ClubBoard, GensecBoard, PresidentBoard, StudentBoard } from '@quad/ui/features/analytics';

/** What was read, as a board takes it. */
function toBoard<Figures>({ data, error, isLoading, retry }: Read<Figures | null>): BoardProps<Figures> {
  return {
    figures: data ?? undefined,
    isLoading,
    error: error && errorText(error, DASHBOARD_TEXTS.analyticsFailed),
    onRetry: retry,
  };
}

function PresidentAnalytics() {
  return <PresidentBoard {...toBoard(usePresidentAnalytics())} />;
}

function GensecAnalytics() {
  return <GensecBoard {...toBoard(useGensecAnalytics())} />;
}

function ClubAnalytics() {
  return <ClubBoard {...toBoard(useClubAnalytics())} />;
}

function StudentAnalytics() {
  return <StudentBoard {...toBoard(useStudentAnalytics())} />;
}

const BOARDS = {
  president: PresidentAnalytics,
  gensec: GensecAnalytics,
  clubCoordinator: ClubAnalytics,
  student: StudentAnalytics,
} as const satisfies Record<AnalyticsKind, unknown>;

/** The figures of each kind of role: of the institute, a domain, a club, or the student. */
export function Analytics({ kind }: { kind: AnalyticsKind }) {
  const Board = BOARDS[kind];
  return <Board />;
}
