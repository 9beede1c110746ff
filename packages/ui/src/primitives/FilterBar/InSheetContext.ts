import { createContext } from 'react';

/** Whether filters are rendered in the sheet, where their controls are always visible. */
export const InSheetContext = createContext(false);
