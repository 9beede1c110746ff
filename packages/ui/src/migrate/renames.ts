/** What was renamed in a component for 1.0. Props have their new names, except for the keys of `props`. */
export interface Renames {
  readonly props?: Readonly<Record<string, string>>;
  /** Renamed values of a prop. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Boolean props that became a value of another prop. */
  readonly flags?: Readonly<Record<string, readonly [prop: string, value: string]>>;
  /** Values that moved to another prop, and what replaces them in the old one. */
  readonly moved?: Readonly<Record<string, Moved>>;
  /** A value that became a component of its own. */
  readonly becomes?: Readonly<Record<string, readonly [value: string, component: string]>>;
  /** A prop that named the element, which is now a child by `asChild`. */
  readonly element?: string;
  /** Handlers that now receive the value itself instead of an object with this field. */
  readonly unwrapped?: Readonly<Record<string, string>>;
  /** Renamed fields of the objects in an array prop. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Moved {
  readonly values: readonly string[];
  readonly to: string;
  readonly left?: string;
}

const SIZES = { small: 's', medium: 'm', large: 'l', xlarge: 'xl', '4xl': 'xl' } as const;

const CHART = { isLoading: 'loading', isRetrying: 'retrying', emptyText: 'empty' } as const;
const chart = (data: string): Renames => ({ props: { ...CHART, [data]: 'data' } });

const OPTION = { isDisabled: 'disabled' } as const;
const INBOX_ITEM = { isOpen: 'open', isUnseen: 'unread', text: 'description' } as const;
const MENU_ITEM = { isGroupStart: 'groupStart' } as const;
const PERSON = { photoUrl: 'src' } as const;
const COLUMN = { isRowHeader: 'rowHeader' } as const;
const SHELL = { isCollapsed: 'collapsed', onCollapse: 'onCollapsedChange' } as const;
const METER = { kind: ['meter', 'Meter'] } as const;
const COLLAPSE = { onCollapsedChange: 'isCollapsed' } as const;

/** From 0.x to 1.0: components, and `showToast`, whose options are handled like props. */
export const RENAMES: Readonly<Record<string, Renames>> = {
  Accordion: { flags: { isExclusive: ['type', 'single'] } },
  ActivityMap: chart('figures'),
  AlertDialog: { values: { tone: { primary: 'neutral' } } },
  AppShell: { props: SHELL, unwrapped: COLLAPSE },
  Avatar: { props: { photoUrl: 'src' }, values: { size: SIZES } },
  AvatarGroup: { values: { size: SIZES }, fields: { people: PERSON } },
  BackLink: { props: { isExternal: 'external' } },
  Badge: { moved: { tone: { values: ['elevated', 'concluded', 'notable', 'distinguished'], to: 'appearance' } } },
  Banner: { props: { isAnnounced: 'live' } },
  BarChart: chart('figures'),
  BudgetBar: { props: { isAmountHidden: 'amountHidden' } },
  BudgetChart: chart('clubs'),
  Button: {
    props: { isUnavailable: 'disabled', isExternal: 'external' },
    values: { size: SIZES },
    moved: { variant: { values: ['critical'], to: 'tone', left: 'primary' } },
  },
  Card: { values: { padding: SIZES }, element: 'as' },
  ChartFrame: { props: { ...CHART, isEmpty: 'noData' } },
  Checkbox: { props: { isInvalid: 'invalid' } },
  Combobox: { props: { emptyText: 'empty' } },
  CommandMenu: { props: { hasShortcut: 'shortcut', onChoose: 'onSelect' } },
  DashboardGrid: { props: { isCollapsed: 'collapsed' } },
  DataTable: { props: { isCaptionHidden: 'captionHidden', onSort: 'onSortingChange' }, fields: { columns: COLUMN } },
  Dialog: { values: { size: SIZES } },
  DropdownMenu: { fields: { items: MENU_ITEM } },
  Emblem: { values: { size: SIZES } },
  ErrorState: { props: { isRetrying: 'retrying', message: 'description' } },
  EventPerformanceChart: chart('events'),
  Field: { props: { isRequired: 'required', isGroup: 'group' } },
  FileDrop: { props: { onRefuse: 'onReject' }, unwrapped: { onAdd: 'files', onRemove: 'id', onRetry: 'id' } },
  FilterBar: { props: { isFiltered: 'filtered', tools: 'actions' } },
  InboxList: { props: { onOpen: 'onItemSelect' }, unwrapped: { onItemSelect: 'id' }, fields: { items: INBOX_ITEM } },
  Inline: { props: { isWrapping: 'wrap' } },
  Link: { props: { isExternal: 'external' } },
  LoadMore: { props: { isLoading: 'loading', hasMore: 'more' } },
  MultiCombobox: { props: { emptyText: 'empty' } },
  OneTimeCode: { unwrapped: { onComplete: 'code' } },
  PartsChart: chart('figures'),
  PhotoInput: { props: { photoUrl: 'src', onChoose: 'onFileSelect' }, unwrapped: { onFileSelect: 'file' } },
  ProfileMenu: { fields: { items: MENU_ITEM } },
  ProgressBar: { becomes: METER },
  ProgressRing: { values: { size: SIZES }, becomes: METER },
  QrCode: { values: { size: SIZES } },
  RadioGroup: { props: { direction: 'orientation' }, fields: { options: OPTION } },
  RecordList: {
    props: { records: 'items', recordKey: 'itemKey', recordCount: 'itemCount', isRetrying: 'retrying', onNearEnd: 'onLoadMore' },
    values: { density: { normal: 'comfortable' } },
  },
  RepeatingRows: { unwrapped: { onRemove: 'index' } },
  SearchField: { unwrapped: { onSearch: 'text' } },
  Section: { props: { level: 'headingLevel' } },
  Select: { fields: { options: OPTION } },
  Sidebar: { props: SHELL, unwrapped: COLLAPSE },
  StatusPipelineChart: chart('pipeline'),
  TagList: { unwrapped: { onRemove: 'id' } },
  Text: { values: { tone: { default: 'neutral' } } },
  Tile: { props: { isExternal: 'external' } },
  Timeline: { props: { onBookingPress: 'onBookingSelect' }, unwrapped: { onBookingSelect: 'bookings' } },
  Tooltip: { props: { text: 'content' }, flags: { isLabel: ['type', 'label'] } },
  TrendChart: chart('figures'),
  UiProvider: { props: { direction: 'dir' } },
  VirtualList: { props: { onNearEnd: 'onLoadMore' } },
  buildTheme: { props: { isDefault: 'default' } },
  showToast: { props: { message: 'description' }, flags: { isUrgent: ['priority', 'high'] } },
};

/** Renamed fields of objects with a declared type. */
export const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AvatarGroupPerson: PERSON,
  DataTableColumn: COLUMN,
  DropdownMenuItem: MENU_ITEM,
  InboxItem: INBOX_ITEM,
  ProfileMenuItem: MENU_ITEM,
  RadioOption: OPTION,
  SelectOption: OPTION,
};

