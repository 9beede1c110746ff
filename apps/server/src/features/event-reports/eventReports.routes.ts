import { eventReports } from '@quad/api-client/contract';
import { EVENT_REPORT_RULES } from '@quad/domain/event-reports';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { type Server, serve, serveFile, serveWith } from '../../plugins/endpoints.ts';
import { serveForm } from '../../plugins/forms.ts';
import { photoReporter } from '../profile/images.service.ts';
import { readReport, writeReport } from './eventReports.service.ts';
import { addReportPhoto, readReportPhoto, removeReportPhoto } from './reportPhotos.service.ts';

/** As the contract states. */
const WRITES = { name: 'event-report.write', attempts: 60, windowMs: 24 * 60 * 60_000 };
/** Limited, because each upload is re-encoded and stored. */
const UPLOADS = { name: 'event-report.photo', attempts: 60, windowMs: 10 * 60_000 };

/** Routes for reports of events (access X1, X2). */
export function eventReportRoutes(server: Server): void {
  serveWith(server, eventReports.read, readReport);
  serveWith(server, eventReports.write, writeReport, {
    limit: WRITES,
  });
  serveForm(
    server,
    eventReports.addPhoto,
    ({ context, actor, claim, params, body, request }) =>
      addReportPhoto(context, {
        ...{ actor, claim, ...params, photo: body.photo, keepsLocation: body.place_and_time === 'yes' },
        report: photoReporter(request),
      }),
    { form: { bytes: PHOTO_LIMITS.bytes, field: 'photo', refusal: EVENT_REPORT_RULES.photo }, limit: UPLOADS },
  );
  serveFile(server, eventReports.photo, ({ context, actor, params, request }) =>
    readReportPhoto(context, { actor, ...params, report: photoReporter(request) }),
  );
  serve(server, eventReports.removePhoto, ({ context, actor, params, request }) =>
    removeReportPhoto(context, { actor, ...params, report: photoReporter(request) }),
  );
}
