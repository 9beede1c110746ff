import { ACADEMIC } from './academic.ts';
import { CULTURAL } from './cultural.ts';
import type { CouncilPlan } from './plan.ts';
import { SCITECH } from './scitech.ts';
import { SPORTS } from './sports.ts';

/** What the demonstration institute has on its calendar. */
export const PROGRAMME: readonly CouncilPlan[] = [SCITECH, ACADEMIC, CULTURAL, SPORTS];
