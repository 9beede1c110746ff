import type { Notification, PushDeviceInput, SeenInput, UnseenCount } from '@quad/domain/notifications';
import { notifications } from '../contract/notifications.contract.ts';
import { useClient } from './clientContext.ts';
import { isNotificationKey, keys } from './keys.ts';
import { useMutation } from './useMutation.ts';
import { usePages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/** Page size: about what a popover or a phone shows. */
const PAGE_SIZE = 20;
/** Polling interval of the count without a change stream. */
const EVERY_MS = 60_000;

/** The notifications of the signed-in person, latest first, paginated. */
export const useNotifications = () => usePages(keys.notifications, [notifications.list, { query: { limit: PAGE_SIZE } }]);

/** The number of notifications that the signed-in person has not seen yet. */
export const useUnseenNotifications = () => useRead(keys.unseenNotifications, [notifications.unseen], { refreshInterval: EVERY_MS });

function isOlder({ _id }: Notification, than: string): boolean {
  return BigInt(_id) <= BigInt(than);
}

/** Marks notifications as seen, or all up to one, in the cache once the server has responded. */
export function seeing(input: SeenInput): Effects<UnseenCount> {
  const { ids, through } = input;
  const isSelected = (line: Notification) => (through === undefined ? ids?.includes(line._id) : isOlder(line, through));
  const see = (lines: readonly Notification[]) =>
    lines.some((line) => !line.seen && isSelected(line)) ? lines.map((line) => (isSelected(line) ? { ...line, seen: true } : line)) : lines;
  return {
    patch: (answer) => ({
      keys: isNotificationKey,
      change: (data: readonly Notification[] | UnseenCount) => (Array.isArray(data) ? see(data) : answer),
    }),
    refreshAfter: () => [isNotificationKey],
  };
}

/** Marks notifications as seen, or all up to one. */
export const useSeeNotifications = () => useMutation(notifications.see, seeing);

/** The notification channels that the signed-in person has chosen for each kind of event. */
export const useNotificationPreferences = () => useRead(keys.notificationPreferences, [notifications.preferences]);

/** Changes the given part of the person's preferences. Returns all of them. */
export const useChooseNotifications = () =>
  useMutation(notifications.choose, {
    patch: (answer) => ({ keys: keys.notificationPreferences, change: () => answer }),
  });

/** Functions that turn push messages on a device on and off: they fetch the server's key, and add and remove the device. */
export interface PushDevices {
  readonly readKey: () => Promise<string>;
  readonly add: (device: PushDeviceInput) => Promise<unknown>;
  readonly forget: (endpoint: string) => Promise<unknown>;
}

/** Adds and removes devices of the signed-in person. */
export function usePushDevices(): PushDevices {
  const client = useClient();
  const write = useWrite();
  return {
    readKey: async () => (await client.call(notifications.pushTerms)).public_key,
    add: (body) => write([notifications.addDevice, { body }]),
    forget: (endpoint) => write([notifications.forgetDevice, { body: { endpoint } }]),
  };
}
