import { lazy } from 'react';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { ReportOfEvent } from './ReportOfEvent.tsx';

const SurveyOfEvent = lazy(async () => ({ default: (await import('../surveys/SurveyOfEvent.tsx')).SurveyOfEvent }));

/** The parts of a past event: its survey, for those who attended, and its report. */
export function AfterEvent({ eventId }: { eventId: string }) {
  const hasReports = useIsEnabled('recognition');
  const hasSurveys = useIsEnabled('surveys');
  return (
    <>
      {hasSurveys && <SurveyOfEvent eventId={eventId} />}
      {hasReports && <ReportOfEvent eventId={eventId} />}
    </>
  );
}
