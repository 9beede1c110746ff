import { createContext } from 'react';

/** Filters stand one below the other in a sheet, and have room to be open. */
export const InSheetContext = createContext(false);
