import type { ReactNode } from 'react';
import type { KeyboardRow as OfKeyboard, ScreenReaderRow as OfScreenReader } from '../conformance/tables.ts';

export type { Outcome, Part, PartState } from '../conformance/tables.ts';

/** The export name of the story that a row is tested on, by default `Default`. */
interface OnStory {
  readonly story?: string;
}

export interface KeyboardRow extends OfKeyboard, OnStory {}

export interface ScreenReaderRow extends OfScreenReader, OnStory {}

/** How a component adapts, in a sentence, with the export name of a story that shows it. */
export interface Adaptation {
  readonly says: string;
  readonly story: string;
}

/** A do and a don't, shown side by side. */
export interface DoAndDont {
  readonly do: ReactNode;
  readonly dont: ReactNode;
  /** Why one is better than the other, in a sentence. */
  readonly why: string;
}

export const GUIDE_STATUSES = ['stable', 'new', 'going'] as const;
export type GuideStatus = (typeof GUIDE_STATUSES)[number];

/**
 * The content of a component's page that cannot be read from its source; the first sentence comes from the doc comment and the props table
 * from the types. It has a file of its own beside the component, which no build imports.
 */
export interface ComponentGuide {
  readonly status: GuideStatus;
  /** The version that introduced the component: '0.1'. */
  readonly since: string;
  readonly useWhen: readonly string[];
  /** The name of another component for another case. */
  readonly useInstead: readonly { readonly when: string; readonly component: string }[];
  readonly anatomy: readonly { readonly part: string; readonly is: string }[];
  readonly dos: readonly DoAndDont[];
  /** Empty if the component cannot be operated. */
  readonly keyboard: readonly KeyboardRow[];
  readonly screenReader: readonly ScreenReaderRow[];
  readonly adapts: {
    readonly narrow: Adaptation;
    readonly long: Adaptation;
    readonly many: Adaptation;
    readonly rightToLeft: Adaptation;
  };
  /** The names of related components. */
  readonly related: readonly string[];
  /** The export name of the story with all variants, if it is not Matrix. */
  readonly matrix?: string;
}
