import type { ReactNode } from 'react';
import { actions } from './FormActions.css.ts';

export interface FormActionsProps {
  /** What sends the form first, then what leaves it, then what is to be said about sending. */
  children: ReactNode;
}

/** What ends a form on a page, under its last field and in reach: while the form goes on below, it stays at the foot of the window. */
export function FormActions({ children }: FormActionsProps) {
  return <div className={actions}>{children}</div>;
}
