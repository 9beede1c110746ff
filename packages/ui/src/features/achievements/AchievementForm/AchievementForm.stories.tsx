import { manyEvents } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { hasDescription, neverCalls, presses, sees, seesRole, sequence, types } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { AchievementForm } from './AchievementForm.tsx';

const TITLE = { role: 'textbox', name: 'Title' } as const;
const SUBMIT = { role: 'button', name: 'Submit' } as const;
const EVENT = { role: 'combobox', name: 'Event' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Enter}',
      on: SUBMIT,
      does: 'Sends nothing while a field is wrong, and moves to the first one that is.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: TITLE }, { shows: { ...TITLE, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next field.',
      outcome: { focus: { role: 'textbox', name: 'Description' } },
      story: 'NothingTyped',
    },
    {
      keys: '{ArrowDown}',
      on: EVENT,
      does: 'Offers the events.',
      outcome: { shows: { ...EVENT, state: { expanded: true } } },
      story: 'NothingTyped',
    },
    {
      keys: '{Escape}',
      does: 'Takes the offer away; the focus stays.',
      outcome: [{ shows: { ...EVENT, state: { expanded: false } } }, { focus: EVENT }],
      story: 'NothingTyped',
    },
    {
      keys: '{Enter}',
      on: SUBMIT,
      does: 'Sends the form; the answer is read out, and the fields are blank again.',
      outcome: [
        { calls: 'onSubmit' },
        { shows: { role: 'alert', text: 'Achievement submitted successfully!' } },
        { shows: { ...TITLE, state: { value: '' } } },
      ],
      story: 'SubmitsTheLeast',
    },
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Add an achievement' },
    { part: 'Title', ...TITLE, state: { required: true, invalid: false } },
    { part: 'Type', role: 'combobox', name: 'Type', state: { value: 'Select a type', required: true } },
    { part: 'Level', role: 'combobox', name: 'Level' },
    { part: 'Event', ...EVENT, description: 'The campus event where it happened, if any.', state: { expanded: false } },
    { part: 'Submit', ...SUBMIT },
    { part: 'Submit while it works', role: 'button', name: 'Submitting...', state: { busy: true, unavailable: true }, story: 'Submitting' },
    { part: 'Refusal', role: 'alert', text: 'This event does not exist.', story: 'Refused' },
  ],
} satisfies ComponentTables;

const events = manyEvents(12);

type Canvas = ReturnType<typeof within>;
type Typist = {
  type: (element: HTMLElement, text: string) => Promise<void>;
  selectOptions: (element: HTMLElement, option: string) => Promise<void>;
};

/** Fills in the required fields. */
async function fillIn(canvas: Canvas, userEvent: Typist) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Winner, Robo Race');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Technical');
  await userEvent.type(canvas.getByLabelText('Date achieved'), '2026-11-01');
}

const meta = {
  title: 'Features/Achievements/AchievementForm',
  component: AchievementForm,
  parameters: { tables },
  args: { onSearchEvents: fn(async () => events), today: '2026-11-20', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof AchievementForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('textbox', { name: 'Position' })).toHaveAttribute('placeholder', 'e.g. 1st, Winner');
    await expect(canvas.getByRole('textbox', { name: 'Category' })).toBeRequired();
    await expect(canvas.getByLabelText('Date achieved')).toHaveAttribute('max', '2026-11-20');
    await performTables(context);
  },
};

/** The category is marked as required, but an empty one is accepted. */
export const SubmitsTheLeast: Story = {
  tags: ['act'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillIn(canvas, userEvent);
    await performTables(context);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Winner, Robo Race',
      description: '',
      category: '',
      type: 'technical',
      level: '',
      event_id: null,
      date_achieved: '2026-11-01',
      position: '',
      certificate_url: '',
    });
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Select a type');
  },
};

export const NothingTyped: Story = {
  play: async (context) => {
    const { canvas } = context;
    await performTables(context);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Enter the title of the achievement.');
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription('Choose the type of the achievement.');
    await expect(canvas.getByLabelText('Date achieved')).toHaveAccessibleDescription('Enter the date of the achievement.');
  },
};

export const UnsafeCertificate: Story = {
  play: sequence(
    ({ canvas, userEvent }) => fillIn(canvas, userEvent),
    types('Certificate URL', 'javascript:alert(1)'),
    presses('Submit'),
    hasDescription('textbox', 'Certificate URL', 'Enter the address of the certificate, beginning with https:// or http://.'),
    neverCalls('onSubmit'),
  ),
};

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Submitting...' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await performTables(context);
  },
};

/** Shows the server's message. */
export const Refused: Story = {
  args: {
    onSubmit: fn(() => Promise.reject(Object.assign(new Error('This event does not exist.'), { isServerText: true, fieldErrors: {} }))),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('This event does not exist.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Winner, Robo Race');
    await performTables(context);
  },
};

/** An event is found by its title among thousands; place and time distinguish events with the same title. */
export const SubmitsEverything: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    const event = canvas.getByRole('combobox', { name: 'Event' });
    await userEvent.type(event, 'r');
    await expect(await canvas.findByRole('option', { name: 'Type at least 2 letters' })).toBeVisible();
    await userEvent.clear(event);
    await userEvent.type(event, events[1]?.title ?? '');
    await expect((await canvas.findAllByRole('option', { name: new RegExp(`^${events[1]?.title}`) }))[0]).toBeVisible();
    await expect(args.onSearchEvents).toHaveBeenCalledOnce();
    await expect(args.onSearchEvents).toHaveBeenCalledWith(events[1]?.title, expect.any(AbortSignal));
    await userEvent.clear(event);
    await fillIn(canvas, userEvent);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'First of 24.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Category' }), 'Robotics');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Level' }), 'National');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Position' }), '1st');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Certificate URL' }), 'https://certificates.campus.example/1.pdf');
    await userEvent.type(event, events[0]?.title ?? '');
    await userEvent.click((await canvas.findAllByRole('option', { name: new RegExp(`^${events[0]?.title}`) }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        title: 'Winner, Robo Race',
        description: 'First of 24.',
        category: 'Robotics',
        type: 'technical',
        level: 'National',
        event_id: events[0]?._id,
        date_achieved: '2026-11-01',
        position: '1st',
        certificate_url: 'https://certificates.campus.example/1.pdf',
      }),
    );
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Event' })).toHaveValue(''));
  },
};

export const EventSearchFails: Story = {
  tags: ['act'],
  args: { onSearchEvents: fn(() => Promise.reject(new Error('Offline.'))) },
  play: sequence(types('Event', 'robo', 'combobox'), seesRole('option', 'The search failed. Keep typing to try again.')),
};

/** Shown when five or less are left, and at the limit; the input is always kept. */
export const FewLeft: Story = { args: { remaining: 5 }, play: sees('You can submit 5 more achievements today.') };

export const NoneLeft: Story = {
  args: { remaining: 0 },
  play: sees('You have submitted 20 achievements in the last 24 hours. Please come back tomorrow.'),
};
