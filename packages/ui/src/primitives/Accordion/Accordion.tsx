import { ChevronDown } from 'lucide-react';
import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useControllableState } from '../useControllableState.ts';
import { accordion, arrow, body, item as itemStyle, summary } from './Accordion.css.ts';

export const ACCORDION_TYPES = ['multiple', 'single'] as const;
export type AccordionType = (typeof ACCORDION_TYPES)[number];

export interface AccordionItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'defaultValue'> {
  /** The parts, from top to bottom. */
  items: readonly AccordionItem[];
  /** The ids of the open parts, when controlled. */
  value?: readonly string[];
  /** The initial values, when uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with the ids of the open parts whenever one opens or closes. */
  onValueChange?: (value: string[]) => void;
  /** `single`: opening one closes the one that was open. */
  type?: AccordionType;
  ref?: Ref<HTMLDivElement>;
}

/** Parts that most people do not need, each behind its title; works without script. Use Tabs instead for views that everybody goes between. */
export function Accordion({ items, value, defaultValue = [], onValueChange, type = 'multiple', ...native }: AccordionProps) {
  const [opened, setOpened] = useControllableState(value, defaultValue, onValueChange);
  const set = (id: string, isOpen: boolean) => {
    if (opened.includes(id) === isOpen) return;
    const others = type === 'single' ? [] : opened.filter((each) => each !== id);
    setOpened(isOpen ? [...others, id] : others);
  };
  const press = (event: MouseEvent<HTMLDetailsElement>, id: string) => {
    const title = event.target instanceof Element && event.target.closest('summary');
    if (!title || title.parentElement !== event.currentTarget) return;
    // The browser would open it whatever the app says of it.
    event.preventDefault();
    set(id, !opened.includes(id));
  };
  return (
    <div {...native} className={accordion}>
      {items.map(({ id, label, content }) => (
        // Searching in the page opens a part as well.
        <details
          key={id}
          open={opened.includes(id)}
          onClickCapture={(event) => press(event, id)}
          onToggle={(event) => event.currentTarget.open && set(id, true)}
          className={itemStyle}
        >
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
