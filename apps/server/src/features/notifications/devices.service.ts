import { createHash } from 'node:crypto';
import { isEnabled } from '@quad/domain/feature-flags';
import {
  notificationPath,
  notificationText,
  PUSH_TEXTS,
  type PushDeviceInput,
  type PushMessage,
  type PushTerms,
} from '@quad/domain/notifications';
import { accept, type Result } from '@quad/domain/refusals';
import * as v from 'valibot';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { RetryLater, type Worker } from '../../jobs/attempt.ts';
import { enqueueJobs } from '../../jobs/queues.ts';
import { translationOf } from '../../mail/translation.ts';
import { UNAUTHENTICATED } from '../../plugins/errors.ts';
import { lockActor } from '../../plugins/session.ts';
import { deleteDevice, deleteDeviceOf, dropOldest, findDevice, findDevices, saveDevice } from './devices.repo.ts';
import { findNotification } from './notifications.repo.ts';
import { findMailPreferences } from './preferences.service.ts';
import { vapidKeys } from './vapid.ts';

/** Maximum number of devices per person. */
const MAX_DEVICES = 10;
/** Undelivered messages are dropped after a day. */
const TTL_SECONDS = 24 * 60 * 60;
const SEND_WITHIN_MS = 10_000;
const WAIT_SECONDS = [60, 300, 1500];

function hashOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}

/** What a browser needs to subscribe to push messages (access N4). */
export function readPushTerms({ keys }: Pick<Context, 'keys'>): PushTerms {
  return { public_key: vapidKeys(keys).publicKey };
}

/** Adds a device for push messages, until the person signs out on it (access N4). */
export function addDevice(
  { clock, db, instituteId }: Context,
  { userId }: Actor,
  { endpoint, keys: { p256dh, auth } }: PushDeviceInput,
  sessionHash: string,
): Promise<Result<{ message: string }>> {
  return db.transaction(async (tx) => {
    if (!(await lockActor(tx, { instituteId }, userId))) return { ok: false, refusal: UNAUTHENTICATED };
    await saveDevice(tx, { instituteId, userId, endpointHash: hashOf(endpoint), endpoint, p256dh, auth, sessionHash, createdAt: clock() });
    await dropOldest(tx, { instituteId, userId }, MAX_DEVICES);
    return accept({ message: PUSH_TEXTS.on });
  });
}

/** Removes a device of the requester (access N4). */
export function forgetDevice({ db, instituteId }: Context, { userId }: Actor, endpoint: string): Promise<void> {
  return deleteDeviceOf(db, { instituteId, userId, endpointHash: hashOf(endpoint) });
}

/** Enqueues a message for each device of these people, in the caller's transaction. */
export async function enqueuePushes(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  position: bigint,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const devices = await findDevices(tx, instituteId, userIds);
  const data = devices.map(({ userId, endpointHash }) => ({ instituteId, userId, endpointHash, position: String(position) }));
  await enqueueJobs(tx, { queue: 'push', data, at: clock() });
}

const Left = v.object({ instituteId: v.string(), userId: v.string(), endpointHash: v.string(), position: v.string() });

/** Sends an encrypted message to a browser's push service; rejects with `statusCode` if it is refused. */
export type SendPush = (
  device: { endpoint: string; keys: { p256dh: string; auth: string } },
  payload: string,
  options: { topic: string; vapidDetails: { subject: string; publicKey: string; privateKey: string }; TTL: number; timeout: number },
) => Promise<unknown>;

/** Imported on first use. */
const sendByService: SendPush = async (device, payload, options) => {
  const { default: webPush } = await import('web-push');
  return webPush.sendNotification(device, payload, options);
};

interface PushWorkerOptions {
  readonly contextOf: (instituteId: string) => Context | undefined | Promise<Context | undefined>;
  readonly send?: SendPush;
}

/** Status codes of a push service that no longer knows the address. */
const GONE = new Set([404, 410]);

/**
 * Sends one message to one device, unless it has been seen or push is turned off for the institute. Deletes a device that no longer exists;
 * if the service refuses the message, the job is retried later.
 */
export function pushWorker({ contextOf, send = sendByService }: PushWorkerOptions): Worker {
  return async ({ data, attempt }) => {
    const { instituteId, userId, endpointHash, position } = v.parse(Left, data);
    const context = await contextOf(instituteId);
    if (context && !isEnabled(context.config.institute, 'push')) return 'delete';
    const device = context && (await findDevice(context.db, { instituteId, endpointHash }));
    if (!context || device?.userId !== userId) return 'delete';
    const message = await messageOf(context, userId, position);
    if (!message) return 'delete';
    const { endpoint, p256dh, auth } = device;
    const vapidDetails = { subject: contactOf(context), ...vapidKeys(context.keys) };
    const topic = createHash('sha256').update(message.tag).digest('base64url').slice(0, 32);
    try {
      await send({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        topic,
        vapidDetails,
        TTL: TTL_SECONDS,
        timeout: SEND_WITHIN_MS,
      });
    } catch (error) {
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
      if (status === undefined || !GONE.has(status)) throw new RetryLater(WAIT_SECONDS[attempt - 1] ?? 0, codeOf(status));
      await deleteDevice(context.db, { instituteId, endpointHash });
    }
    return 'delete';
  };
}

/** Contact URL for push services: an https or mailto address. */
function contactOf({ config: { portalUrl, institute } }: Pick<Context, 'config'>): string {
  return portalUrl.startsWith('https:') ? portalUrl : `mailto:postmaster@${institute.domain}`;
}

/** Only the status code of a refusal, because its text contains the address. */
function codeOf(status: number | undefined): Error {
  return Object.assign(new Error('The message was not taken.'), { code: status === undefined ? 'ECONNECTION' : `HTTP${status}` });
}

async function messageOf(context: Context, userId: string, position: string): Promise<PushMessage | undefined> {
  const { config, db, instituteId } = context;
  const notification = await findNotification(db, { instituteId, userId, position });
  if (!notification) return undefined;
  const { kind, actor, title, subjectId, groupKey } = notification;
  const translation = translationOf((await findMailPreferences(context, userId, undefined)).language);
  const actors = actor === null ? [] : [actor];
  const body = notificationText({ kind, count: 1, actors, titles: title === '' ? [] : [title] }, translation);
  return { title: config.institute.portalTitle, body, path: notificationPath({ kind, subject_id: subjectId }), tag: groupKey };
}
