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

/** An HTML page, opened by people rather than by programs. */
const PAGE = 'text/html';

export const notifications = {
  list: list({
    path: '/api/notifications',
    summary: "List the current user's notifications, latest first. Unseen ones of a kind are grouped.",
    orders: ['latest'],
    maximum: 100,
    answers: { 200: v.array(Notification), ...problems(400, 401, 403) },
  }),
  unseen: endpoint({
    call: 'GET /api/notifications/unseen',
    summary: "Count the current user's unseen notifications.",
    answers: { 200: UnseenCount, ...problems(401, 403) },
  }),
  see: endpoint({
    call: 'POST /api/notifications/seen',
    summary: 'Mark notifications as seen, or all up to one. Returns how many are left.',
    body: SeenInput,
    answers: { 200: UnseenCount, ...problems(400, 401, 403) },
  }),
  preferences: endpoint({
    call: 'GET /api/notifications/preferences',
    summary: "Get the current user's channels for each topic, with the defaults where nothing is chosen.",
    answers: { 200: NotificationPreferences, ...problems(401, 403) },
  }),
  choose: endpoint({
    call: 'PUT /api/notifications/preferences',
    summary: 'Update notification preferences. Only the given ones change.',
    body: PreferencesInput,
    answers: { 200: NotificationPreferences, ...problems(400, 401, 403) },
  }),
  pushTerms: endpoint({
    call: 'GET /api/notifications/push',
    summary: 'Get the public key that a browser needs to subscribe to push messages.',
    answers: { 200: PushTerms, ...problems(401, 403) },
  }),
  addDevice: endpoint({
    call: 'PUT /api/notifications/push',
    summary: 'Subscribe this device to push messages until the current user signs out on it. Repeating it changes nothing.',
    body: PushDeviceInput,
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403, 429) },
  }),
  forgetDevice: endpoint({
    call: 'POST /api/notifications/push/removal',
    summary: 'Unsubscribe a device from push messages.',
    body: ForgetDeviceInput,
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403) },
  }),
  unsubscribePage: endpoint({
    call: 'GET /api/notifications/unsubscribe/{token}',
    summary: 'Get the page that an unsubscribe link opens, which asks for confirmation. Changes nothing.',
    params: { token: v.string() },
    mediaType: PAGE,
    answers: { 200: v.string(), 404: v.string(), ...problems(429) },
  }),
  unsubscribe: endpoint({
    call: 'POST /api/notifications/unsubscribe/{token}',
    summary: 'Unsubscribe from the mails that a link is about, without signing in. The body is ignored (RFC 8058).',
    params: { token: v.string() },
    mediaType: PAGE,
    bodyLimit: 4 * 1024,
    answers: { 200: v.string(), 404: v.string(), ...problems(429) },
  }),
};
