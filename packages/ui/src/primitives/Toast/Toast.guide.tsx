import type { ComponentGuide } from '../../testing/guide.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { showToast } from './toastStore.ts';

const INFO = { role: 'button', name: 'info' } as const;
const DISMISS = { role: 'button', name: 'Dismiss' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'An action has succeeded or failed, and the page itself does not show it: call `showToast` with a sentence.',
    'No response is needed: people who miss it miss nothing.',
  ],
  useInstead: [
    { when: 'It is a lasting state, or people can act on it', component: 'Banner' },
    { when: 'Content could not be loaded', component: 'ErrorState' },
    { when: 'It is about a typed value', component: 'Field' },
    { when: 'It needs an answer', component: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'Region', is: 'at the top right, above everything; UiProvider includes it.' },
    { part: 'Icon', is: 'one of three, by tone; decorative.' },
    { part: 'Message', is: 'a sentence. It is announced at the next pause, a critical one immediately.' },
    {
      part: 'Dismiss',
      is: 'dismisses the toast. It disappears after five seconds, and waits while it is hovered or focused; with data-messages="kept" on the root element it stays.',
    },
  ],
  dos: [
    {
      do: (
        <Button onClick={() => showToast({ tone: 'positive', description: 'Room requested. The president decides about it.' })}>
          Show
        </Button>
      ),
      dont: <Button onClick={() => showToast({ tone: 'positive', description: 'Success!' })}>Show</Button>,
      why: 'The sentence names the action: people read a toast when their eyes have already moved on.',
    },
    {
      do: <Banner tone="caution">Your session ends in two minutes.</Banner>,
      dont: (
        <Button onClick={() => showToast({ description: 'Your session ends in two minutes. Save what you have written.' })}>Show</Button>
      ),
      why: 'A message that needs an action must not disappear.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button that shows a message.', outcome: { focus: INFO } },
    {
      keys: '{Enter}',
      does: 'Shows a message; the focus stays.',
      outcome: [{ shows: { role: 'status', text: 'A message: info' } }, { focus: INFO }],
    },
    { keys: '[F8]', does: 'Moves to the region from anywhere.', outcome: { focus: { role: 'list' } } },
    { keys: '{Enter}', on: DISMISS, does: 'Dismisses the message.', outcome: { hides: DISMISS } },
  ],
  screenReader: [
    { part: 'Message', role: 'status', text: 'A message: positive', story: 'Shown' },
    { part: 'Region', role: 'region', name: 'Notifications (F8)', story: 'Shown' },
    { part: 'Dismiss', ...DISMISS, story: 'Shown' },
    { part: 'Message that is read out at once', role: 'alert', text: 'Event created successfully!', story: 'Urgent' },
  ],
  adapts: {
    narrow: { says: 'It is 24 rem wide, on a phone as wide as the window.', story: 'Shown' },
    long: { says: 'A long message wraps beside its icon; use one sentence.', story: 'Shown' },
    many: { says: 'Toasts are below each other, in chronological order.', story: 'Tones' },
    rightToLeft: { says: 'The region is at the top left.', story: 'Shown' },
  },
  related: ['Banner', 'ErrorState', 'UiProvider'],
  matrix: 'Tones',
} satisfies ComponentGuide;
