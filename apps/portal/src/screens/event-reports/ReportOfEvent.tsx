import { errorText, useAddReportPhoto, useEventReport, useRemoveReportPhoto, useWriteEventReport } from '@quad/api-client/hooks';
import { EVENT_REPORT_TEXTS } from '@quad/domain/event-reports';
import { ErrorState } from '@quad/ui';
import { EventReportDialog, EventReportView } from '@quad/ui/features/event-reports';
import { useState } from 'react';
import { inArea } from '../../app/AreaTranslations.tsx';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useNow } from '../../app/useNow.ts';

/** The report of a past event. Until it is written, it is shown only to those who may write it. */
export const ReportOfEvent = inArea('questions', Report);

function Report({ eventId }: { eventId: string }) {
  const now = useNow();
  const { data: report, error, retry } = useEventReport(eventId);
  const [isOpen, setOpen] = useState(false);
  const write = useWriteEventReport();
  const addPhoto = useAddReportPhoto(eventId);
  const removePhoto = useRemoveReportPhoto();
  if (error && !report) return <ErrorState description={errorText(error, EVENT_REPORT_TEXTS.failed)} onRetry={retry} />;
  if (!report || (report.text === null && !report.may_write)) return null;
  return (
    <>
      <EventReportView report={report} now={now} surveyPath={`/events/${eventId}/survey`} onEdit={() => setOpen(true)} />
      {isOpen && (
        <EventReportDialog
          report={report}
          onAddPhoto={addPhoto}
          onRemovePhoto={(photoId) => removePhoto({ eventId, photoId })}
          onSubmit={withSuccessToast((input) => write({ eventId, ...input }), EVENT_REPORT_TEXTS.saved)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
