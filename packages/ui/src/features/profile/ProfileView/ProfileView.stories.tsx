import { PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, hasAttribute, hasFocus, plays, says, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { ProfileView } from './ProfileView.tsx';

const EDIT = { role: 'button', name: 'Edit' } as const;

const tables = {
  keyboard: [
    { keys: '{Enter}', on: EDIT, does: 'Asks for the form.', outcome: { calls: 'onEdit' } },
    { keys: '{Tab}', does: 'Moves to the first link.', outcome: { focus: { role: 'link', name: 'https://github.com/example' } } },
  ],
  screenReader: [
    { part: 'Edit', ...EDIT },
    { part: 'Personal', role: 'heading', name: 'Personal', state: { level: 2 } },
    { part: 'Name of a fact', role: 'term', text: 'Student ID' },
    { part: 'Fact', role: 'definition', text: '20240901' },
    { part: 'While it is on its way', role: 'status', text: 'Loading profile...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b98a5a" d="M0 0h8v8H0z"/></svg>')}`;
const { student } = PEOPLE;

const meta = {
  title: 'Features/Profile/ProfileView',
  component: ProfileView,
  parameters: { tables },
  args: { profile: student, onEdit: fn() },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas }) => {
  const facts = canvas.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  await expect(facts).toEqual([
    'Student ID: 20240901',
    'Email: student@campus.example',
    'Gender: Male',
    'Date of birth: 14 February 2005',
    'Phone: 9876500901',
    'Program: B.Tech',
    'Discipline: Electrical Engineering',
    'Admission year: 2024',
    'Year of study: 3rd',
    'CGPA: 8.42',
    'Hostel: Indravati',
    'Room number: B-1001',
    'GitHub: https://github.com/example',
    'LinkedIn: https://www.linkedin.com/in/example',
  ]);
}, performTables);

export const WithPhoto: Story = {
  args: { profile: { ...student, personal_info: { ...student.personal_info, profilePic: PHOTO } } },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('img')).toHaveAttribute('src', PHOTO),
};

/** Users omit the scheme of a link, which the browser needs. */
export const BareLink: Story = {
  args: { profile: { ...student, contact_info: { ...student.contact_info, socialLinks: { github: 'github.com/priya' } } } },
  play: hasAttribute('link', 'github.com/priya', 'href', 'https://github.com/priya'),
};

export const SparseData: Story = {
  args: {
    profile: {
      ...PEOPLE.newcomer,
      personal_info: { name: 'Zoya Khan', email: 'newcomer@campus.example' },
      contact_info: { socialLinks: {} },
    },
  },
};

export const LongTitle: Story = {
  args: {
    profile: {
      ...student,
      personal_info: { ...student.personal_info, name: 'Venkata Subrahmanya Lakshmi Narasimha Satyanarayana Murthy Chakravarthula' },
    },
  },
};

export const Loading: Story = { args: { profile: undefined }, play: sequence(says('Loading profile...', 'status'), performTables) };
export const Returned: Story = act({ args: { returned: true } }, hasFocus('button', 'Edit'));
