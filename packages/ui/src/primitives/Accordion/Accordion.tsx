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
  /** The items, from top to bottom. */
  items: readonly AccordionItem[];
  /** The ids of the open items, when controlled. */
  value?: readonly string[];
  /** The initial values, when uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with the ids of the open items whenever one opens or closes. */
  onValueChange?: (value: string[]) => void;
  /** With `single`, opening an item closes the one that was open. */
  type?: AccordionType;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A stack of sections that expand and collapse, for content that most people do not need; works without JavaScript. Use Tabs instead for
 * views that people switch between.
 */
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
    // Prevents the browser from toggling the element by itself, because the app controls `open`.
    event.preventDefault();
    set(id, !opened.includes(id));
  };
  return (
    <div {...native} className={accordion}>
      {items.map(({ id, label, content }) => (
        // `onToggle` also covers the browser's find-in-page, which opens a closed item.
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
