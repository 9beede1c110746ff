import { SearchText } from '@quad/domain/fields';
import { AnswersInput } from '@quad/domain/forms';
import { Id } from '@quad/domain/identity';
import {
  AddRegistrationInput,
  REGISTRATION_ORDERS,
  Registration,
  RegistrationEntry,
  RegistrationMailInput,
  RemoveRegistrationInput,
} from '@quad/domain/registrations';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const OF_EVENT = { eventId: Id };

export const registrations = {
  mine: endpoint({
    call: 'GET /api/events/{eventId}/registration',
    summary: "Get the current user's registration for an event, and the numbers of taken places and of people waiting.",
    params: OF_EVENT,
    answers: { 200: Registration, ...problems(400, 401, 403, 404) },
  }),
  register: endpoint({
    call: 'POST /api/events/{eventId}/registration',
    summary: 'Register for an event, or join its waiting list if it is full, with answers to its questions. Repeating it changes nothing.',
    params: OF_EVENT,
    body: AnswersInput,
    answers: { 201: Registration, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  cancel: endpoint({
    call: 'DELETE /api/events/{eventId}/registration',
    summary: "Cancel the current user's registration, or leave the waiting list. A free place goes to the first who waits.",
    params: OF_EVENT,
    answers: { 200: Registration, ...problems(400, 401, 403, 404, 409) },
  }),
  list: list({
    path: '/api/events/{eventId}/registrations',
    summary: 'List who is registered and who waits, for those who manage the event.',
    params: OF_EVENT,
    filters: { search: v.optional(SearchText), state: v.optional(v.picklist(['registered', 'waiting'])) },
    orders: REGISTRATION_ORDERS,
    answers: { 200: v.array(RegistrationEntry), ...problems(400, 401, 403, 404) },
  }),
  add: endpoint({
    call: 'POST /api/events/{eventId}/registrations',
    summary: 'Add a student by hand, also outside the registration period.',
    params: OF_EVENT,
    body: AddRegistrationInput,
    answers: { 201: RegistrationEntry, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  remove: endpoint({
    call: 'POST /api/events/{eventId}/registrations/{userId}/removal',
    summary: 'Remove a student from the list, and notify them of the reason.',
    params: { ...OF_EVENT, userId: Id },
    body: RemoveRegistrationInput,
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403, 404, 409, 422) },
  }),
  mail: endpoint({
    call: 'POST /api/events/{eventId}/registrations/mail',
    summary: 'Send a mail to everybody who is registered.',
    params: OF_EVENT,
    body: RegistrationMailInput,
    answers: { 200: v.object({ message: v.string(), recipients: v.number() }), ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
};
