import type { AriaRole } from 'react';

/** Something on the page, found as a person finds it. */
export interface Part {
  /** That of ARIA; where it has none, what screen readers call it: `date field`, `time field`, `password field`, `file button`, `disclosure`. */
  readonly role: AriaRole;
  /** Its accessible name; left out where there is one of this role alone, or it has none. Blank finds one without among others that have one. */
  readonly name?: string;
}

/** What assistive technology is told besides role, name and description. */
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

/** What must hold once the keys are pressed. */
export type Outcome =
  | { readonly focus: Part }
  | { readonly shows: Part & { readonly state?: PartState; readonly text?: string } }
  | { readonly hides: Part }
  /** A callback among those that are watched, which was called by this and not before. */
  | { readonly calls: string }
  | { readonly doesNotCall: string };

/** Of the table 'Keyboard': a test presses the keys and sees what they do. */
export interface KeyboardRow {
  /** As user-event takes them: `{Tab}`, `{Shift>}{Tab}{/Shift}`, `[Space]`, `{ArrowDown}`. */
  readonly keys: string;
  /** Gets the focus first; where it is left out, the focus is where the row before left it. */
  readonly on?: Part;
  /** What they do, for people: 'Moves to the next tab and shows its panel'. */
  readonly does: string;
  readonly outcome: Outcome | readonly Outcome[];
}

/** Of the table 'Screen reader': a test finds the part in the accessibility tree as it is told here. */
export interface ScreenReaderRow extends Part {
  /** For people, as in the anatomy. */
  readonly part: string;
  readonly description?: string;
  readonly state?: PartState;
  /** What is read where the role has no name: an alert, a status. */
  readonly text?: string;
}
