import type { ComponentGuide } from '../../testing/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A key can be pressed for something, and it is told where that something is: beside a command, in a hint, in a guide.'],
  useInstead: [
    { when: 'It is a word that is typed, or shown by a program', component: 'Text' },
    { when: 'It is the state of a thing', component: 'Badge' },
  ],
  anatomy: [
    { part: 'Combination', is: 'keys that are pressed together, side by side; it never breaks.' },
    { part: 'Key', is: 'its sign as it stands on the reader’s keyboard, read out by its word.' },
  ],
  dos: [
    {
      do: (
        <Text>
          Press <Kbd keys={['Mod', 'K']} /> to find anything.
        </Text>
      ),
      dont: <Text>Press Ctrl+K (Cmd+K on Mac) to find anything.</Text>,
      why: '`Mod` is written as the reader’s machine has it.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Keys in a sentence', role: 'paragraph', text: 'Enter, or back with', story: 'InASentence' }],
  adapts: {
    narrow: { says: 'Keys of one combination stay together; a sentence breaks before them.', story: 'InASentence' },
    long: { says: 'A key is as wide as its name.', story: 'Keys' },
    many: { says: 'More than three at once are hard to press: choose another combination.', story: 'Keys' },
    rightToLeft: { says: 'Keys follow the sentence, the first one on the right.', story: 'InASentence' },
  },
  related: ['CommandMenu', 'Text', 'Badge'],
  matrix: 'Keys',
} satisfies ComponentGuide;
