import type { ReactNode } from 'react';
import type { KeyboardRow as OfKeyboard, ScreenReaderRow as OfScreenReader } from '../conformance/tables.ts';

export type { Outcome, Part, PartState } from '../conformance/tables.ts';

/** The story on which it is done or heard, by its export; `Default` where nothing is said. */
interface OnStory {
  readonly story?: string;
}

export interface KeyboardRow extends OfKeyboard, OnStory {}

export interface ScreenReaderRow extends OfScreenReader, OnStory {}

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
