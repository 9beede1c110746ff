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
    'What a person just did has worked, or has not, and the page alone does not show it: call `showToast` with a sentence.',
    'Nothing has to be done about it: whoever misses it misses nothing.',
  ],
  useInstead: [
    { when: 'It stays so, or something can be done about it', component: 'Banner' },
    { when: 'Content could not be had', component: 'ErrorState' },
    { when: 'It is about what was typed', component: 'Field' },
    { when: 'It has to be answered', component: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'Region', is: 'at the top right, over everything; UiProvider has it already.' },
    { part: 'Icon', is: 'one of three, by tone; for the eye only.' },
    { part: 'Message', is: 'a sentence. It is read out when there is a pause, a critical one at once.' },
    {
      part: 'Dismiss',
      is: 'takes it away. It goes by itself after five seconds, and waits while it is hovered or has the focus; where the root of the page has data-messages="kept" it stays.',
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
      why: 'The sentence says what was done: a toast is read after the eye has moved on.',
    },
    {
      do: <Banner tone="caution">Your session ends in two minutes.</Banner>,
      dont: (
        <Button onClick={() => showToast({ description: 'Your session ends in two minutes. Save what you have written.' })}>Show</Button>
      ),
      why: 'What one has to act on must not go by itself.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to whatever shows a message.', outcome: { focus: INFO } },
    {
      keys: '{Enter}',
      does: 'Shows one; the focus stays where it is.',
      outcome: [{ shows: { role: 'status', text: 'A message: info' } }, { focus: INFO }],
    },
    { keys: '[F8]', does: 'Moves to the region, wherever the focus is.', outcome: { focus: { role: 'list' } } },
    { keys: '{Enter}', on: DISMISS, does: 'Takes the message away.', outcome: { hides: DISMISS } },
  ],
  screenReader: [
    { part: 'Message', role: 'status', text: 'A message: positive', story: 'Shown' },
    { part: 'Region', role: 'region', name: 'Notifications (F8)', story: 'Shown' },
    { part: 'Dismiss', ...DISMISS, story: 'Shown' },
    { part: 'Message that is read out at once', role: 'alert', text: 'Event created successfully!', story: 'Urgent' },
  ],
  adapts: {
    narrow: { says: 'It is 24 rem wide, on a phone as wide as the window.', story: 'Shown' },
    long: { says: 'A long message breaks beside its icon; keep it to a sentence.', story: 'Shown' },
    many: { says: 'They stand one under another, in the order in which they came.', story: 'Tones' },
    rightToLeft: { says: 'The region is at the top left.', story: 'Shown' },
  },
  related: ['Banner', 'ErrorState', 'UiProvider'],
  matrix: 'Tones',
} satisfies ComponentGuide;
