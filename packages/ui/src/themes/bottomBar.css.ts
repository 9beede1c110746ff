import { createVar, fallbackVar } from '@vanilla-extract/css';

/** The height of the shell's bar at the foot of a phone. */
export const bottomBarSize = createVar();

/** The bottom offset of sticky elements: above that bar, if there is one. */
export const aboveBottomBar = fallbackVar(bottomBarSize, '0px');
