import { manyRegistrations } from '@quad/domain/fixtures';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { NO_PARTICIPANT_FILTERS, ParticipantList } from './ParticipantList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const STATE = { role: 'combobox', name: 'State' } as const;
const REMOVE = { role: 'button', name: 'Remove' } as const;

function doNothing() {}

export const guide = {
  status: 'new',
  since: '0.1',
  useWhen: ['Those who manage an event look up who registered and who waits, search among them, and take somebody off the list.'],
  useInstead: [
    { when: 'A student looks at their own registration', component: 'RegistrationPanel' },
    { when: 'Figures are compared', component: 'DataTable' },
  ],
  anatomy: [
    { part: 'Filters', is: 'a search by name, address or roll number, and who has a place or waits; with how many there are.' },
    { part: 'Line', is: 'name, roll number, address, and when they registered. Places first, then the line, each first come first.' },
    { part: 'State', is: 'Registered, or the place in line.' },
    { part: 'Remove', is: 'asks for the dialog that takes the reason.' },
    { part: 'None', is: 'says that nobody has registered, or that nobody passes the filters.' },
  ],
  dos: [
    {
      do: <ParticipantList entries={manyRegistrations(2, 1)} filters={NO_PARTICIPANT_FILTERS} onFilter={doNothing} onRemove={doNothing} />,
      dont: <EmptyState title="2 students" />,
      why: 'Who comes is looked up by name; a number alone sends one searching elsewhere.',
    },
    {
      do: <Badge tone="caution">Number 1 in line</Badge>,
      dont: <Badge tone="caution">Waiting</Badge>,
      why: 'The place in line answers what is asked at the desk.',
    },
  ],
  keyboard: [{ keys: '{Tab}', on: SEARCH, does: 'Moves on to the state.', outcome: { focus: STATE } }],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter participants' },
    { part: 'List', role: 'list', name: 'Participants' },
    { part: 'Remove', ...REMOVE, description: 'Aarav Mehta' },
  ],
  adapts: {
    narrow: { says: 'State and Remove stand under the facts; where the list is wide, beside them.', story: 'Default' },
    long: { says: 'Names and addresses break anywhere; nothing is cut off.', story: 'LongName' },
    many: { says: 'Of thousands only the lines in sight are rendered, and pages are read as the end comes near.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; state and Remove end on the left.', story: 'States' },
  },
  related: ['RemoveParticipantDialog', 'AddParticipantDialog', 'MailParticipantsDialog', 'RecordList'],
  matrix: 'States',
} satisfies ComponentGuide;
