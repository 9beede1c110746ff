import {
  errorText,
  type Read,
  useClubAnalytics,
  useFollowedUnits,
  useGensecAnalytics,
  useOwnCalendar,
  usePresidentAnalytics,
  useStudentAnalytics,
  useUpcomingEvents,
} from '@quad/api-client/hooks';
import type { AnalyticsKind } from '@quad/domain/analytics';
import { type FirstStepsInput, isNewStudent, stepsDone } from '@quad/domain/dashboard';
import { upcomingEvents } from '@quad/domain/events';
import { DASHBOARD_TEXTS, EVENT_TEXTS } from '@quad/domain/messages';
import { registrationPhase } from '@quad/domain/registrations';
import { dayAfter } from '@quad/domain/time';
import { Section, useTranslate } from '@quad/ui';
import { type BoardProps, ClubBoard, FirstSteps, GensecBoard, PresidentBoard, StudentBoard } from '@quad/ui/features/analytics';
import { UpcomingEvents } from '@quad/ui/features/dashboard';
import { useNow, useToday } from '../../app/useNow.ts';

/** Maps a read to the props of a board. */
function toBoard<Figures>({ data, error, isLoading, retry }: Read<Figures | null>): BoardProps<Figures> {
  return {
    data: data ?? undefined,
    loading: isLoading,
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
  const board = toBoard(useStudentAnalytics());
  const analytics = board.data?.analytics;
  return analytics && isNewStudent(analytics) ? <NewStudent analytics={analytics} /> : <StudentBoard {...board} />;
}

/** Number of days in which to look for the student's registrations. */
const WEEKS = 41;
const NEXT = 3;

/** Shown instead of figures that are all zero: first steps, and the next events to register for. */
function NewStudent({ analytics }: Pick<FirstStepsInput, 'analytics'>) {
  const t = useTranslate();
  const now = useNow();
  const today = useToday();
  const { data: followed = [] } = useFollowedUnits();
  const { data: own = [] } = useOwnCalendar({ from: today, to: dayAfter(today, WEEKS) });
  const { data: events = [], isLoading } = useUpcomingEvents(today);
  const open = upcomingEvents(events, now).filter((event) => registrationPhase(event, now) === 'open');
  const done = stepsDone({
    analytics,
    follows: followed.length > 0,
    isRegistered: own.some(({ reasons }) => reasons.includes('registered')),
  });
  return (
    <FirstSteps done={done}>
      <Section headingLevel={3} title={t(EVENT_TEXTS.sectionTitle)}>
        <UpcomingEvents events={isLoading ? undefined : open.slice(0, NEXT)} today={today} />
      </Section>
    </FirstSteps>
  );
}

const BOARDS = {
  president: PresidentAnalytics,
  gensec: GensecAnalytics,
  clubCoordinator: ClubAnalytics,
  student: StudentAnalytics,
} as const satisfies Record<AnalyticsKind, unknown>;

/** The figures of each kind of role: of the institute, a domain, a club, or a student. */
export function Analytics({ kind }: { kind: AnalyticsKind }) {
  const Board = BOARDS[kind];
  return <Board />;
}
