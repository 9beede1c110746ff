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
    summary: 'Where the requester stands with an event, how many places are taken, and how many people wait.',
    params: OF_EVENT,
    answers: { 200: Registration, ...problems(400, 401, 403, 404) },
  }),
  register: endpoint({
    call: 'POST /api/events/{eventId}/registration',
    summary:
      'Register for an event, or join its waiting list where it is full; once more changes nothing. Answers go to the questions of the event.',
    params: OF_EVENT,
    body: AnswersInput,
    answers: { 201: Registration, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  cancel: endpoint({
    call: 'DELETE /api/events/{eventId}/registration',
    summary: 'Give the place up, or leave the waiting list: the first who waits gets the place.',
    params: OF_EVENT,
    answers: { 200: Registration, ...problems(400, 401, 403, 404, 409) },
  }),
  list: list({
    path: '/api/events/{eventId}/registrations',
    summary: 'Who registered and who waits, for those who manage the event.',
    params: OF_EVENT,
    filters: { search: v.optional(SearchText), state: v.optional(v.picklist(['registered', 'waiting'])) },
    orders: REGISTRATION_ORDERS,
    answers: { 200: v.array(RegistrationEntry), ...problems(400, 401, 403, 404) },
  }),
  add: endpoint({
    call: 'POST /api/events/{eventId}/registrations',
    summary: 'Add a student by hand, inside and outside the window.',
    params: OF_EVENT,
    body: AddRegistrationInput,
    answers: { 201: RegistrationEntry, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  remove: endpoint({
    call: 'POST /api/events/{eventId}/registrations/{userId}/removal',
    summary: 'Take a student off the list, with a reason that they are told.',
    params: { ...OF_EVENT, userId: Id },
    body: RemoveRegistrationInput,
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403, 404, 409, 422) },
  }),
  mail: endpoint({
    call: 'POST /api/events/{eventId}/registrations/mail',
    summary: 'Write to everybody who is registered.',
    params: OF_EVENT,
    body: RegistrationMailInput,
    answers: { 200: v.object({ message: v.string(), recipients: v.number() }), ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
};
