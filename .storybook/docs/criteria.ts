import type { ComponentTables } from '../../packages/ui/src/testing/performTables.ts';

type Row = ComponentTables['screenReader'][number];

/** A criterion of WCAG 2.2, and which part of a component's tables proves it. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** Whether it applies to a component with these tables, or why it applies to none. */
  readonly concerns: string | ((tables: ComponentTables) => boolean);
  /** Whether a tested row of the tables proves it. */
  readonly played?: (tables: ComponentTables) => boolean;
  /** A check of every story besides the axe rules, and the file that implements it. */
  readonly checked?: { readonly with: string; readonly file: string };
}

const MEDIA = 'No component plays sound or video.';
const PAGE = 'Concerns whole pages, for which the app is responsible.';
const PROCESS = 'Concerns the tasks and texts of the app.';

const INPUTS = 'textbox searchbox combobox spinbutton checkbox radio switch date_field time_field password_field file_button'.split(' ');
const STRUCTURE =
  'heading list listitem table grid row columnheader rowheader gridcell group radiogroup region navigation tablist term definition'.split(
    ' ',
  );
const STATUS = ['status', 'alert', 'progressbar'];

const isOf = (roles: readonly string[]) => (row: Pick<Row, 'role'>) => roles.includes(String(row.role).replace(' ', '_'));
const hasRole = (roles: readonly string[]) => (tables: ComponentTables) => tables.screenReader.some(isOf(roles));
const outcomesOf = ({ keyboard }: ComponentTables) => keyboard.flatMap(({ outcome }) => outcome);
const shownIn = (tables: ComponentTables) => outcomesOf(tables).flatMap((outcome) => ('shows' in outcome ? [outcome.shows] : []));

const always = () => true;
const hasKeys = ({ keyboard }: ComponentTables) => keyboard.length > 0;
const isInput = hasRole(INPUTS);
const isStatus = (tables: ComponentTables) => hasRole(STATUS)(tables) || shownIn(tables).some(isOf(STATUS));
const movesFocus = (tables: ComponentTables) => outcomesOf(tables).some((outcome) => 'focus' in outcome);
const leavesByKey = ({ keyboard }: ComponentTables) =>
  keyboard.some(({ keys, outcome }) => /\{(Tab|Escape)\}/.test(keys) && [outcome].flat().some((each) => 'focus' in each));
const showsTooltip = (tables: ComponentTables) => [...tables.screenReader, ...shownIn(tables)].some(isOf(['tooltip']));
const hidesTooltip = ({ keyboard }: ComponentTables) =>
  keyboard.some(
    ({ keys, outcome }) => keys.includes('{Escape}') && [outcome].flat().some((each) => 'hides' in each && each.hides.role === 'tooltip'),
  );
const isInvalid = (tables: ComponentTables) => [...tables.screenReader, ...shownIn(tables)].some(({ state }) => state?.invalid);

const PAIRS = {
  with: 'every pair of colours in the three themes',
  file: 'packages/ui/src/themes/contrast.test.ts',
};

