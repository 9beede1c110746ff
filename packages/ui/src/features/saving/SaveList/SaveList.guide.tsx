import { Button } from '../../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { SaveList } from './SaveList.tsx';

const SAVE = { role: 'button', name: 'Save as CSV' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody who looks at a list may want it in a spreadsheet, as it is narrowed down.'],
  useInstead: [
    { when: 'Tables are saved and brought in', component: 'ImportList' },
    { when: 'Saving is what a page is for', component: 'Button' },
  ],
  anatomy: [
    { part: 'Button', is: 'reads all pages of the list and saves them; busy meanwhile, and unavailable where there is nothing.' },
    { part: 'Refusal', is: 'under it, why nothing was saved.' },
  ],
  dos: [
    {
      do: <SaveList onSave={async () => {}} count={12} />,
      dont: <Button variant="primary">Export CSV</Button>,
      why: 'A tool of a list is quiet: what the page is for stands out.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: SAVE } },
    { keys: '{Enter}', does: 'Saves the list.', outcome: { calls: 'onSave' } },
  ],
  screenReader: [{ part: 'Button', ...SAVE }],
  adapts: {
    narrow: { says: 'It stays one short button.', story: 'Default' },
    long: { says: 'A long reason breaks under the button.', story: 'Failed' },
    many: { says: 'However long the list is, it is read page by page.', story: 'Default' },
    rightToLeft: { says: 'It stands on the left.', story: 'Default' },
  },
  related: ['FilterBar', 'ImportList'],
  matrix: 'NothingToSave',
} satisfies ComponentGuide;
