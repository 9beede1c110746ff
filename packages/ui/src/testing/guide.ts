import type { AriaRole, ReactNode } from 'react';

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
  readonly current?: boolean | 'page';
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
  /** A callback among the story's args, which was called by this and not before. */
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
  /** The story on which it is done, by its export; `Default` where nothing is said. */
  readonly story?: string;
}

/** Of the table 'Screen reader': a test finds the part in the accessibility tree as it is told here. */
export interface ScreenReaderRow extends Part {
  /** For people, as in the anatomy. */
  readonly part: string;
  readonly description?: string;
  readonly state?: PartState;
  /** What is read where the role has no name: an alert, a status. */
  readonly text?: string;
  readonly story?: string;
}

/** How it takes what is unusual: a sentence, and the story that shows it, by its export. */
export interface Adaptation {
  readonly says: string;
  readonly story: string;
}

/** A pair, side by side. */
export interface DoAndDont {
  readonly do: ReactNode;
  readonly dont: ReactNode;
  /** What speaks for the one and against the other, in a sentence. */
  readonly why: string;
}

export const GUIDE_STATUSES = ['stable', 'new', 'going'] as const;
export type GuideStatus = (typeof GUIDE_STATUSES)[number];

/**
 * What the page of a component says besides what can be read from its source: the sentence at its head is the doc comment, the table of
 * props the types. It stands in a file of its own beside the component, for documentation alone: nothing that is built imports it.
 */
export interface ComponentGuide {
  readonly status: GuideStatus;
  /** The version that it came with: '0.1'. */
  readonly since: string;
  readonly useWhen: readonly string[];
  /** Another component for another case, by its name. */
  readonly useInstead: readonly { readonly when: string; readonly component: string }[];
  readonly anatomy: readonly { readonly part: string; readonly is: string }[];
  readonly dos: readonly DoAndDont[];
  /** Empty where there is nothing to operate. */
  readonly keyboard: readonly KeyboardRow[];
  readonly screenReader: readonly ScreenReaderRow[];
  readonly adapts: {
    readonly narrow: Adaptation;
    readonly long: Adaptation;
    readonly many: Adaptation;
    readonly rightToLeft: Adaptation;
  };
  /** Components that one looks for next, by their names. */
  readonly related: readonly string[];
  /** The story with all variants, by its export, where it is not called Matrix. */
  readonly matrix?: string;
}
