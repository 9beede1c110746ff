import { aUserSkill } from '@quad/domain/fixtures';
import type { UserSkill } from '@quad/domain/skills';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { userSkillItem } from '../endorsementItem.ts';
import { EndorsementQueue, type EndorsementQueueProps } from './EndorsementQueue.tsx';

const ENDORSE = { role: 'button', name: 'Endorse' } as const;
const DISMISS = { role: 'button', name: 'Dismiss' } as const;

const QUEUE: EndorsementQueueProps<UserSkill> = {
  label: 'User skills',
  what: 'user skills',
  items: undefined,
  read: userSkillItem,
  failedText: 'Failed to endorse skill. Please try again.',
  loadFailedText: 'Failed to load user skills. Please try again.',
  onEndorse: async () => {},
};

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A list of things waits for endorsement, and is worked through without a pause between them.'],
  useInstead: [
    { when: 'Three kinds wait for the same person', component: 'EndorsementPanel' },
    { when: 'One thing waits', component: 'EndorsementCard' },
    { when: 'Records are listed and nothing is decided', component: 'RecordList' },
  ],
  anatomy: [
    { part: 'Card', is: 'one thing that waits; it stays, busy, until the answer is there.' },
    { part: 'Refusal', is: 'at its card, which is back to be tried again.' },
    { part: 'Banner', is: 'names what could not be endorsed and is gone, because somebody else was first; stays until it is dismissed.' },
    { part: 'Nothing left', is: 'says that all were reviewed.' },
  ],
  dos: [
    {
      do: <EndorsementQueue {...QUEUE} />,
      dont: <EndorsementQueue {...QUEUE} items={[]} />,
      why: 'Leave `items` undefined while they are on their way: an empty list says that all is done.',
    },
    {
      do: <EndorsementQueue {...QUEUE} items={[aUserSkill()]} />,
      dont: <EndorsementQueue {...QUEUE} items={[aUserSkill()]} read={(skill) => ({ ...userSkillItem(skill), facts: skill._id })} />,
      why: 'Whoever endorses has to know whose it is and where it comes from, not how the machine calls it.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first button.', outcome: { focus: ENDORSE }, story: 'ByKeyboard' },
    {
      keys: '{Enter}',
      does: 'Endorses, and moves to the next one’s button at once; after the last, to the list’s place.',
      outcome: [{ calls: 'onEndorse' }, { focus: ENDORSE }],
      story: 'ByKeyboard',
    },
    {
      keys: '{Enter}',
      on: DISMISS,
      does: 'Takes the banner away.',
      outcome: { hides: DISMISS },
      story: 'EndorsedMeanwhile',
    },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'User skills' },
    { part: 'Endorse', ...ENDORSE, description: 'Embedded C' },
    { part: 'Refusal', role: 'alert', text: 'Failed to endorse skill. Please try again.', story: 'Refused' },
    { part: 'Banner', role: 'status', text: 'This was already endorsed.', story: 'EndorsedMeanwhile' },
  ],
  adapts: {
    narrow: { says: 'Each button goes under the words of its card.', story: 'Default' },
    long: { says: 'Titles and facts break in their card.', story: 'Default' },
    many: { says: 'Beyond a hundred only what is visible is rendered, and the focus goes on all the same.', story: 'Many' },
    rightToLeft: { says: 'Words stand on the right, buttons on the left.', story: 'Default' },
  },
  related: ['EndorsementCard', 'EndorsementPanel', 'RecordList', 'Banner'],
  matrix: 'Empty',
} satisfies ComponentGuide;
