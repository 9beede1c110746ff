import { calendar, series } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { networkOf } from '../../plugins/address.ts';
import { type Server, serve, serveFile, servePublicFile } from '../../plugins/endpoints.ts';
import { contextOf } from '../../plugins/institute.ts';
import { serveList } from '../../plugins/lists.ts';
import type { Limit } from '../../plugins/rateLimit.ts';
import { CalendarCursor, listCalendar, listOwnCalendar } from '../events/calendarEvents.service.ts';
import { findFeedId, listFeeds, makeFeed, readEventFile, readFeed, readSeriesFile, stopFeed } from './calendarFeeds.service.ts';
import { cachePagesLater } from './pageCache.ts';

const HOUR_MS = 60 * 60_000;
const ADDRESSES: Limit = { name: 'calendar.addresses', attempts: 20, windowMs: HOUR_MS };
/** Calendar programs poll a few times an hour. One that polls without pause is refused. */
const READS_OF_ONE: Limit = { name: 'calendar.feed', attempts: 120, windowMs: HOUR_MS };

/** Calendars: their files and feed URLs for other programs (access C1 to C3). */
export function calendarRoutes(server: Server): void {
  const cachePagesFor = cachePagesLater(server.app);

  serveList(server, calendar.events, ({ context, actor, query, page }) => listCalendar(context, actor, query, page), {
    cursor: CalendarCursor,
    shows: { tables: ['events', 'org_units'], dependsOnTime: true },
  });

  serveList(server, calendar.mine, ({ context, actor, query, page }) => listOwnCalendar(context, actor, query, page), {
    cursor: CalendarCursor,
  });

  serve(server, calendar.feeds, async ({ context, actor }) => accept(await listFeeds(context, actor)));

  serve(server, calendar.makeFeed, ({ context, actor, body }) => makeFeed(context, actor, body), { limit: ADDRESSES });

  serve(server, calendar.stopFeed, ({ context, actor, params }) => stopFeed(context, actor, params.feedId));

  serveFile(server, series.file, ({ context, params }) => readSeriesFile(context, params.seriesId));

  serveFile(server, calendar.event, ({ context, params }) => readEventFile(context, params.eventId));

  servePublicFile(
    server,
    calendar.feed,
    ({ context, params, request }) => readFeed(context, params.token, cachePagesFor(contextOf(request))),
    {
      limit: READS_OF_ONE,
      // Per feed and network: one network has many phones, and a feed may be read from several places. Unknown feeds count against the
      // network alone.
      limitedBy: async (request) => {
        const feedId = await findFeedId(contextOf(request), (request.params as { token: string }).token);
        return feedId && `${feedId} ${networkOf(request.ip)}`;
      },
    },
  );
}
