import { createVar, fallbackVar } from '@vanilla-extract/css';

/** How high the bar is that a shell has at the foot of a phone. */
export const footSize = createVar();

/** Where what sticks to the foot of the window ends: above that bar, where there is one. */
export const aboveFoot = fallbackVar(footSize, '0px');
