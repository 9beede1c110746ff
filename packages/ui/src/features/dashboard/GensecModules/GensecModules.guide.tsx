import { gensecModules } from '@quad/domain/dashboard';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { PlaceTiles } from '../PlaceTiles/PlaceTiles.tsx';
import { GensecModules } from './GensecModules.tsx';

const ALL = { role: 'tab', name: 'All Modules' } as const;
const ADMINISTRATION = { role: 'tab', name: 'Administration' } as const;
const STORY = 'Filters';

const UNKNOWN_ROLE = 'GENSEC_ROBOTICS';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A general secretary opens the portal, and looks for the place where a kind of work is done.'],
  useInstead: [
    { when: 'The places of another role are shown', component: 'PlaceTiles' },
    { when: 'It is asked how the domain is doing', component: 'GensecBoard' },
  ],
  anatomy: [
    { part: 'Title', is: 'whose dashboard it is, by the domain of the role.' },
    { part: 'Tabs', is: 'All Modules, and one for each kind of work.' },
    { part: 'Tiles', is: 'the places of the open tab.' },
    { part: 'Unknown role', is: 'said in place of everything for a role that the portal does not know.' },
  ],
  dos: [
    {
      do: <GensecModules role={UNKNOWN_ROLE} onFilter={() => {}} />,
      dont: <PlaceTiles places={gensecModules('Events')} columns={1} />,
      why: 'Render it for every role that begins like one of a general secretary: one that the portal does not know is told so, and is not led to places that turn it away.',
    },
  ],
  keyboard: [
    {
      keys: '{ArrowRight}',
      on: ALL,
      does: 'Moves to the next kind of work and shows its places.',
      outcome: [
        { focus: ADMINISTRATION },
        { shows: { ...ADMINISTRATION, state: { selected: true } } },
        { shows: { role: 'link', name: 'Create Organizational Unit' } },
        { hides: { role: 'link', name: 'View Events' } },
      ],
      story: STORY,
    },
    {
      keys: '{End}',
      does: 'Moves to the last.',
      outcome: [{ focus: { role: 'tab', name: 'COSA' } }, { shows: { role: 'link', name: 'Create Tenure' } }],
      story: STORY,
    },
    { keys: '{Home}', does: 'Moves to the first, with all places.', outcome: { focus: ALL }, story: STORY },
    {
      keys: '{Tab}',
      does: 'Moves from the tabs to the places.',
      outcome: { focus: { role: 'tabpanel', name: 'All Modules' } },
      story: STORY,
    },
  ],
  screenReader: [
    { part: 'Title', role: 'heading', name: 'GenSec SciTech Dashboard', state: { level: 1 } },
    { part: 'Tabs', role: 'tablist', name: 'Modules' },
    { part: 'Open tab', ...ALL, state: { selected: true } },
    { part: 'Places of the tab', role: 'tabpanel', name: 'All Modules' },
    { part: 'Tile', role: 'link', name: 'View Events' },
  ],
  adapts: {
    narrow: { says: 'The tabs stay in one line, which scrolls; one tile in a row.', story: 'Default' },
    long: { says: 'Long names of places break in their tile.', story: 'Default' },
    many: { says: 'Eight places in two rows on a desktop; a tab has those of one kind.', story: 'Filtered' },
    rightToLeft: { says: 'The first tab stands on the right; the arrow keys follow.', story: 'Default' },
  },
  related: ['PlaceTiles', 'GensecHeader', 'GensecBoard', 'Tabs'],
  matrix: 'Filtered',
} satisfies ComponentGuide;
