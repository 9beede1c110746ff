import type { ReactNode } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { action as actionStyle, box, drawing, title as titleStyle } from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<NativeProps<HTMLDivElement>, 'title'> {
  /** A quiet picture of what would be here; 24 px. */
  icon?: ReactNode;
  /** What there is none of, in a few words. */
  title: string;
  /** Why there is nothing, and what to do next. */
  description?: string;
  /** The button that does it. */
  action?: ReactNode;
}

/** A place that has nothing to show, and says so. Use ErrorState instead when something went wrong. */
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
