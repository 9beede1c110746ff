import { anEvent, campusMoment, FIXED_NOW } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { type Play, plays, sees, seesMany, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RegistrationNote } from './RegistrationNote.tsx';

const LINK = { role: 'link', name: 'Register for Line Follower Challenge' } as const;

const tables = {
  keyboard: [{ keys: '{Tab}', does: 'Moves to the link.', outcome: { focus: LINK } }],
  screenReader: [
    { part: 'Link', ...LINK },
    { part: 'Link of those who manage it', role: 'link', name: 'Participants of Line Follower Challenge', story: 'OfficeBearer' },
  ],
} satisfies ComponentTables;

const event = anEvent();
const { registration } = event;
const PRESIDENT = 'PRESIDENT';
const upcoming = { ...event, registration: { ...registration, start: campusMoment(1, '09:00') } };
const notOffered = { ...event, registration: { ...registration, required: false } };
const closed = { ...event, registration: { ...registration, end: campusMoment(-1, '18:00') } };

const meta = {
  title: 'Features/Registrations/RegistrationNote',
  component: RegistrationNote,
  parameters: { tables },
  args: { event, role: 'STUDENT', now: FIXED_NOW },
} satisfies Meta<typeof RegistrationNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees(/^Registration is open until Nov 26, 2026, 6:00 pm\. ₹150, paid at the desk\./),
  ({ canvas, args }) =>
    expect(canvas.getByRole('link', { name: 'Register for Line Follower Challenge' })).toHaveAttribute('href', `/events/${args.event._id}`),
  performTables,
);

/** Open, not yet open, closed, and without registration; for managers with a link to the list. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {[event, upcoming, closed, notOffered].map((each) => (
        <Stack key={Object.values(each.registration).join(' ')} gap="xs">
          <RegistrationNote {...args} event={each} />
          <RegistrationNote {...args} event={each} role={PRESIDENT} />
        </Stack>
      ))}
    </Stack>
  ),
  play: sequence(
    seesMany(4, 'link'),
    ...['Registration opens Nov 21, 2026, 9:00 am.', 'Registration closed.'].map(
      (text): Play =>
        ({ canvas }) =>
          expect(canvas.getAllByText(text)).toHaveLength(2),
    ),
  ),
};

export const FreeWithoutEnd: Story = {
  args: { event: { ...event, registration: { ...registration, end: null, fees: null } } },
  play: sees(/^Registration is open\. Free\./),
};

export const OfficeBearer: Story = shows(
  { role: 'CLUB_COORDINATOR', event: closed },
  ({ canvas, args }) =>
    expect(canvas.getByRole('link', { name: 'Participants of Line Follower Challenge' })).toHaveAttribute(
      'href',
      `/events/${args.event._id}/participants`,
    ),
  performTables,
);
