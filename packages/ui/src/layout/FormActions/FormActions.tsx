import type { ReactNode } from 'react';
import { actions } from './FormActions.css.ts';

export interface FormActionsProps {
  /** The submit button, then the cancel button, then any message about submitting. */
  children: ReactNode;
}

/** The buttons at the end of a form on a page; they stick to the foot of the window while the form continues below. */
export function FormActions({ children }: FormActionsProps) {
  return <div className={actions}>{children}</div>;
}
