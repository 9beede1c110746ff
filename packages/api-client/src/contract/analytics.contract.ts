import { ClubAnalytics, GensecAnalytics, PresidentAnalytics, StudentAnalytics } from '@quad/domain/analytics';
import { orNone } from '@quad/domain/fields';
import { endpoint, problems } from './endpoint.ts';

export const analytics = {
  president: endpoint({
    call: 'GET /api/analytics/president',
    summary: 'Get the analytics of the whole institute.',
    answers: { 200: orNone(PresidentAnalytics, 'summary'), ...problems(401, 403) },
  }),
  gensec: endpoint({
    call: 'GET /api/analytics/gensec',
    summary: "Get the analytics of a general secretary's category.",
    answers: { 200: orNone(GensecAnalytics, 'atAGlance'), ...problems(401, 403) },
  }),
  clubCoordinator: endpoint({
    call: 'GET /api/analytics/club-coordinator',
    summary: "Get the analytics of a coordinator's club.",
    answers: { 200: orNone(ClubAnalytics, 'atAGlance'), ...problems(401, 403) },
  }),
  student: endpoint({
    call: 'GET /api/analytics/student',
    summary: 'Get the analytics of the current student.',
    answers: { 200: orNone(StudentAnalytics, 'analytics'), ...problems(401, 403) },
  }),
};
