import { aUserSkill } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { userSkillItem } from '../endorsementItem.ts';
import { EndorsementCard } from './EndorsementCard.tsx';

const ENDORSE = { role: 'button', name: 'Endorse' } as const;
const BUSY = { role: 'button', name: 'Endorsing...' } as const;

const SKILL = userSkillItem(aUserSkill());

function doNothing() {}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'One thing waits for endorsement, and somebody who may decides about it: a skill of a person, a skill of the catalogue, an achievement.',
  ],
  useInstead: [
    { when: 'Several wait, to be worked through', component: 'EndorsementQueue' },
    { when: 'It is only said whether a skill is endorsed', component: 'EndorsedBadge' },
    { when: 'It is only said whether an achievement is verified', component: 'VerifiedBadge' },
  ],
  anatomy: [
    { part: 'Title', is: 'what waits; it describes button and certificate.' },
    { part: 'Facts', is: 'whose it is, where and when, in one line.' },
    { part: 'Description', is: 'where there is one.' },
    { part: 'Badge', is: 'what it is beside its words, such as the level of a skill.' },
    { part: 'View Certificate', is: 'a link where the address is one of the web.' },
    { part: 'Endorse', is: 'endorses at once; busy with `isSending`.' },
    { part: 'Refusal', is: 'why it could not be endorsed, read out, under the card.' },
  ],
  dos: [
    {
      do: <EndorsementCard item={SKILL} onEndorse={doNothing} refusal="This was already endorsed." />,
      dont: <EndorsementCard item={SKILL} onEndorse={doNothing} refusal="Error 409: Conflict" />,
      why: 'Hand over the sentence of the server as it is. A number tells nobody what to do next.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the certificate, if there is one, and then to the button.', outcome: { focus: ENDORSE } },
    { keys: '{Enter}', does: 'Endorses.', outcome: { calls: 'onEndorse' } },
    {
      keys: '{Enter}',
      on: BUSY,
      does: 'Nothing while it is being endorsed; the button keeps the focus.',
      outcome: [{ doesNotCall: 'onEndorse' }, { focus: BUSY }],
      story: 'Endorsing',
    },
  ],
  screenReader: [
    { part: 'Endorse', ...ENDORSE, description: 'Embedded C' },
    { part: 'Endorse while it works', ...BUSY, state: { busy: true, unavailable: true }, story: 'Endorsing' },
    { part: 'Refusal', role: 'alert', text: 'Failed to endorse skill. Please try again.', story: 'Refused' },
    {
      part: 'View Certificate',
      role: 'link',
      name: 'View Certificate',
      description: 'Winner, Line Follower Challenge',
      story: 'OfAnAchievement',
    },
  ],
  adapts: {
    narrow: { says: 'The button goes under the words.', story: 'Default' },
    long: { says: 'A long title breaks beside the button, which stays where it is.', story: 'LongTitle' },
    many: { says: 'Cards of a list stand under each other, with lines between them; EndorsementQueue does so.', story: 'Default' },
    rightToLeft: { says: 'Words stand on the right, the button on the left.', story: 'OfAnAchievement' },
  },
  related: ['EndorsementQueue', 'EndorsementPanel', 'ProficiencyBadge', 'EndorsedBadge'],
  matrix: 'OfAnAchievement',
} satisfies ComponentGuide;
