import { instituteSettings } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import {
  act,
  callsWith,
  hasDescription,
  hasValue,
  isNot,
  lacksText,
  neverCalls,
  plays,
  presses,
  sees,
  sequence,
  shows,
} from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { InstituteForm } from './InstituteForm.tsx';

const NAME = { role: 'textbox', name: 'Name of the institute' } as const;
const TITLE = { role: 'textbox', name: 'Title of the portal' } as const;

const tables = {
  keyboard: [key('{Tab}', NAME, 'Moves to the next field.', { focus: TITLE }), key('{Enter}', NAME, 'Saves.', { calls: 'onSave' })],
  screenReader: [
    { part: 'Form', role: 'form', name: 'The institute' },
    { part: 'Name', ...NAME, state: { required: true } },
    {
      part: 'Colour, typed',
      role: 'textbox',
      name: 'Brand colour',
      description: 'Written as #0b6e4f. Leave it empty to use the default colours. High contrast does not change.',
    },
    { part: 'A part', role: 'checkbox', name: 'Messages on devices', state: { checked: true } },
    { part: 'While it works', role: 'button', name: 'Saving...', state: { busy: true, unavailable: true }, story: 'Saving' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Administration/InstituteForm',
  component: InstituteForm,
  parameters: { tables },
  args: { settings: instituteSettings(), onSave: fn(async () => {}) },
} satisfies Meta<typeof InstituteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

/** Errors are shown beside their fields, and nothing is sent; an invalid color has no preview. */
export const Wrong: Story = shows(
  {
    settings: instituteSettings({
      name: '',
      domain: 'campus',
      time_zone: 'Mars/Olympus',
      room_slot_minutes: 5,
      brand_color: 'green',
      terms_url: 'http://campus.example/terms',
    }),
  },
  presses('Save'),
  'Enter the name of the institute.',
  'Enter a domain such as campus.example.',
  'Enter a time zone such as Asia/Kolkata.',
  'Enter whole minutes, from 15 to 1440.',
  hasDescription('textbox', 'Brand colour', /^Enter a colour such as #0b6e4f, or leave it empty\./),
  lacksText('By day'),
  hasDescription('textbox', 'Terms of use', /^Enter an address such as https:\/\/campus\.example\/terms, or leave it empty\./),
  neverCalls('onSave'),
);

export const Saving: Story = { args: { onSave: fn(() => new Promise(() => {})) }, play: sequence(presses('Save'), performTables) };

/** A preview of the portal in the color, light and dark, before it is saved. */
export const Brand: Story = shows({ settings: instituteSettings({ brand_color: '#0b6e4f' }) }, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Brand colour' })).toHaveValue('#0b6e4f');
  await expect(canvas.getByText('By day')).toBeVisible();
  await expect(canvas.getByText('At night')).toBeVisible();
  const [day, night] = canvas.getAllByText('Approved').map((badge) => badge.closest('[data-theme]'));
  await expect(day).toHaveStyle({ '--q-color-action-primary-surface': '#0b6e4f' });
  await expect(day).toHaveAttribute('data-theme', 'light');
  await expect(night).toHaveAttribute('data-theme', 'dark');
  await expect(canvas.queryByText(/buttons are/)).not.toBeInTheDocument();
});

/** A color with too little contrast for text is darkened for buttons, with a note. */
export const BrightBrand: Story = {
  args: { settings: instituteSettings({ brand_color: '#ffd200' }) },
  play: sees(/^In the light theme, buttons are #[0-9a-f]{6}, because the colour itself has too little contrast\.$/),
};

/** Picks and saves a color, and then requires passkeys for offices. */
export const PicksABrand: Story = act(
  lacksText('By day'),
  ({ canvas }) => fireEvent.input(canvas.getByLabelText('Choose a colour'), { target: { value: '#7a1f3d' } }),
  hasValue('textbox', 'Brand colour', '#7a1f3d'),
  sees('By day'),
  presses('Save'),
  callsWith('onSave', instituteSettings({ brand_color: '#7a1f3d' })),
  presses('Offices need a passkey', 'checkbox'),
  presses('Save'),
  callsWith('onSave', instituteSettings({ brand_color: '#7a1f3d', passkeys_required: true })),
);

/** The server uses the same calculation, and its refusal is shown beside the field as well. */
export const UnreadableBrand: Story = shows(
  {
    settings: instituteSettings({ brand_color: '#0b6e4f' }),
    onSave: fn(async () => {
      const message = 'With this colour some people could not read the portal: Text on a card, 3.90 of 4.5.';
      throw new RefusedSubmission(message, { brand_color: message });
    }),
  },
  presses('Save'),
  hasDescription('textbox', 'Brand colour', /^With this colour some people could not read the portal: Text on a card, 3\.90 of 4\.5\./),
  hasValue('textbox', 'Brand colour', '#0b6e4f'),
);

export const SwitchedOff: Story = plays(
  { parameters: { frame: 'page' }, args: { settings: instituteSettings({ off: ['rooms', 'push'] }) } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Rooms on a timeline' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Registering for events' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Messages on devices' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Registering for events' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'A year of office begins in' }), 'July');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const said = instituteSettings({ off: ['registrations', 'rooms'], year_starts_in: 7 });
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(said));
  },
);

const SAID = instituteSettings({ brand_color: '#5b3a8c', terms_url: 'https://campus.example/terms', off: ['feeds'] });

export const InHindi: Story = {
  parameters: { frame: 'page' },
  args: { settings: SAID },
  globals: { language: 'hi' },
  play: sequence(hasValue('textbox', 'संस्थान का रंग', '#5b3a8c'), isNot('checked', 'checkbox', 'दूसरे कैलेंडरों के लिए पते'), ({ canvas }) =>
    expect(canvas.getByRole('combobox', { name: 'पद का वर्ष शुरू होता है' })).toHaveDisplayValue('अप्रैल'),
  ),
};

export const LongName: Story = {
  parameters: { frame: 'page' },
  args: { settings: instituteSettings({ name: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon' }) },
};
