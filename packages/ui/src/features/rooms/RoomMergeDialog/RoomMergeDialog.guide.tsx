import { Button } from '../../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const CLOSE = { role: 'button', name: 'Close' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Names that people typed are made to mean a room of the catalogue.'],
  useInstead: [
    { when: 'A room gets another name', component: 'RoomFormDialog' },
    { when: 'A typed name is a room of its own', component: 'RoomFormDialog' },
  ],
  anatomy: [
    { part: 'Names', is: 'each with how often it was asked for and booked.' },
    { part: 'Room', is: 'what they are to mean.' },
    { part: 'Try it', is: 'says what merging would do, and what is in the way.' },
    { part: 'Merge', is: 'can be pressed once it was tried and nothing is in the way.' },
  ],
  dos: [
    {
      do: <Button>Try it</Button>,
      dont: <Button variant="primary">Merge everything</Button>,
      why: 'Merging is not undone, so it is seen first what it does.',
    },
  ],
  keyboard: [
    {
      keys: '[Space]',
      on: { role: 'checkbox', name: 'Main Audi' },
      does: 'Chooses a name.',
      outcome: { shows: { role: 'checkbox', name: 'Main Audi', state: { checked: true } } },
    },
    { keys: '{Enter}', on: { role: 'button', name: 'Close' }, does: 'Leaves; nothing is merged.', outcome: { calls: 'onClose' } },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Merge names' },
    { part: 'Name', role: 'checkbox', name: 'Physics Gallery', state: { checked: false } },
    { part: 'Merge before it was tried', role: 'button', name: 'Merge', state: { unavailable: true } },
    { part: 'Leaving', ...CLOSE },
  ],
  adapts: {
    narrow: { says: 'The dialog takes the width of the phone.', story: 'Default' },
    long: { says: 'A long name breaks.', story: 'Default' },
    many: { says: 'The dialog scrolls.', story: 'Many' },
    rightToLeft: { says: 'Boxes stand on the right.', story: 'Default' },
  },
  related: ['RoomCatalogue', 'RoomFormDialog'],
  matrix: 'InTheWay',
} satisfies ComponentGuide;
