/** Whether a part that you made keeps what all parts of the design system promise: for your own tests, with any runner. */
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
