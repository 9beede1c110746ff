import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const STAY = { role: 'button', name: 'Stay' } as const;
const LEAVE = { role: 'button', name: 'Leave' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody is about to leave the profile while something that was changed in it is not saved.'],
  useInstead: [
    { when: 'Another question has to be answered before something is lost', component: 'AlertDialog' },
    { when: 'A form can keep a draft, so that nothing is lost', component: 'EventFormDialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'the question: Leave without saving?' },
    { part: 'Description', is: 'what is lost.' },
    { part: 'Stay', is: 'the safe answer, which has the focus at first.' },
    { part: 'Leave', is: 'goes on to where the person wanted to go.' },
  ],
  dos: [
    {
      do: (
        <Inline>
          <Button>Stay</Button>
          <Button variant="critical">Leave</Button>
        </Inline>
      ),
      dont: (
        <Inline>
          <Button>No</Button>
          <Button variant="primary">Yes</Button>
        </Inline>
      ),
      why: 'The buttons say what happens, even to those who have not read the question.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: STAY, does: 'Moves from Stay, which has the focus at first, to Leave.', outcome: { focus: LEAVE } },
    { keys: '{Tab}', does: 'Comes back to Stay: the focus does not leave the dialog.', outcome: { focus: STAY } },
    { keys: '{Enter}', does: 'Stays; nothing is lost.', outcome: [{ calls: 'onStay' }, { doesNotCall: 'onLeave' }] },
    { keys: '{Escape}', does: 'Stays, too.', outcome: [{ calls: 'onStay' }, { doesNotCall: 'onLeave' }] },
    { keys: '{Enter}', on: LEAVE, does: 'Leaves; what was changed is lost.', outcome: { calls: 'onLeave' } },
  ],
  screenReader: [
    {
      part: 'Question',
      role: 'alertdialog',
      name: 'Leave without saving?',
      description: 'What you changed in your profile is not saved yet, and is lost if you leave.',
    },
    { part: 'Stay', ...STAY },
    { part: 'Leave', ...LEAVE },
  ],
  adapts: {
    narrow: { says: 'It is as wide as the window leaves it.', story: 'Default' },
    long: { says: 'Its words are given; in a longer language they break.', story: 'Default' },
    many: { says: 'It asks once for each attempt to leave, and stands over everything else.', story: 'Stayed' },
    rightToLeft: { says: 'Words begin on the right; Leave comes last, on the left.', story: 'Default' },
  },
  related: ['AlertDialog', 'ProfileForm'],
  matrix: 'Default',
} satisfies ComponentGuide;
