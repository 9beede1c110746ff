import { notifications } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { act, is, isNot, plays, presses, says, sees, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { PushSwitch } from './PushSwitch.tsx';

const ADDRESS = 'https://fcm.googleapis.com/fcm/send/abc';

/** Mocks a browser that supports push messages, as far as the switch uses it. `restore` removes the mock. */
function aBrowser({ permission, answer = 'granted' }: { permission: NotificationPermission; answer?: NotificationPermission }) {
  let subscription: object | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = {
        endpoint: ADDRESS,
        toJSON: () => ({ endpoint: ADDRESS, keys: { p256dh: 'p'.repeat(40), auth: 'a'.repeat(22) } }),
        unsubscribe: async () => {
          subscription = null;
        },
      };
      return subscription;
    },
  };
  const registration = { pushManager, unregister: async () => true };
  const serviceWorker = { getRegistration: async () => registration, register: fn(async () => registration), ready: Promise.resolve() };
  const notification = { permission, requestPermission: fn(async () => answer) };
  const before = Object.getOwnPropertyDescriptor(window, 'Notification');
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(window, 'Notification', { configurable: true, writable: true, value: notification });
  const restore = () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    if (before) Object.defineProperty(window, 'Notification', before);
  };
  return { restore };
}

const meta = {
  title: 'Pages/Settings/PushSwitch',
  component: PushSwitch,
  parameters: { ...PAGE },
  render: () => <Portal path="/settings" />,
  beforeEach: ({ parameters: { browser } }) => aBrowser(browser).restore,
} satisfies Meta<typeof PushSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Permission is not requested before somebody turns the switch on. */
export const Default: Story = plays(
  { parameters: { browser: { permission: 'default' } }, beforeEach: backend(() => scenarios.student()) },
  isNot('checked', 'switch', 'Messages on this device'),
  () => expect(Notification.requestPermission).not.toHaveBeenCalled(),
  presses('Messages on this device', 'switch'),
  is('enabled', 'switch', { name: 'Messages on this device', checked: true }),
  () => expect(navigator.serviceWorker.register).toHaveBeenCalledWith('/push.js'),
  presses('Messages on this device', 'switch'),
  is('enabled', 'switch', { name: 'Messages on this device', checked: false }),
);

/** Somebody who declines is not asked again. */
export const SaysNo: Story = act(
  { parameters: { browser: { permission: 'default', answer: 'default' } }, beforeEach: backend(() => scenarios.student()) },
  presses('Messages on this device', 'switch'),
  is('enabled', 'switch', { name: 'Messages on this device', checked: false }),
);

export const Blocked: Story = plays(
  { parameters: { browser: { permission: 'denied' } }, beforeEach: backend(() => scenarios.student()) },
  sees('This browser blocks messages of the portal. Allow them in its settings first.'),
);

/** If the server does not store the subscription, the switch stays off. */
export const Refused: Story = {
  parameters: { browser: { permission: 'default' } },
  beforeEach: backend(() => [mock(notifications.addDevice).offline(), ...scenarios.student()]),
  play: sequence(
    presses('Messages on this device', 'switch'),
    says('Messages could not be turned on. Please try again.'),
    isNot('checked', 'switch', 'Messages on this device'),
  ),
};
