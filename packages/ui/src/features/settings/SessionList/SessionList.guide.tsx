import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const END = { role: 'button', name: 'End session: Chrome on Android' } as const;
const NEXT = { role: 'button', name: 'End session: Unknown device' } as const;
const RETRY = { role: 'button', name: 'Retry' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody looks where they are signed in, and signs out on a device that is not at hand.'],
  useInstead: [
    { when: 'Records of another kind are listed', component: 'RecordList' },
    { when: 'How the portal looks is chosen', component: 'SettingsDialog' },
  ],
  anatomy: [
    { part: 'Device', is: 'browser and system as far as they are known.' },
    { part: 'Last used', is: 'day and time; the latest comes first.' },
    { part: 'This device', is: 'a badge in place of the button: one signs out here by the menu of the profile.' },
    { part: 'End session', is: 'signs out there, and is busy until it is done.' },
    { part: 'Failure', is: 'says that a session could not be ended; the list stays.' },
  ],
  dos: [
    {
      do: (
        <Inline>
          <Badge tone="positive">This device</Badge>
        </Inline>
      ),
      dont: (
        <Inline>
          <Button size="small">End session</Button>
        </Inline>
      ),
      why: 'Nobody signs out here by accident while looking for a lost phone.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: END, does: 'Moves to the button of the next device.', outcome: { focus: NEXT } },
    { keys: '{Enter}', does: 'Signs out there.', outcome: { calls: 'onEnd' } },
    { keys: '{Enter}', on: RETRY, does: 'Asks for the sessions again.', outcome: { calls: 'onRetry' }, story: 'Failed' },
  ],
  screenReader: [
    { part: 'Sessions', role: 'list' },
    { part: 'Session', role: 'listitem', text: 'Last used Nov 20, 2026, 3:00 pm' },
    { part: 'End session', ...END },
    { part: 'Failure', role: 'alert', text: 'The session could not be ended. Please try again.', story: 'CannotEnd' },
    { part: 'Nothing could be read', role: 'alert', text: 'Where you are signed in could not be loaded.', story: 'Failed' },
    { part: 'While they are on their way', role: 'status', text: 'Loading sessions...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'The button keeps its place at the end of the line; the words beside it break.', story: 'Default' },
    long: { says: 'Device and time stand above each other, and break.', story: 'Default' },
    many: { says: 'Every session is listed; it grows with them and scrolls with what it stands in.', story: 'Default' },
    rightToLeft: { says: 'Devices begin on the right, buttons end on the left.', story: 'Default' },
  },
  related: ['SettingsDialog', 'Badge', 'ErrorState'],
  matrix: 'Default',
} satisfies ComponentGuide;
