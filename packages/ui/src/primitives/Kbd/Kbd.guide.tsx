import type { ComponentGuide } from '../../testing/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A key has a function, which is shown beside a command, in a hint or in a guide.'],
  useInstead: [
    { when: 'It is a word that is typed or printed by a program', component: 'Text' },
    { when: 'It is the state of an object', component: 'Badge' },
  ],
  anatomy: [
    { part: 'Combination', is: 'keys that are pressed together, side by side; it never wraps.' },
    { part: 'Key', is: 'the symbol on the reader’s keyboard, announced by its name.' },
  ],
  dos: [
    {
      do: (
        <Text>
          Press <Kbd keys={['Mod', 'K']} /> to find anything.
        </Text>
      ),
      dont: <Text>Press Ctrl+K (Cmd+K on Mac) to find anything.</Text>,
      why: '`Mod` is shown as on the reader’s system.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Keys in a sentence', role: 'paragraph', text: 'Enter, or back with', story: 'InASentence' }],
  adapts: {
    narrow: { says: 'Keys of one combination stay together; a sentence wraps before them.', story: 'InASentence' },
    long: { says: 'A key is as wide as its name.', story: 'Keys' },
    many: { says: 'More than three keys at once are hard to press: choose another combination.', story: 'Keys' },
    rightToLeft: { says: 'Keys follow the sentence, the first one on the right.', story: 'InASentence' },
  },
  related: ['CommandMenu', 'Text', 'Badge'],
  matrix: 'Keys',
} satisfies ComponentGuide;