/** Renamed exports. */
export const EXPORTS: Readonly<Record<string, string>> = {
  RADIO_DIRECTIONS: 'RADIO_ORIENTATIONS',
  RadioDirection: 'RadioOrientation',
};

/** The changes as a Markdown table: the component, the old code, and the new code. */
export function renamesTable(): string {
  const pairs = (words: Readonly<Record<string, string>>, written: (word: string) => string = String) =>
    Object.entries(words).map(([from, to]) => [written(from), written(to)] as const);
  const attribute = (prop: string, value: string) => `${prop}="${value}"`;
  const rows = Object.entries(RENAMES).flatMap(([of, renames]) => {
    const { props = {}, values = {}, flags = {}, moved = {}, becomes = {}, element, unwrapped = {}, fields = {} } = renames;
    return [
      ...pairs(props),
      ...Object.entries(values).flatMap(([prop, words]) => pairs(words, (word) => attribute(prop, word))),
      ...Object.entries(flags).map(([flag, [prop, value]]) => [flag, attribute(prop, value)] as const),
      ...Object.entries(moved).flatMap(([prop, { values: words, to, left }]) =>
        words.map(
          (word) => [attribute(prop, word), [left && attribute(prop, left), attribute(to, word)].filter(Boolean).join(' ')] as const,
        ),
      ),
      ...Object.entries(becomes).map(([prop, [value, component]]) => [attribute(prop, value), `<${component}>`] as const),
      ...(element ? [[attribute(element, 'section'), 'asChild around a section'] as const] : []),
      ...Object.entries(unwrapped).map(([handler, field]) => [`${handler}({ ${field} })`, `${handler}(${field})`] as const),
      ...Object.entries(fields).flatMap(([prop, words]) => pairs(words, (word) => `${word} of ${prop}`)),
    ].map(([before, now]) => `| ${of} | \`${before}\` | \`${now}\` |`);
  });
  const exported = pairs(EXPORTS).map(([before, now]) => `| exports | \`${before}\` | \`${now}\` |`);
  return ['| Of | Before | Now |', '| --- | --- | --- |', ...rows, ...exported].join('\n');
}
