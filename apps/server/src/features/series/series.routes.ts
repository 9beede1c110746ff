import { series } from '@quad/api-client/contract';
import { NameCursor } from '../../db/pages.ts';
import { type Server, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import {
  cancelSeries,
  createSeries,
  editSeries,
  listAttendance,
  previewSeries,
  readSeriesOf,
  registerForSeries,
} from './series.service.ts';

const HOUR_MS = 60 * 60_000;
/** Limited, because each reads the bookings of up to sixty days. */
const PREVIEWS = { name: 'series.preview', attempts: 60, windowMs: 60_000 };
/** Limited, because each creates up to sixty events. */
const SERIES = { name: 'series.create', attempts: 20, windowMs: HOUR_MS };
/** Limited, because each may notify everybody registered. */
const CHANGES = { name: 'series.change', attempts: 60, windowMs: HOUR_MS };
/** Limited, because each may request up to sixty places. */
const REGISTRATIONS = { name: 'series.register', attempts: 30, windowMs: HOUR_MS };

/** Routes to preview, create, change and register for series of events (access J1 to J5). */
export function seriesRoutes(server: Server): void {
  serveWith(server, series.preview, previewSeries, { limit: PREVIEWS });

  serveWith(server, series.create, createSeries, {
    limit: SERIES,
  });

  serveWith(server, series.ofEvent, readSeriesOf);

  serveWith(server, series.edit, editSeries, {
    limit: CHANGES,
  });

  serveWith(server, series.cancel, cancelSeries, {
    limit: CHANGES,
  });

  serveWith(server, series.register, registerForSeries, { limit: REGISTRATIONS });

  serveList(server, series.attendance, ({ context, actor, params, page }) => listAttendance(context, { actor, ...params }, page), {
    cursor: NameCursor,
  });
}
