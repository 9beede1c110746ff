import { User } from '@quad/domain/accounts';
import { DailyAllowances } from '@quad/domain/daily-limits';
import { ProfileUpdateInput } from '@quad/domain/profile';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

const rollNumber = v.optional(v.string());
const Photo = v.object({ profilePic: v.string() });

export const profile = {
  allowances: endpoint({
    call: 'GET /api/daily-limits',
    summary: 'Get how often the current user may still do what has a daily limit, counted over the last 24 hours.',
    answers: { 200: DailyAllowances, ...problems(401, 403) },
  }),
  update: endpoint({
    call: 'PUT /profile/updateStudentProfile',
    summary: "Update the current user's profile. An empty field is cleared.",
    body: ProfileUpdateInput,
    answers: {
      200: v.object({ success: v.optional(v.boolean(), true), message: v.optional(v.string(), ''), updatedStudent: User }),
      ...problems(400, 401, 403, 412),
    },
  }),
  updatePhoto: endpoint({
    call: 'POST /profile/photo-update',
    summary: "Replace the current user's photo.",
    encoding: 'multipart',
    body: v.object({ image: v.blob('Choose an image.'), ID_No: rollNumber }),
    answers: { 200: Photo, ...problems(400, 401, 403, 413, 415, 429, 503) },
  }),
  deletePhoto: endpoint({
    call: 'DELETE /profile/photo-delete',
    summary: "Reset the current user's photo to the default one.",
    query: { ID_No: rollNumber },
    answers: { 200: Photo, ...problems(401, 403) },
  }),
};
