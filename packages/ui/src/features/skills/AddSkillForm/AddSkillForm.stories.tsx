import { aPosition, manySkills, positionReference } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  callsOnce,
  callsWith,
  hasDescription,
  hasDisplayValue,
  hasFocus,
  hasValue,
  keys,
  lacks,
  neverCalls,
  presses,
  says,
  sees,
  sequence,
  types,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { AddSkillForm } from './AddSkillForm.tsx';

const SKILL = { role: 'combobox', name: 'Skill' } as const;
const NAME = { role: 'textbox', name: 'Name' } as const;
const ADD = { role: 'button', name: 'Add Skill' } as const;

const tables = {
  keyboard: [
    {
      keys: 'Other{ArrowDown}{Enter}',
      on: SKILL,
      does: 'Finds Other and takes it; what a new skill needs appears.',
      outcome: { shows: { ...NAME, state: { required: true } } },
    },
    {
      keys: '{Enter}',
      on: ADD,
      does: 'Sends nothing while no skill is chosen, and moves to the field.',
      outcome: [{ doesNotCall: 'onAdd' }, { focus: SKILL }, { shows: { ...SKILL, state: { invalid: true } } }],
      story: 'NothingChosen',
    },
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Add a skill' },
    { part: 'Skill', ...SKILL, description: 'Choose Other if yours is not in the list.', state: { required: true } },
    { part: 'Proficiency', role: 'combobox', name: 'Proficiency', state: { value: 'Beginner', required: true } },
    { part: 'Position', role: 'combobox', name: 'Position', description: 'Where you gained or used it.', state: { value: 'None' } },
    { part: 'Refusal', role: 'alert', text: 'Error adding skill. It might already exist in your profile.', story: 'Refused' },
    { part: 'Add Skill while it works', role: 'button', name: 'Adding...', state: { busy: true, unavailable: true }, story: 'Adding' },
  ],
} satisfies ComponentTables;

const [embedded, dance] = manySkills(2);

function refused(message: string, fieldErrors = {}) {
  return fn(() => Promise.reject(Object.assign(new Error(message), { isServerText: true, fieldErrors })));
}

const meta = {
  title: 'Features/Skills/AddSkillForm',
  component: AddSkillForm,
  parameters: { tables },
  args: { catalogue: manySkills(40), positions: [positionReference(aPosition())], onAdd: fn(async () => {}) },
} satisfies Meta<typeof AddSkillForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(
    hasDisplayValue('combobox', 'Proficiency', 'Beginner'),
    hasDisplayValue('combobox', 'Position', 'None'),
    lacks('textbox', 'Name'),
    performTables,
  ),
};

export const NothingChosen: Story = {
  play: sequence(performTables, says('Please select a skill.'), hasFocus('combobox', 'Skill'), neverCalls('onAdd')),
};

export const Adds: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Skill' }), 'bharata');
    await userEvent.click((await canvas.findAllByRole('option', { name: /^Bharatanatyam/ }))[0] as HTMLElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Proficiency' }), 'Advanced');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Position' }), 'Workshop Lead');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Skill' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ skill: dance?._id, proficiency_level: 'advanced', position_id: aPosition()._id });
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Skill' })).toHaveValue(''));
  },
};

export const Adding: Story = {
  args: { initialSkill: embedded?._id, onAdd: fn(() => new Promise(() => {})) },
  play: sequence(presses('Add Skill'), presses('Adding...'), callsOnce('onAdd'), performTables),
};

/** The limit of waiting skills may be reached before the daily limit. Skills that are not loaded are found by name, and Other remains available. */
export const AsksForOthers: Story = {
  tags: ['act'],
  args: { remaining: 20, unendorsed: 5, catalogue: manySkills(2), onSearchSkills: fn(async () => manySkills(40).slice(38)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You can add 5 more until some are endorsed.')).toBeVisible();
    const [last] = manySkills(40).slice(38);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Skill' }), last?.name ?? '');
    await userEvent.click((await canvas.findAllByRole('option', { name: new RegExp(`^${last?.name}`) }))[0] as HTMLElement);
    await expect(args.onSearchSkills).toHaveBeenLastCalledWith(last?.name, expect.any(AbortSignal));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Skill' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ skill: last?._id, proficiency_level: 'beginner', position_id: null });
  },
};

/** 'Other' reveals the fields of a new skill. */
export const NewSkill: Story = {
  play: sequence(
    types('Skill', 'Other', 'combobox'),
    keys('{ArrowDown}{Enter}'),
    types('Name', 'Rust'),
    types('Category', 'Programming'),
    hasDisplayValue('combobox', 'Type', 'Technical'),
    types('Description', 'Systems'),
    presses('Add Skill'),
    callsWith('onAdd', {
      skill: { name: 'Rust', category: 'Programming', type: 'technical', description: 'Systems' },
      proficiency_level: 'beginner',
      position_id: null,
    }),
  ),
};

export const NewSkillIncomplete: Story = {
  args: { initialSkill: 'other' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Category' }), '  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Skill' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please fill all required fields for the new skill.'));
    await expect(name).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { initialSkill: embedded?._id, onAdd: refused('Error adding skill. It might already exist in your profile.') },
  play: sequence(
    presses('Add Skill'),
    says('Error adding skill. It might already exist in your profile.'),
    hasValue('combobox', 'Skill', 'Embedded C'),
    performTables,
  ),
};

export const FieldRefused: Story = {
  tags: ['act'],
  args: { initialSkill: 'other', onAdd: refused('Keep this within 150 characters.', { name: 'Keep this within 150 characters.' }) },
  play: sequence(
    types('Name', 'Rust'),
    types('Category', 'Programming'),
    presses('Add Skill'),
    hasDescription('textbox', 'Name', 'Keep this within 150 characters.'),
  ),
};

export const NoneLeft: Story = {
  args: { remaining: 0 },
  play: sees('You have added 20 skills in the last 24 hours. Please come back tomorrow.'),
};
