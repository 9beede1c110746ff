import { createVar, fallbackVar } from '@vanilla-extract/css';

/** The height of the shell's bar at the foot of a phone. */
export const footSize = createVar();

/** The bottom offset of sticky elements: above that bar, if there is one. */
export const aboveFoot = fallbackVar(footSize, '0px');