/** Levels A and AA. */
export const CRITERIA: readonly Criterion[] = [
  { id: '1.1.1', name: 'Non-text Content', level: 'A', concerns: always, played: hasRole(['img']) },
  { id: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', concerns: MEDIA },
  { id: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', concerns: MEDIA },
  { id: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', concerns: MEDIA },
  { id: '1.2.4', name: 'Captions (Live)', level: 'AA', concerns: MEDIA },
  { id: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', concerns: MEDIA },
  { id: '1.3.1', name: 'Info and Relationships', level: 'A', concerns: always, played: hasRole(STRUCTURE) },
  { id: '1.3.2', name: 'Meaningful Sequence', level: 'A', concerns: always },
  { id: '1.3.3', name: 'Sensory Characteristics', level: 'A', concerns: always },
  { id: '1.3.4', name: 'Orientation', level: 'AA', concerns: always },
  { id: '1.3.5', name: 'Identify Input Purpose', level: 'AA', concerns: isInput },
  { id: '1.4.1', name: 'Use of Color', level: 'A', concerns: always },
  { id: '1.4.2', name: 'Audio Control', level: 'A', concerns: MEDIA },
  { id: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', concerns: always, checked: PAIRS },
  { id: '1.4.4', name: 'Resize Text', level: 'AA', concerns: always },
  { id: '1.4.5', name: 'Images of Text', level: 'AA', concerns: always },
  {
    id: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    concerns: always,
    checked: { with: 'every story at a width of 320 pixels', file: '.storybook/phoneWidth.ts' },
  },
  { id: '1.4.11', name: 'Non-text Contrast', level: 'AA', concerns: always, checked: PAIRS },
  { id: '1.4.12', name: 'Text Spacing', level: 'AA', concerns: always },
  { id: '1.4.13', name: 'Content on Hover or Focus', level: 'AA', concerns: showsTooltip, played: hidesTooltip },
  { id: '2.1.1', name: 'Keyboard', level: 'A', concerns: hasKeys, played: hasKeys },
  { id: '2.1.2', name: 'No Keyboard Trap', level: 'A', concerns: hasKeys, played: leavesByKey },
  { id: '2.1.4', name: 'Character Key Shortcuts', level: 'A', concerns: hasKeys },
  { id: '2.2.1', name: 'Timing Adjustable', level: 'A', concerns: always },
  { id: '2.2.2', name: 'Pause, Stop, Hide', level: 'A', concerns: always },
  { id: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A', concerns: always },
  { id: '2.4.1', name: 'Bypass Blocks', level: 'A', concerns: PAGE },
  { id: '2.4.2', name: 'Page Titled', level: 'A', concerns: PAGE },
  { id: '2.4.3', name: 'Focus Order', level: 'A', concerns: hasKeys, played: movesFocus },
  { id: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', concerns: hasRole(['link']) },
  { id: '2.4.5', name: 'Multiple Ways', level: 'AA', concerns: PAGE },
  { id: '2.4.6', name: 'Headings and Labels', level: 'AA', concerns: PROCESS },
  { id: '2.4.7', name: 'Focus Visible', level: 'AA', concerns: hasKeys },
  { id: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA', concerns: hasKeys },
  { id: '2.5.1', name: 'Pointer Gestures', level: 'A', concerns: hasKeys },
  { id: '2.5.2', name: 'Pointer Cancellation', level: 'A', concerns: hasKeys },
  { id: '2.5.3', name: 'Label in Name', level: 'A', concerns: hasKeys },
  { id: '2.5.4', name: 'Motion Actuation', level: 'A', concerns: 'No component uses device motion.' },
  { id: '2.5.7', name: 'Dragging Movements', level: 'AA', concerns: hasKeys },
  { id: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', concerns: hasKeys },
  { id: '3.1.1', name: 'Language of Page', level: 'A', concerns: PAGE },
  { id: '3.1.2', name: 'Language of Parts', level: 'AA', concerns: PROCESS },
  { id: '3.2.1', name: 'On Focus', level: 'A', concerns: hasKeys },
  { id: '3.2.2', name: 'On Input', level: 'A', concerns: isInput },
  { id: '3.2.3', name: 'Consistent Navigation', level: 'AA', concerns: PAGE },
  { id: '3.2.4', name: 'Consistent Identification', level: 'AA', concerns: PAGE },
  { id: '3.2.6', name: 'Consistent Help', level: 'A', concerns: PAGE },
  { id: '3.3.1', name: 'Error Identification', level: 'A', concerns: isInput, played: isInvalid },
  { id: '3.3.2', name: 'Labels or Instructions', level: 'A', concerns: isInput, played: isInput },
  { id: '3.3.3', name: 'Error Suggestion', level: 'AA', concerns: PROCESS },
  { id: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA', concerns: PROCESS },
  { id: '3.3.7', name: 'Redundant Entry', level: 'A', concerns: PROCESS },
  { id: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA', concerns: PROCESS },
  { id: '4.1.2', name: 'Name, Role, Value', level: 'A', concerns: always, played: ({ screenReader }) => screenReader.length > 0 },
  { id: '4.1.3', name: 'Status Messages', level: 'AA', concerns: isStatus, played: isStatus },
];
