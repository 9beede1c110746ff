import type { ReactElement, Ref } from 'react';
import * as shell from '../../dashboard/index.ts';
import * as main from '../../index.ts';

/** The entry without knowledge of the domain, and the shell, which has some. */
const ui = { ...main, ...shell };

/** Props that are passed to each component in addition to its minimal ones. */
export interface Extras {
  ref?: Ref<HTMLElement>;
  [attribute: `data-${string}` | `aria-${string}`]: string;
}

export interface Case {
  /** Renders the component with minimal props, and with the extras if it accepts them. */
  draw: (extras: Extras) => ReactElement;
  /** The role and accessible name; undefined for components that only lay out others. */
  named?: { role: string; name: string };
  /** Whether its ref receives the element, or the input if it is one. */
  hasRef?: boolean;
  /** Whether unknown attributes are passed to its element. */
  hasRest?: boolean;
  /** Whether it is an input: `aria-invalid` and `aria-describedby` from the app are kept beside its own hint. */
  isInput?: boolean;
}

/** Casts the extras for one component; the case declares which of them it accepts. */
function withExtras(extras: Extras): object {
  return extras;
}

const OPTIONS = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];
const full = { hasRef: true, hasRest: true };

function field(input: ReactElement, group = false): ReactElement {
  return (
    <ui.Field label="Name" hint="Hint" group={group}>
      {input}
    </ui.Field>
  );
}

