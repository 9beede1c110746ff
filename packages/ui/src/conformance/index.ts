/** Checks that components of your own behave like those of the design system, for tests in any runner. */
export {
  type Axe,
  type Composition,
  checkConformance,
  type Keys,
  type PassedProps,
  type Promised,
  type RenderResult,
  type Watched,
} from './checkConformance.ts';
export type { KeyboardRow, Outcome, Part, PartState, ScreenReaderRow } from './tables.ts';
