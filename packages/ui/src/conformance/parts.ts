import type { Part, PartState } from './tables.ts';

/** The queries of a page: `screen` of Testing Library, or queries bound to an element. */
export interface PageQueries {
  queryAllByRole: (role: string, options?: { name?: string }) => HTMLElement[];
  queryAllByLabelText: (text: string, options?: { selector?: string }) => HTMLElement[];
  queryAllByText: (text: string, options?: { selector?: string }) => HTMLElement[];
}

/** Elements without an ARIA role, by the name that screen readers give them. */
const WITHOUT_ROLE: Readonly<Record<string, string>> = {
  'date field': 'input[type="date"]',
  'time field': 'input[type="time"]',
  'password field': 'input[type="password"]',
  'file button': 'input[type="file"]',
  disclosure: 'summary',
};

/** All elements that match a part. */
export function queryAll({ role, name }: Part, page: PageQueries): HTMLElement[] {
  const selector = WITHOUT_ROLE[role];
  if (selector === undefined) return page.queryAllByRole(role, name === undefined ? {} : { name });
  if (name === undefined) return [...document.querySelectorAll<HTMLElement>(selector)];
  return selector === 'summary' ? page.queryAllByText(name, { selector }) : page.queryAllByLabelText(name, { selector });
}

function isExpanded(element: HTMLElement): boolean {
  const details = element.tagName === 'SUMMARY' ? element.parentElement : element;
  return details instanceof HTMLDetailsElement ? details.open : element.getAttribute('aria-expanded') === 'true';
}

function checkedState(element: HTMLElement): boolean | 'mixed' {
  if (element instanceof HTMLInputElement) return element.indeterminate ? 'mixed' : element.checked;
  const value = element.getAttribute('aria-checked');
  return value === 'mixed' ? value : value === 'true';
}

function currentState(element: HTMLElement): PartState['current'] {
  const value = element.getAttribute('aria-current');
  return value === 'page' || value === 'step' ? value : value === 'true';
}

function isTrue(element: HTMLElement, attribute: string): boolean {
  return element.getAttribute(attribute) === 'true';
}

function displayedValue(element: HTMLElement): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? '';
}

/** How each state is read from an element, from its ARIA attributes or its native state. */
const READERS: { readonly [State in keyof PartState]-?: (element: HTMLElement) => PartState[State] } = {
  expanded: isExpanded,
  checked: checkedState,
  pressed: (element) => isTrue(element, 'aria-pressed'),
  selected: (element) => (element instanceof HTMLOptionElement ? element.selected : isTrue(element, 'aria-selected')),
  busy: (element) => isTrue(element, 'aria-busy'),
  unavailable: (element) => isTrue(element, 'aria-disabled') || element.matches(':disabled'),
  invalid: (element) => isTrue(element, 'aria-invalid'),
  required: (element) => isTrue(element, 'aria-required') || element.matches(':required'),
  current: currentState,
  sort: (element) => (element.getAttribute('aria-sort') ?? 'none') as PartState['sort'],
  modal: (element) => isTrue(element, 'aria-modal'),
  level: (element) => Number(element.getAttribute('aria-level') ?? element.tagName.slice(1)),
  value: displayedValue,
};

/** The requested states of an element. */
export function readState(element: HTMLElement, states: PartState): PartState {
  return Object.fromEntries(Object.keys(states).map((name) => [name, READERS[name as keyof PartState](element)]));
}
