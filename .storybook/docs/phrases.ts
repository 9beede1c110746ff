import type { Outcome, Part, PartState, ScreenReaderRow } from '../../packages/ui/src/testing/guide.ts';

/** The names of keys that Kbd shows as they are. */
const KEYS: Readonly<Record<string, string>> = { PageUp: 'Page up', PageDown: 'Page down' };

/** Parses `{Shift>}{Tab}{/Shift}` as Shift and Tab pressed together, and `{Home}{End}` as two presses. */
export function keysOf(keys: string): string[][] {
  const groups: string[][] = [];
  let held: string[] = [];
  for (const [, open = '', name = '', hold = '', letter = ''] of keys.matchAll(/[{[](\/?)(\w+)(>?)[^}\]]*[}\]]|(.)/gs)) {
    const key = letter === ' ' ? 'Space' : letter || (KEYS[name] ?? name);
    if (open) held = held.filter((each) => each !== key);
    else if (hold) held = [...held, key];
    else groups.push([...held, key]);
  }
  return groups;
}

function nameOf({ role, name }: Part): string {
  return name ? `${role} “${name}”` : role;
}

/** The words for each state being set or not. */
const STATES: { readonly [State in keyof PartState]-?: (value: NonNullable<PartState[State]>) => string } = {
  expanded: (is) => (is ? 'expanded' : 'collapsed'),
  checked: (is) => (is === 'mixed' ? 'partly checked' : is ? 'checked' : 'not checked'),
  pressed: (is) => (is ? 'pressed' : 'not pressed'),
  selected: (is) => (is ? 'selected' : 'not selected'),
  busy: (is) => (is ? 'busy' : 'not busy'),
  unavailable: (is) => (is ? 'unavailable' : 'available'),
  invalid: (is) => (is ? 'invalid' : 'valid'),
  required: (is) => (is ? 'required' : 'not required'),
  current: (is) => (is === 'page' ? 'current page' : is ? 'current' : 'not current'),
  sort: (order) => (order === 'none' ? 'not sorted' : `sorted ${order}`),
  modal: (is) => (is ? 'modal' : 'not modal'),
  level: (level) => `level ${level}`,
  value: (value) => (value === '' ? 'empty' : `“${value}”`),
};

function statesOf(state: PartState = {}): string[] {
  return (Object.keys(state) as (keyof PartState)[]).map((name) => STATES[name](state[name] as never));
}

/** The announcement of a part, in the order of most screen readers. */
export function announcement({ role, name, description, state, text }: Omit<ScreenReaderRow, 'part'>): string {
  const parts = [name, text, role, ...statesOf(state), description];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

/** Describes the outcome of a row, as the test checks it. */
export function outcomeOf(outcome: Outcome): string {
  if ('focus' in outcome) return `the focus is on the ${nameOf(outcome.focus)}`;
  if ('shows' in outcome) {
    const { text, state } = outcome.shows;
    const more = [...statesOf(state), ...(text ? [`“${text}”`] : [])].join(', ');
    return `there is the ${nameOf(outcome.shows)}${more && `: ${more}`}`;
  }
  if ('hides' in outcome) return `there is no ${nameOf(outcome.hides)}`;
  return 'calls' in outcome ? `${outcome.calls} is called` : `${outcome.doesNotCall} is not called`;
}
