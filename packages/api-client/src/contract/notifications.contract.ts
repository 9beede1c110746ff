import {
  ForgetDeviceInput,
  Notification,
  NotificationPreferences,
  PreferencesInput,
  PushDeviceInput,
  PushTerms,
  SeenInput,
  UnseenCount,
} from '@quad/domain/notifications';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

/** For people, not for programs. */
const PAGE = 'text/html';

export const notifications = {
  list: list({
    path: '/api/notifications',
    summary: 'What the requester was told, latest first: what is unseen of a kind is one line.',
    orders: ['latest'],
    maximum: 100,
    answers: { 200: v.array(Notification), ...problems(400, 401, 403) },
  }),
  unseen: endpoint({
    method: 'GET',
    path: '/api/notifications/unseen',
    summary: 'How many lines the requester has not seen yet.',
    answers: { 200: UnseenCount, ...problems(401, 403) },
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/notifications/seen',
    summary: 'Mark lines as seen, or everything up to one. The answer is how many are left.',
    body: SeenInput,
    answers: { 200: UnseenCount, ...problems(400, 401, 403) },
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/notifications/preferences',
    summary: 'By which ways the requester is told of what, with the defaults for what they have not chosen.',
    answers: { 200: NotificationPreferences, ...problems(401, 403) },
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/notifications/preferences',
    summary: 'Choose by which ways to be told: what is named changes, the rest stays.',
    body: PreferencesInput,
    answers: { 200: NotificationPreferences, ...problems(400, 401, 403) },
  }),
  pushTerms: endpoint({
    method: 'GET',
    path: '/api/notifications/push',
    summary: 'What a browser needs to know to be sent messages.',
    answers: { 200: PushTerms, ...problems(401, 403) },
  }),
  addDevice: endpoint({
    method: 'PUT',
    path: '/api/notifications/push',
    summary: 'Send messages to this device too, until one signs out on it; once more changes nothing.',
    body: PushDeviceInput,
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403, 429) },
  }),
  forgetDevice: endpoint({
    method: 'POST',
    path: '/api/notifications/push/removal',
    summary: 'Send no more messages to a device.',
    body: ForgetDeviceInput,
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403) },
  }),
  unsubscribePage: endpoint({
    method: 'GET',
    path: '/api/notifications/unsubscribe/{token}',
    summary: 'The page behind the link of a mail that asks whether to stop such mails. It changes nothing.',
    params: { token: v.string() },
    mediaType: PAGE,
    answers: { 200: v.string(), 404: v.string(), ...problems(429) },
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/notifications/unsubscribe/{token}',
    summary: 'Stop the mails that the link of a mail is about, without signing in and whatever the body says (RFC 8058).',
    params: { token: v.string() },
    mediaType: PAGE,
    bodyLimit: 4 * 1024,
    answers: { 200: v.string(), 404: v.string(), ...problems(429) },
  }),
};
