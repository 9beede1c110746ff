import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { fact, factIcon, factText } from './EventCard.css.ts';

export interface EventFactProps {
  icon: LucideIcon;
  children: ReactNode;
}

/** One calm line about an event, behind a quiet icon. */
export function EventFact({ icon: Icon, children }: EventFactProps) {
  return (
    <div className={fact}>
      <Icon size={16} aria-hidden="true" className={factIcon} />
      <div className={factText}>{children}</div>
    </div>
  );
}
