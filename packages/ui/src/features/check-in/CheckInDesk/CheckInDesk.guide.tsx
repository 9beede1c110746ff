import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const START = { role: 'button', name: 'Start the camera' } as const;
const SEARCH = { role: 'searchbox', name: 'Or search for a name' } as const;
const SOUND = { role: 'switch', name: 'Sound' } as const;

export const guide = {
  status: 'new',
  since: '0.1',
  useWhen: ['Those who manage an event check people in at the door: by their codes, or by name.'],
  useInstead: [
    { when: 'It is looked up who registered', component: 'ParticipantList' },
    { when: 'A student shows a code', component: 'CheckInCode' },
  ],
  anatomy: [
    { part: 'Camera', is: 'started by a press, for it asks for leave; reads one code after the other.' },
    { part: 'Verdict', is: 'what became of the last scan: see CheckInVerdict.' },
    { part: 'Count', is: 'how many are in, of how many.' },
    { part: 'Waiting', is: 'how many scans this device keeps because there is no connection.' },
    { part: 'Search', is: 'for who has no code with them; with a connection only, for no names are kept on the device.' },
    { part: 'Signals', is: 'sound and vibration, each on or off: a green, a yellow and a red scan are told apart without looking.' },
  ],
  dos: [
    {
      do: <Text>3 scans wait to be sent</Text>,
      dont: <Text>Offline</Text>,
      why: 'Nothing is lost, and how much is outstanding tells when the phone may be put away.',
    },
    {
      do: <Button variant="primary">Start the camera</Button>,
      dont: <Button variant="primary">Allow</Button>,
      why: 'The browser asks for leave in its own words; before that it is said what for.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the camera.', outcome: { focus: START } },
    { keys: '{Tab}', does: 'Moves on to the search.', outcome: { focus: SEARCH } },
    { keys: '[Space]', on: SOUND, does: 'Switches the sound.', outcome: { calls: 'onSignals' } },
  ],
  screenReader: [
    { part: 'Camera', ...START },
    { part: 'Search', ...SEARCH },
    { part: 'Sound', ...SOUND, state: { checked: true } },
    { part: 'Vibration', role: 'switch', name: 'Vibration', state: { checked: false } },
    { part: 'While it is on its way', role: 'status', text: 'Loading the check-in...', story: 'Loading' },
  ],
  adapts: {
    narrow: {
      says: 'Camera, verdict, count and search stand under each other; where there is room, camera and verdict on the left.',
      story: 'Default',
    },
    long: { says: 'Names break anywhere; nothing is cut off.', story: 'FoundByName' },
    many: { says: 'A search finds a few people, however many registered; whoever is missing types on.', story: 'FoundByName' },
    rightToLeft: { says: 'Camera and verdict stand on the right.', story: 'Default' },
  },
  related: ['CheckInVerdict', 'CheckInCode', 'ParticipantList'],
  matrix: 'Verdicts',
} satisfies ComponentGuide;
