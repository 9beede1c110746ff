import type { ReactNode } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { action as actionStyle, box, drawing, title as titleStyle } from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<NativeProps<HTMLDivElement>, 'title'> {
  /** A 24 px icon of the missing content. */
  icon?: ReactNode;
  /** What is missing, in a few words. */
  title: string;
  /** Why there is nothing, and what to do next. */
  description?: string;
  /** A button for the next step. */
  action?: ReactNode;
}

/** A placeholder for a list or page without content. Use ErrorState instead if loading failed. */
export function EmptyState({ icon, title, description, action, ...native }: EmptyStateProps) {
  return (
    <div {...native} className={box}>
      {icon && <div className={drawing}>{icon}</div>}
      <p className={titleStyle}>{title}</p>
      {description && <p>{description}</p>}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
