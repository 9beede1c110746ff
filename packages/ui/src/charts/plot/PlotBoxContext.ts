import { createContext } from 'react';
import type { PlotBox } from './plotLayout.ts';

/** What a chart's frame has measured for the drawing inside it. Undefined where there is no frame. */
export const PlotBoxContext = createContext<PlotBox | undefined>(undefined);
