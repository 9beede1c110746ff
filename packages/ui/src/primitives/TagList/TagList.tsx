import { type HTMLAttributes, type Ref, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Tag, type TagMessages } from '../Tag/Tag.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { focusNeighbor } from './focusNeighbor.ts';
import { item, list } from './TagList.css.ts';

/** The texts of the component; numbers arrive formatted for the locale. */
export interface TagListMessages extends TagMessages {
  /** The label of the button that shows the hidden tags. */
  more: (counts: { count: string }) => string;
}

const tagListMessages = (t: Translate): Pick<TagListMessages, 'more'> => ({ more: (counts) => t('{count} more', counts) });

export interface TagListItem {
  id: string;
  label: string;
  /** The URL of everything with this tag. */
  href?: string;
}

export interface TagListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** Whose tags they are, for screen readers: 'Skills of Meera Iyer'. */
  label: string;
  /** The tags, in this order. */
  tags: readonly TagListItem[];
  /** The number of tags that are shown first; a button shows the others. */
  max?: number;
  /** Called to remove a tag; the focus then moves to its neighbor. */
  onRemove?: (id: string) => void;
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<TagListMessages>;
  ref?: Ref<HTMLUListElement>;
}

/** The tags of an object, in lines that wrap; a button shows those that exceed `max`. Use TagListInput instead to edit them as text. */
export function TagList({ label, tags, max = tags.length, onRemove, messages, ref, ...native }: TagListProps) {
  const { locale, translate } = useLocaleSettings();
  const { more } = { ...tagListMessages(translate), ...messages };
  const [isOpen, setOpen] = useState(false);
  const own = useRef<HTMLUListElement>(null);
  const setElement = (element: HTMLUListElement | null) => {
    own.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  // A single hidden tag is shown, because it takes no more room than the button.
  const isFolded = !isOpen && tags.length > max + 1;
  const shown = isFolded ? tags.slice(0, max) : tags;
  const unfold = () => {
    setOpen(true);
    own.current?.focus();
  };
  return (
    <ul {...native} ref={setElement} aria-label={label} tabIndex={-1} className={list}>
      {shown.map((tag) => (
        <li key={tag.id} className={item}>
          <Tag
            label={tag.label}
            href={tag.href}
            messages={messages}
            onRemove={
              onRemove &&
              (({ currentTarget }) => {
                focusNeighbor(currentTarget, own.current);
                onRemove(tag.id);
              })
            }
          />
        </li>
      ))}
      {isFolded && (
        <li>
          <Button size="s" variant="quiet" aria-expanded={false} onClick={unfold}>
            {more({ count: (tags.length - max).toLocaleString(locale) })}
          </Button>
        </li>
      )}
    </ul>
  );
}
