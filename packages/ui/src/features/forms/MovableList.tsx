import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { recordCard, words } from '../surfaces/recordCard.css.ts';

/** An item of a reorderable list. */
export interface MovableItem {
  readonly id: string;
  readonly name: string;
  /** Further facts in the item's line. */
  readonly meta: readonly string[];
}

/** The texts of the list and its buttons, in English. */
type MovableWord = 'up' | 'down' | 'isFirst' | 'isLast' | 'moved' | 'change' | 'changeOf' | 'duplicate' | 'duplicateOf' | 'removeOf';

interface MovableListProps {
  label: string;
  texts: Readonly<Record<MovableWord, string>>;
  items: readonly MovableItem[];
  /** The id of the item that is being edited. */
  opened: string | undefined;
  onOpenedChange: (id: string | undefined) => void;
  onOrderChange: (from: number, to: number) => void;
  /** Undefined if the maximum is reached. */
  onAddCopy: ((index: number) => void) | undefined;
  /** Undefined if no item may be removed. */
  onRemove: ((index: number) => void) | undefined;
  /** Renders the fields of the item that is being edited. */
  children: (index: number) => ReactNode;
}

/** The button that gets the focus after an item was moved or removed. */
interface FocusPlace {
  readonly id: string;
  readonly button: 'up' | 'down' | 'change';
}

/** A reorderable list of items with their actions; the focus follows a moved item. */
export function MovableList(props: MovableListProps) {
  const { label, texts, items, opened, onOpenedChange, onOrderChange, onAddCopy, onRemove, children } = props;
  const t = useTranslate();
  const listRef = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<FocusPlace>();
  const [moved, setMoved] = useState('');
  useEffect(() => {
    if (!place) return;
    const at = [...(listRef.current?.children ?? [])].find((item) => item.id === `item-${place.id}`);
    at?.querySelector<HTMLElement>(`[data-act="${place.button}"]`)?.focus();
  }, [place]);

  const move = (index: number, by: -1 | 1, { id, name }: MovableItem) => {
    onOrderChange(index, index + by);
    setPlace({ id, button: by === 1 ? 'down' : 'up' });
    setMoved(t(texts.moved, { name, number: index + by + 1, count: items.length }));
  };
  return (
    <>
      <Stack as="ol" gap="s" ref={listRef} aria-label={label}>
        {items.map((item, index) => {
          const { id, name, meta } = item;
          return (
            <li key={id} id={`item-${id}`}>
              <Card>
                <Stack>
                  <div className={recordCard}>
                    <div className={words}>
                      <Text weight="medium">
                        {index + 1}. {name}
                      </Text>
                      <Text size="s" tone="muted">
                        {meta.join(' · ')}
                      </Text>
                    </div>
                    <Inline gap="xs">
                      <IconButton
                        label={t(texts.up, { name })}
                        icon={<ArrowUp size={20} aria-hidden="true" />}
                        data-act="up"
                        {...(index === 0 && { unavailableReason: t(texts.isFirst) })}
                        onClick={() => move(index, -1, item)}
                      />
                      <IconButton
                        label={t(texts.down, { name })}
                        icon={<ArrowDown size={20} aria-hidden="true" />}
                        data-act="down"
                        {...(index === items.length - 1 && { unavailableReason: t(texts.isLast) })}
                        onClick={() => move(index, 1, item)}
                      />
                      <Button
                        size="s"
                        data-act="change"
                        aria-expanded={opened === id}
                        aria-label={t(texts.changeOf, { name })}
                        onClick={() => onOpenedChange(opened === id ? undefined : id)}
                      >
                        {t(texts.change)}
                      </Button>
                      {onAddCopy && (
                        <Button size="s" variant="quiet" aria-label={t(texts.duplicateOf, { name })} onClick={() => onAddCopy(index)}>
                          {t(texts.duplicate)}
                        </Button>
                      )}
                      {onRemove && (
                        <IconButton
                          label={t(texts.removeOf, { name })}
                          icon={<X size={20} aria-hidden="true" />}
                          onClick={() => {
                            onRemove(index);
                            const next = items[index + 1] ?? items[index - 1];
                            if (next) setPlace({ id: next.id, button: 'change' });
                          }}
                        />
                      )}
                    </Inline>
                  </div>
                  {opened === id && children(index)}
                </Stack>
              </Card>
            </li>
          );
        })}
      </Stack>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </>
  );
}
