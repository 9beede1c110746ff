import type { AriaRole } from 'react';

/** An element of the page, identified as assistive technology does. */
export interface Part {
  /**
   * The ARIA role; for elements without one, the name that screen readers give them: `date field`, `time field`, `password field`, `file
   * button`, `disclosure`.
   */
  readonly role: AriaRole;
  /**
   * The accessible name; omit it if the role is unique or the element has no name. An empty name finds the one without a name among others.
   */
  readonly name?: string;
}

/** States that are exposed to assistive technology besides role, name and description. */
export interface PartState {
  readonly expanded?: boolean;
  readonly checked?: boolean | 'mixed';
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly busy?: boolean;
  readonly unavailable?: boolean;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly current?: boolean | 'page' | 'step';
  readonly sort?: 'ascending' | 'descending' | 'none';
  readonly modal?: boolean;
  readonly level?: number;
  readonly value?: string;
}

/** What must hold after the keys are pressed. */
export type Outcome =
  | { readonly focus: Part }
  | { readonly shows: Part & { readonly state?: PartState; readonly text?: string } }
  | { readonly hides: Part }
  /** A watched callback that the keys must have called. */
  | { readonly calls: string }
  | { readonly doesNotCall: string };

/** A row of the table 'Keyboard': a test presses the keys and checks the outcome. */
export interface KeyboardRow {
  /** In the syntax of user-event: `{Tab}`, `{Shift>}{Tab}{/Shift}`, `[Space]`, `{ArrowDown}`. */
  readonly keys: string;
  /** The element that is focused first; by default the focus stays where the previous row left it. */
  readonly on?: Part;
  /** What the keys do, for people: 'Moves to the next tab and shows its panel'. */
  readonly does: string;
  readonly outcome: Outcome | readonly Outcome[];
}

/** A row of the table 'Screen reader': a test finds the part in the accessibility tree. */
export interface ScreenReaderRow extends Part {
  /** The name of the part for people, as in the anatomy. */
  readonly part: string;
  readonly description?: string;
  readonly state?: PartState;
  /** The text that is read if the role has no name, such as an alert or a status. */
  readonly text?: string;
}
