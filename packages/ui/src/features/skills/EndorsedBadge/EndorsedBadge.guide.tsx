import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { EndorsedBadge } from './EndorsedBadge.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A person’s skill is shown, and it matters whether somebody has confirmed it.'],
  useInstead: [
    { when: 'It is said whether an achievement is confirmed', component: 'VerifiedBadge' },
    { when: 'It is said how well a skill is known', component: 'ProficiencyBadge' },
  ],
  anatomy: [{ part: 'Word', is: 'Endorsed is green, Not Endorsed yellow.' }],
  dos: [
    {
      do: (
        <Inline>
          <EndorsedBadge isEndorsed={false} />
        </Inline>
      ),
      dont: (
        <Inline>
          <Badge tone="critical">Rejected</Badge>
        </Inline>
      ),
      why: 'A skill that nobody has endorsed may still be: it waits, and was not refused.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'Endorsed' },
    { part: 'Word of a skill that waits', role: 'generic', text: 'Not Endorsed', story: 'NotEndorsed' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its word; beside others in an Inline it goes to the next line.', story: 'Default' },
    long: { says: 'There are two words, both short.', story: 'NotEndorsed' },
    many: { says: 'A skill has one such badge; beside it stand its category and its level.', story: 'Default' },
    rightToLeft: { says: 'It takes its place in the line; the word keeps its own direction.', story: 'Default' },
  },
  related: ['Badge', 'VerifiedBadge', 'ProficiencyBadge', 'UserSkillList'],
  matrix: 'NotEndorsed',
} satisfies ComponentGuide;
