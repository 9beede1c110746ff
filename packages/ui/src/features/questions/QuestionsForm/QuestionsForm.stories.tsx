import { aForm, aFormField, someEventQuestions } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  act,
  callsWith,
  hasDescription,
  hasFocus,
  lacks,
  neverCalls,
  plays,
  presses,
  says,
  sees,
  seesMany,
  seesRole,
  selects,
  sequence,
  types,
} from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { QuestionsForm } from './QuestionsForm.tsx';

const MEAL = 'Which meal do you want?';

const tables = {
  keyboard: [
    key('{Enter}', { role: 'button', name: `Move ${MEAL} down` }, 'Moves the question, and stays with it.', {
      focus: { role: 'button', name: `Move ${MEAL} down` },
    }),
    key('{Enter}', { role: 'button', name: `Move ${MEAL} up` }, 'Moves it back.', { focus: { role: 'button', name: `Move ${MEAL} up` } }),
  ],
  screenReader: [
    { part: 'Questions', role: 'list', name: 'Questions' },
    { part: 'A question', role: 'button', name: `Change ${MEAL}` },
    { part: 'What people will see', role: 'region', name: 'What people will see' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Questions/QuestionsForm',
  component: QuestionsForm,
  parameters: { tables, frame: 'page' },
  args: {
    questions: someEventQuestions({ fields: aForm().slice(0, 4) }),
    onSearchEvents: fn(async () => [{ value: 'other', label: 'Robo Soccer' }]),
    onTake: fn(async () => [
      aFormField({ id: 'q1', kind: 'agreement', label: 'Will you stay overnight?' }),
      aFormField({ id: 'q2', label: 'Hostel', shown_if: { field: 'q1', values: ['yes'] } }),
    ]),
    onSubmit: fn(async () => {}),
  },
} satisfies Meta<typeof QuestionsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Moving a question before the one that its rule depends on removes the rule. */
export const Default: Story = { play: sequence(seesMany(4, 'listitem'), performTables) };

/** A question that is being edited, with its possible rules. */
export const Changing: Story = plays(
  presses('Change Is there something that you cannot eat?'),
  seesRole('checkbox', 'Jain'),
  presses('Remove Which sessions do you come to?'),
  presses('Add a question'),
  selects('How it is answered', 'One of several'),
  presses('Save the questions'),
  hasDescription('textbox', 'Question', /Enter the question\./),
  hasFocus('textbox', 'Question'),
  neverCalls('onSubmit'),
);

/** Starts empty, copies the questions of another event, adds a conditional one, and saves. */
export const Builds: Story = act(
  { args: { questions: someEventQuestions({ version: 0, fields: [] }) } },
  sees('No questions yet'),
  lacks('region', 'What people will see'),
  types('From another event', 'robo', 'combobox'),
  presses('Robo Soccer', 'option'),
  seesRole('button', 'Change Hostel'),
  presses('Add a question'),
  hasFocus('textbox', 'Question'),
  types('Question', 'Room number'),
  selects('Shown if', 'Will you stay overnight?'),
  presses('Yes', 'radio'),
  presses('Duplicate Room number'),
  hasFocus('textbox', 'Question'),
  presses('Remove Room number, again'),
  presses('Save the questions'),
  callsWith('onSubmit', {
    version: 0,
    fields: [
      expect.objectContaining({ id: 'q1', kind: 'agreement' }),
      expect.objectContaining({ label: 'Hostel', shown_if: { field: 'q1', values: ['yes'] } }),
      expect.objectContaining({ label: 'Room number', shown_if: { field: 'q1', values: ['yes'] }, erase_after_days: 30 }),
    ],
  }),
  says('Room number', 'region', 'What people will see'),
);
