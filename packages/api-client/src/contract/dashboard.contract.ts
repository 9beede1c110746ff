import { Activity } from '@quad/domain/activities';
import { DashboardStats } from '@quad/domain/analytics';
import { orNone } from '@quad/domain/fields';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

export const dashboard = {
  stats: endpoint({
    call: 'GET /api/dashboard/stats',
    summary: "Get the quick stats for the current user's role.",
    answers: { 200: orNone(DashboardStats, 'budget'), ...problems(401, 403) },
  }),
};

export const activities = {
  recent: endpoint({
    call: 'GET /api/activities/recent',
    summary: 'List recent activities of the institute, for the president.',
    answers: { 200: v.array(Activity), ...problems(401, 403) },
  }),
};
