import { orgUnits } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { hasValue, presses, says, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Create Organizational Unit' })).toBeVisible();
    const parent = await canvas.findByRole('combobox', { name: 'Parent unit' });
    await waitFor(() => expect(within(parent).getAllByRole('option')).toHaveLength(14));
  },
};

/** The category is fixed, and the parents are of that category. */
export const GenSec: Story = {
  beforeEach: backend(scenarios.cultural),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Category' })).toHaveValue('cultural');
    const parent = canvas.getByRole('combobox', { name: 'Parent unit' });
    await waitFor(() => expect(within(parent).getAllByRole('option')).toHaveLength(4));
  },
};

const NAME_TAKEN = 'There is an organizational unit with this name already.';
const ADDRESS_TAKEN = 'Another organizational unit has this contact email.';

export const NameTaken: Story = {
  beforeEach: backend(() => [mock(orgUnits.create).fails(409, NAME_TAKEN, 'DUPLICATE', { name: NAME_TAKEN })]),
  play: async (context) => {
    await create(context, { name: 'robotics club' });
    const name = context.canvas.getByRole('textbox', { name: 'Organization name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('There is an organizational unit with this name already.'));
  },
};

export const AddressTaken: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(orgUnits.create).fails(409, ADDRESS_TAKEN, 'DUPLICATE', { 'contact_info.email': ADDRESS_TAKEN })]),
  play: sequence(
    (context) => create(context, { email: 'Robotics@campus.example' }),
    says('Another organizational unit has this contact email.'),
  ),
};

export const Refused: Story = {
  beforeEach: backend(() => [mock(orgUnits.create).fails(403, 'You can create units of your own category only.', 'FORBIDDEN')]),
  play: sequence(create, says('Error: You can create units of your own category only.')),
};

export const Offline: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(orgUnits.create).offline()]),
  play: sequence(
    create,
    says('Error: Something went wrong. Please try again.'),
    hasValue('textbox', 'Organization name', 'Astronomy Club'),
  ),
};

/** Without a previous page, Cancel leads to the units. */
export const Cancelled: Story = {
  tags: ['act'],
  play: sequence(presses('Cancel'), seesRole('heading', { level: 2, name: 'Organizational Units' })),
};
