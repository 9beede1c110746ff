import { activities, dashboard, orgUnits } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { quickStats } from '../analytics/quickStats.service.ts';
import { recentActivities } from './activities.service.ts';
import { clubData } from './clubData.service.ts';

/** Quick stats, recent activities, and the dashboard of a club (access D1, D2, U3). */
export function dashboardRoutes(server: Server): void {
  serve(server, dashboard.stats, ({ context, actor }) => quickStats(context, actor));
  serve(server, orgUnits.clubData, ({ context, actor, params, query }) => clubData(context, actor, params.username, query.limit));
  serve(server, activities.recent, async ({ context }) => accept(await recentActivities(context)));
}
