import { type PushDevices, usePushDevices } from '@quad/api-client/hooks';
import { PUSH_TEXTS } from '@quad/domain/notifications';
import { ErrorState, Stack, Switch, Text, useTranslate } from '@quad/ui';
import { useEffect, useState } from 'react';

const WORKER = '/push.js';

/** State of push messages on this device: not supported, blocked by the person, off, or on. */
type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Reasons against push messages that are known synchronously. */
function findHindrance(): 'unsupported' | 'blocked' | undefined {
  if (!navigator.serviceWorker || typeof PushManager === 'undefined' || typeof Notification === 'undefined') return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : undefined;
}

async function readPushState(): Promise<PushState> {
  const hindrance = findHindrance();
  if (hindrance) return hindrance;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Requests the permission, only when the person turns the switch on. */
async function turnOn({ readKey, add }: PushDevices): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: await readKey() };
  const subscription = await registration.pushManager.subscribe(options);
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  try {
    await add({ endpoint, keys: { p256dh, auth } });
  } catch (refused) {
    await subscription.unsubscribe();
    throw refused;
  }
  return 'on';
}

async function turnOff({ forget }: PushDevices): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await forget(subscription.endpoint);
    await subscription.unsubscribe();
  }
  await registration?.unregister();
  return 'off';
}

/**
 * Turns push messages on this device on and off. Until somebody turns them on, no permission is requested and no service worker is
 * registered.
 */
export function PushSwitch() {
  const t = useTranslate();
  const devices = usePushDevices();
  const [state, setState] = useState<PushState | undefined>(findHindrance);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void readPushState().then(setState), []);
  const change = async (wanted: boolean) => {
    setBusy(true);
    setFailed(false);
    try {
      setState(await (wanted ? turnOn : turnOff)(devices));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  if (state === 'unsupported' || state === 'blocked') return <Text tone="muted">{t(PUSH_TEXTS[state])}</Text>;
  return (
    <Stack gap="s">
      <Switch
        label={t(PUSH_TEXTS.label)}
        hint={t(PUSH_TEXTS.hint)}
        checked={state === 'on'}
        disabled={isBusy}
        onCheckedChange={(checked) => void change(checked)}
      />
      {hasFailed && <ErrorState description={t(PUSH_TEXTS.failed)} />}
    </Stack>
  );
}
