import { aMinimalEvent, anEvent, PEOPLE, personReference } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plays, says, sees, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { EventDetail } from './EventDetail.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Event', role: 'region', name: 'Line Follower Challenge' },
    { part: 'When and where', role: 'region', name: 'When and where' },
    { part: 'Name of a fact', role: 'term', text: 'Start' },
    { part: 'Fact', role: 'definition', text: 'Nov 27, 2026, 6:30 pm' },
    { part: 'While it is on its way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Events/EventDetail',
  component: EventDetail,
  parameters: { tables },
  args: { event: anEvent() },
} satisfies Meta<typeof EventDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The facts as name and value. */
function factsOf(canvasElement: HTMLElement): string[] {
  return [...canvasElement.querySelectorAll('dl > div')].map((fact) => [...fact.children].map((part) => part.textContent).join(': '));
}

export const Default: Story = plays(
  ({ canvasElement }) =>
    expect(factsOf(canvasElement)).toEqual([
      'Start: Nov 27, 2026, 6:30 pm',
      'End: 8:30 pm',
      'Venue: Main Auditorium',
      'Category: technical',
      'Type: Competition',
      'Mode: offline',
      'Organizing unit: Robotics Club',
      'Organizers: Priya Sharma',
    ]),
  performTables,
);

export const Cancelled: Story = { args: { event: anEvent({ status: 'cancelled' }) } };

export const NamelessOrganizer: Story = {
  args: { event: anEvent({ organizers: [personReference(PEOPLE.student), { _id: 'gone', personal_info: { name: '' } }] }) },
  play: sees('Priya Sharma, User'),
};

export const SparseData: Story = shows({ event: aMinimalEvent() }, sees('Event Overview'), ({ canvasElement }) =>
  expect(factsOf(canvasElement)).toEqual([
    'Start: N/A',
    'End: N/A',
    'Venue: N/A',
    'Category: N/A',
    'Type: N/A',
    'Mode: N/A',
    'Organizing unit: N/A',
    'Organizers: User',
  ]),
);

export const Loading: Story = { args: { event: undefined }, play: sequence(says('Loading...', 'status'), performTables) };
