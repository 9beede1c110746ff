import { Button } from '../../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const FOLLOW = { role: 'button', name: 'Follow Robotics Club' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A unit is shown, and somebody may want its events in their calendar.'],
  useInstead: [
    { when: 'Its events go to a calendar elsewhere', component: 'FeedPanel' },
    { when: 'Something is switched on and off in a form', component: 'Switch' },
  ],
  anatomy: [
    { part: 'Button', is: 'Follow or Unfollow; the name of the unit is read with it.' },
    { part: 'Refusal', is: 'why it did not work, read out at once.' },
  ],
  dos: [
    {
      do: <Button size="small">Follow</Button>,
      dont: <Button size="small">Join</Button>,
      why: 'Following makes nobody a member, and the word must not promise it.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: FOLLOW } },
    { keys: '{Enter}', does: 'Follows, or follows no more.', outcome: { calls: 'onChange' } },
  ],
  screenReader: [
    { part: 'Button', ...FOLLOW },
    { part: 'Who follows already', role: 'button', name: 'Unfollow Robotics Club', story: 'Following' },
    { part: 'Refusal', role: 'alert', text: 'Failed to change what you follow.', story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'It is one word.', story: 'Default' },
    long: { says: 'The name of the unit is not in sight, and may be as long as it is.', story: 'LongName' },
    many: { says: 'Among many it is told apart by its name.', story: 'States' },
    rightToLeft: { says: 'It begins on the right.', story: 'Following' },
  },
  related: ['UnitTree', 'FeedPanel', 'EventCalendar'],
  matrix: 'States',
} satisfies ComponentGuide;
