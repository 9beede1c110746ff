import { ChevronDown } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { accordion, arrow, body, item as itemStyle, summary } from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  label: string;
  content: ReactNode;
  isOpenAtFirst?: boolean;
}

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  items: readonly AccordionItem[];
  /** Opening one closes the one that was open. */
  isExclusive?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Parts that most people do not need, each behind its title; works without script. Use Tabs instead for views that everybody goes between. */
export function Accordion({ items, isExclusive = false, ...native }: AccordionProps) {
  const name = useId();
  return (
    <div {...native} className={accordion}>
      {items.map(({ id, label, content, isOpenAtFirst }) => (
        <details key={id} name={isExclusive ? name : undefined} open={isOpenAtFirst} className={itemStyle}>
          <summary className={summary}>
            {label}
            <ChevronDown size={16} aria-hidden="true" className={arrow} />
          </summary>
          <div className={body}>{content}</div>
        </details>
      ))}
    </div>
  );
}
