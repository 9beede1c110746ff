import { orgUnits } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { act, hasDescription, hasValue, plays, presses, says, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { CreateOrgUnitPage } from './CreateOrgUnitPage.tsx';

const meta = {
  title: 'Pages/Org units/CreateOrgUnitPage',
  component: CreateOrgUnitPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/create-org-unit" />,
  beforeEach: backend(scenarios.president),
} satisfies Meta<typeof CreateOrgUnitPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function create({ canvas, userEvent }: Played, { name = 'Astronomy Club', email = 'astronomy@campus.example' } = {}) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Organization name' }), name);
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Organization type' }), 'Club');
  const category = canvas.queryByRole('combobox', { name: 'Category' });
  if (category) await userEvent.selectOptions(category, 'scitech');
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Contact email' }), email);
  await userEvent.click(await canvas.findByRole('button', { name: 'Create Organization' }));
}

export const Default: Story = plays(seesRole('heading', { level: 1, name: 'Create Organizational Unit' }), async ({ canvas }) => {
  const parent = await canvas.findByRole('combobox', { name: 'Parent unit' });
  await waitFor(() => expect(within(parent).getAllByRole('option')).toHaveLength(14));
});

/** The category is fixed, and the parents are of that category. */
export const GenSec: Story = shows(scenarios.cultural, hasValue('textbox', 'Category', 'cultural'), async ({ canvas }) => {
  const parent = canvas.getByRole('combobox', { name: 'Parent unit' });
  await waitFor(() => expect(within(parent).getAllByRole('option')).toHaveLength(4));
});

const NAME_TAKEN = 'There is an organizational unit with this name already.';
const ADDRESS_TAKEN = 'Another organizational unit has this contact email.';

export const NameTaken: Story = shows(
  () => [mock(orgUnits.create).fails(409, NAME_TAKEN, 'DUPLICATE', { name: NAME_TAKEN })],
  (context) => create(context, { name: 'robotics club' }),
  hasDescription('textbox', 'Organization name', 'There is an organizational unit with this name already.'),
);

export const AddressTaken: Story = acts(
  () => [mock(orgUnits.create).fails(409, ADDRESS_TAKEN, 'DUPLICATE', { 'contact_info.email': ADDRESS_TAKEN })],
  (context) => create(context, { email: 'Robotics@campus.example' }),
  says('Another organizational unit has this contact email.'),
);

export const Refused: Story = {
  beforeEach: backend(() => [mock(orgUnits.create).fails(403, 'You can create units of your own category only.', 'FORBIDDEN')]),
  play: sequence(create, says('Error: You can create units of your own category only.')),
};

export const Offline: Story = acts(
  () => [mock(orgUnits.create).offline()],
  create,
  says('Error: Something went wrong. Please try again.'),
  hasValue('textbox', 'Organization name', 'Astronomy Club'),
);

/** Without a previous page, Cancel leads to the units. */
export const Cancelled: Story = act(presses('Cancel'), seesRole('heading', { level: 2, name: 'Organizational Units' }));
