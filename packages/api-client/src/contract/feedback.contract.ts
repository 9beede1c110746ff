import {
  FEEDBACK_FILTERS,
  Feedback,
  FeedbackRecord,
  FeedbackTargets,
  GiveFeedbackInput,
  ResolveFeedbackInput,
} from '@quad/domain/feedback';
import { SearchText } from '@quad/domain/fields';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const message = v.optional(v.string(), '');

export const feedback = {
  list: list({
    path: '/api/feedback/view-feedback',
    summary: 'List all feedback, newest first, without the authors of anonymous feedback.',
    filters: FEEDBACK_FILTERS,
    orders: ['newest'],
    answers: { 200: v.array(Feedback), ...problems(400, 401, 403) },
  }),
  targets: endpoint({
    call: 'GET /api/feedback/get-targetid',
    summary:
      'List what feedback can be about: people only with a search; events, units and positions also without one. At most 20 of each.',
    query: { search: v.optional(SearchText) },
    answers: { 200: FeedbackTargets, ...problems(400, 401, 403, 429) },
  }),
  byUser: list({
    path: '/api/feedback/{userId}',
    summary: 'List the feedback that the current user has given.',
    params: { userId: Id },
    orders: ['newest'],
    answers: { 200: v.array(FeedbackRecord), ...problems(400, 401, 403) },
  }),
  give: endpoint({
    call: 'POST /api/feedback/add',
    summary: 'Create feedback, optionally anonymous.',
    body: GiveFeedbackInput,
    answers: { 201: v.object({ message, feedback: FeedbackRecord }), ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  resolve: endpoint({
    call: 'PUT /api/feedback/mark-resolved/{feedbackId}',
    summary: 'Mark feedback as resolved, with the actions taken.',
    params: { feedbackId: Id },
    body: ResolveFeedbackInput,
    answers: {
      200: v.object({ success: v.optional(v.boolean(), true), message, feedback: FeedbackRecord }),
      ...problems(400, 401, 403, 404, 409),
    },
  }),
};