/** Every component of the two entries that renders something, by its exported name. */
export const CASES: Readonly<Record<string, Case>> = {
  Accordion: { ...full, draw: (x) => <ui.Accordion {...withExtras(x)} items={[{ id: 'a', label: 'Alpha', content: 'One' }]} /> },
  AlertDialog: {
    draw: () => <ui.AlertDialog title="Q" description="D" confirmText="Yes" onConfirm={() => {}} />,
  },
  Avatar: { ...full, draw: (x) => <ui.Avatar {...withExtras(x)} name="Meera Iyer" /> },
  AvatarGroup: { ...full, draw: (x) => <ui.AvatarGroup {...withExtras(x)} people={[{ id: 'a', name: 'Meera Iyer' }]} /> },
  BackLink: {
    ...full,
    draw: (x) => (
      <ui.BackLink {...withExtras(x)} href="#a">
        Name
      </ui.BackLink>
    ),
    named: { role: 'link', name: 'Name' },
  },
  Badge: { ...full, draw: (x) => <ui.Badge {...withExtras(x)}>Name</ui.Badge> },
  Banner: { ...full, draw: (x) => <ui.Banner {...withExtras(x)}>Name</ui.Banner> },
  BudgetBar: {
    ...full,
    draw: (x) => <ui.BudgetBar {...withExtras(x)} label="Name" spent={1} allocated={2} />,
    named: { role: 'meter', name: 'Name' },
  },
  Button: { ...full, draw: (x) => <ui.Button {...withExtras(x)}>Name</ui.Button>, named: { role: 'button', name: 'Name' } },
  Calendar: { draw: () => <ui.Calendar label="Name" />, named: { role: 'group', name: 'Name' } },
  Card: { ...full, draw: (x) => <ui.Card {...withExtras(x)}>Name</ui.Card> },
  Checkbox: {
    isInput: true,
    ...full,
    draw: (x) => <ui.Checkbox {...withExtras(x)} label="Name" hint="Hint" />,
    named: { role: 'checkbox', name: 'Name' },
  },
  Combobox: {
    isInput: true,
    hasRef: true,
    draw: (x) => field(<ui.Combobox {...withExtras(x)} options={OPTIONS} />),
    named: { role: 'combobox', name: 'Name' },
  },
  CommandMenu: {
    draw: () => <ui.CommandMenu groups={[]} trigger={<ui.Button>Name</ui.Button>} />,
    named: { role: 'button', name: 'Name' },
  },
  DashboardTile: {
    ...full,
    draw: (x) => (
      <ui.DashboardTile {...withExtras(x)} title="Name">
        One
      </ui.DashboardTile>
    ),
    named: { role: 'region', name: 'Name' },
  },
  DataTable: {
    ...full,
    draw: (x) => (
      <ui.DataTable
        {...withExtras(x)}
        caption="Name"
        rows={OPTIONS}
        rowId={({ value }) => value}
        columns={[{ id: 'a', header: 'A', cell: ({ label }) => label }]}
      />
    ),
    named: { role: 'table', name: 'Name' },
  },
  DateInput: { isInput: true, ...full, draw: (x) => field(<ui.DateInput {...withExtras(x)} />) },
  DatePicker: { isInput: true, ...full, draw: (x) => field(<ui.DatePicker {...withExtras(x)} label="Name" />) },
  DateRangePicker: {
    isInput: true,
    hasRef: true,
    draw: (x) => field(<ui.DateRangePicker {...withExtras(x)} label="Name" />, true),
    named: { role: 'group', name: 'Name' },
  },
  Divider: { ...full, draw: (x) => <ui.Divider {...withExtras(x)} />, named: { role: 'separator', name: '' } },
  EmailInput: {
    isInput: true,
    ...full,
    draw: (x) => field(<ui.EmailInput {...withExtras(x)} />),
    named: { role: 'textbox', name: 'Name' },
  },
  Emblem: { ...full, draw: (x) => <ui.Emblem {...withExtras(x)} name="Robotics Club" /> },
  EmptyState: { ...full, draw: (x) => <ui.EmptyState {...withExtras(x)} title="Name" /> },
  ErrorState: { ...full, draw: (x) => <ui.ErrorState {...withExtras(x)} description="Name" />, named: { role: 'alert', name: '' } },
  Field: {
    ...full,
    draw: (x) => (
      <ui.Field {...withExtras(x)} label="Name">
        <ui.TextInput />
      </ui.Field>
    ),
    named: { role: 'textbox', name: 'Name' },
  },
  FileDrop: {
    isInput: true,
    ...full,
    draw: (x) => field(<ui.FileDrop {...withExtras(x)} onAdd={() => {}} />, true),
    named: { role: 'group', name: 'Name' },
  },
  FilterBar: {
    ...full,
    draw: (x) => (
      <ui.FilterBar {...withExtras(x)} label="Name">
        One
      </ui.FilterBar>
    ),
    named: { role: 'search', name: 'Name' },
  },
  Grid: { ...full, draw: (x) => <ui.Grid {...withExtras(x)}>One</ui.Grid> },
  Heading: {
    ...full,
    draw: (x) => (
      <ui.Heading {...withExtras(x)} level={2}>
        Name
      </ui.Heading>
    ),
    named: { role: 'heading', name: 'Name' },
  },
  IconButton: { ...full, draw: (x) => <ui.IconButton {...withExtras(x)} label="Name" icon="i" />, named: { role: 'button', name: 'Name' } },
  InboxList: {
    hasRef: true,
    draw: (x) => <ui.InboxList {...withExtras(x)} label="Name" items={[{ id: 'a', kind: 'Kind', title: 'Title' }]} />,
    named: { role: 'list', name: 'Name' },
  },
  Inline: { ...full, draw: (x) => <ui.Inline {...withExtras(x)}>One</ui.Inline> },
  Kbd: { ...full, draw: (x) => <ui.Kbd {...withExtras(x)} keys={['Enter']} /> },
  KeyValueList: { ...full, draw: (x) => <ui.KeyValueList {...withExtras(x)} items={[{ label: 'A', value: 'One' }]} /> },
  Link: {
    ...full,
    draw: (x) => (
      <ui.Link {...withExtras(x)} href="#a">
        Name
      </ui.Link>
    ),
    named: { role: 'link', name: 'Name' },
  },
  LoadingShape: {
    ...full,
    draw: (x) => (
      <ui.LoadingShape {...withExtras(x)} label="Name">
        One
      </ui.LoadingShape>
    ),
    named: { role: 'status', name: '' },
  },
  LoadMore: { ...full, draw: (x) => <ui.LoadMore {...withExtras(x)} shown={1} total={2} onLoadMore={() => {}} /> },
  Meter: { ...full, draw: (x) => <ui.Meter {...withExtras(x)} label="Name" value={5} />, named: { role: 'meter', name: 'Name' } },
  MultiCombobox: {
    isInput: true,
    hasRef: true,
    draw: (x) => field(<ui.MultiCombobox {...withExtras(x)} options={OPTIONS} />),
    named: { role: 'combobox', name: 'Name' },
  },
  NumberInput: {
    isInput: true,
    ...full,
    draw: (x) => field(<ui.NumberInput {...withExtras(x)} />),
    named: { role: 'spinbutton', name: 'Name' },
  },
  OneTimeCode: {
    isInput: true,
    ...full,
    draw: (x) => field(<ui.OneTimeCode {...withExtras(x)} />),
    named: { role: 'textbox', name: 'Name' },
  },
  Page: {
    ...full,
    draw: (x) => (
      <ui.Page {...withExtras(x)} title="Name">
        One
      </ui.Page>
    ),
    named: { role: 'heading', name: 'Name' },
  },
  Pagination: {
    ...full,
    draw: (x) => <ui.Pagination {...withExtras(x)} label="Name" pageCount={2} />,
    named: { role: 'navigation', name: 'Name' },
  },
  PasswordInput: { isInput: true, ...full, draw: (x) => field(<ui.PasswordInput {...withExtras(x)} autoComplete="new-password" />) },
  PhotoInput: {
    isInput: true,
    ...full,
    draw: (x) => field(<ui.PhotoInput {...withExtras(x)} subject="Meera" maxBytes={9} />, true),
    named: { role: 'group', name: 'Name' },
  },
  Popover: {
    draw: () => (
      <ui.Popover label="Name" trigger={<ui.Button>Name</ui.Button>}>
        One
      </ui.Popover>
    ),
    named: { role: 'button', name: 'Name' },
  },
  ProgressBar: {
    ...full,
    draw: (x) => <ui.ProgressBar {...withExtras(x)} label="Name" value={5} />,
    named: { role: 'progressbar', name: 'Name' },
  },
  ProgressRing: {
    ...full,
    draw: (x) => <ui.ProgressRing {...withExtras(x)} label="Name" value={5} />,
    named: { role: 'progressbar', name: 'Name' },
  },
  QrCode: { ...full, draw: (x) => <ui.QrCode {...withExtras(x)} value="a" label="Name" />, named: { role: 'img', name: 'Name' } },
  RadioGroup: {
    isInput: true,
    hasRef: true,
    draw: (x) => field(<ui.RadioGroup {...withExtras(x)} options={OPTIONS} />, true),
    named: { role: 'radiogroup', name: 'Name' },
  },
  RangeCalendar: { draw: () => <ui.RangeCalendar label="Name" />, named: { role: 'group', name: 'Name' } },
  RecordList: {
    draw: () => (
      <ui.RecordList label="Records" items={OPTIONS} itemKey={({ value }) => value}>
        {({ label }) => label}
      </ui.RecordList>
    ),
    named: { role: 'list', name: 'Records' },
  },
  RepeatingRows: {
    draw: () =>
      field(
        <ui.RepeatingRows rows={[]} rowName="Row" addText="Add" onAdd={() => {}} onRemove={() => {}}>
          {() => null}
        </ui.RepeatingRows>,
        true,
      ),
    named: { role: 'group', name: 'Name' },
  },
  SearchField: {
    isInput: true,
    ...full,
    draw: (x) => field(<ui.SearchField {...withExtras(x)} label="Name" />),
    named: { role: 'searchbox', name: 'Name' },
  },
  Section: {
    ...full,
    draw: (x) => (
      <ui.Section {...withExtras(x)} title="Name">
        One
      </ui.Section>
    ),
    named: { role: 'region', name: 'Name' },
  },
  Select: {
    isInput: true,
    ...full,
    draw: (x) => field(<ui.Select {...withExtras(x)} options={OPTIONS} />),
    named: { role: 'combobox', name: 'Name' },
  },
  Skeleton: { ...full, draw: (x) => <ui.Skeleton {...withExtras(x)} /> },
  Spinner: { ...full, draw: (x) => <ui.Spinner {...withExtras(x)} label="Name" /> },
  Stack: { ...full, draw: (x) => <ui.Stack {...withExtras(x)}>One</ui.Stack> },
  StarRating: { ...full, draw: (x) => <ui.StarRating {...withExtras(x)} value={4} />, named: { role: 'img', name: '4 of 5 stars' } },
  StarRatingInput: {
    isInput: true,
    hasRef: true,
    draw: (x) => field(<ui.StarRatingInput {...withExtras(x)} />, true),
    named: { role: 'radiogroup', name: 'Name' },
  },
  StatCard: {
    ...full,
    draw: (x) => <ui.StatCard {...withExtras(x)} label="Name" value={1} href="#a" />,
    named: { role: 'link', name: 'Name' },
  },
  Stepper: {
    ...full,
    draw: (x) => <ui.Stepper {...withExtras(x)} label="Name" steps={[{ id: 'a', label: 'Alpha' }]} value="a" />,
    named: { role: 'navigation', name: 'Name' },
  },
  Switch: {
    isInput: true,
    ...full,
    draw: (x) => <ui.Switch {...withExtras(x)} label="Name" hint="Hint" />,
    named: { role: 'switch', name: 'Name' },
  },
  Tabs: {
    ...full,
    draw: (x) => <ui.Tabs {...withExtras(x)} label="Name" items={[{ id: 'a', label: 'Alpha', content: 'One' }]} />,
    named: { role: 'tablist', name: 'Name' },
  },
  Tag: { ...full, draw: (x) => <ui.Tag {...withExtras(x)} label="Name" /> },
  TagList: {
    ...full,
    draw: (x) => <ui.TagList {...withExtras(x)} label="Name" tags={[{ id: 'a', label: 'Alpha' }]} />,
    named: { role: 'list', name: 'Name' },
  },
  TagListInput: {
    isInput: true,
    hasRef: true,
    draw: (x) => field(<ui.TagListInput {...withExtras(x)} itemName="Item" addText="Add" />, true),
    named: { role: 'group', name: 'Name' },
  },
  Text: { ...full, draw: (x) => <ui.Text {...withExtras(x)}>One</ui.Text> },
  TextInput: { isInput: true, ...full, draw: (x) => field(<ui.TextInput {...withExtras(x)} />), named: { role: 'textbox', name: 'Name' } },
  Textarea: { isInput: true, ...full, draw: (x) => field(<ui.Textarea {...withExtras(x)} />), named: { role: 'textbox', name: 'Name' } },
  Tile: { ...full, draw: (x) => <ui.Tile {...withExtras(x)} href="#a" title="Name" />, named: { role: 'link', name: 'Name' } },
  TimeInput: { isInput: true, ...full, draw: (x) => field(<ui.TimeInput {...withExtras(x)} />) },
  Timeline: {
    draw: () => <ui.Timeline label="Name" rowName="Room" rows={[{ id: 'a', label: 'Alpha' }]} days={['2026-11-24']} bookings={[]} />,
    named: { role: 'grid', name: 'Name' },
  },
  ToggleButtonGroup: {
    ...full,
    draw: (x) => (
      <ui.ToggleButtonGroup {...withExtras(x)} label="Name" items={[{ id: 'a', label: 'A' }]} value="a" onValueChange={() => {}} />
    ),
    named: { role: 'group', name: 'Name' },
  },
  Tooltip: {
    draw: () => (
      <ui.Tooltip content="More">
        <ui.Button>Name</ui.Button>
      </ui.Tooltip>
    ),
    named: { role: 'button', name: 'Name' },
  },
  VirtualList: {
    draw: () => (
      <ui.VirtualList label="Name" items={OPTIONS} itemKey={({ value }) => value}>
        {({ label }) => label}
      </ui.VirtualList>
    ),
    named: { role: 'list', name: 'Name' },
  },
  VisuallyHidden: { ...full, draw: (x) => <ui.VisuallyHidden {...withExtras(x)}>Name</ui.VisuallyHidden> },
};
