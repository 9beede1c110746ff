import { activities, dashboard } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { recentActivities } from './activities.ts';
import { quickStats } from './stats.ts';

/** Quick stats, and what happened lately (access D1, D2). */
export function dashboardRoutes(server: Server): void {
  const { context } = server;
  serve(server, dashboard.stats, ({ actor }) => quickStats(context, actor));
  serve(server, activities.recent, async () => accept(await recentActivities(context)));
}
