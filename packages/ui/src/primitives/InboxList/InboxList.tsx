import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button, type ButtonTone, type ButtonVariant } from '../Button/Button.tsx';
import { mark, square } from '../choice/choice.css.ts';
import { BareLink } from '../Link/BareLink.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { useControllableState } from '../useControllableState.ts';
import * as styles from './InboxList.css.ts';
import { placeAfterKey } from './placeAfterKey.ts';

/** Its words; numbers come as the locale writes them. */
export interface InboxListMessages {
  /** Before the kind of an item that nobody has looked at yet. */
  unseen: string;
  select: (item: { title: string }) => string;
  selectAll: string;
  selected: (counts: { count: string }) => string;
  /** How many there are, and how many of them are news, while none is selected. */
  summary: (counts: { count: string; unseen: string }) => string;
  /** What keys do, read out with the list. */
  keys: string;
}

const inboxListMessages = (t: Translate): InboxListMessages => ({
  unseen: t('New'),
  select: (item) => t('Select {title}', item),
  selectAll: t('Select all'),
  selected: (counts) => t('{count} selected', counts),
  summary: (counts) => (counts.unseen === '0' ? t('{count} in all', counts) : t('{unseen} new, {count} in all', counts)),
  keys: t('J and K or the arrow keys move between the items, X selects one.'),
});

/** What can be done with an item, or with all that are selected. */
export interface InboxAction {
  id: string;
  label: string;
  /** A 16 px icon before the word. */
  icon?: ReactNode;
  /**
   * How much it matters.
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  tone?: ButtonTone;
  /** A letter that does it, for the item that has the focus, or for all that are selected. */
  shortcut?: string;
}

interface InboxItemBase {
  id: string;
  /** What kind of thing it is: 'Room request'. */
  kind: string;
  /** A 16 px icon of that kind. */
  icon?: ReactNode;
  /** What it is about, in a line. */
  title: string;
  /** The part of the list that it begins or goes on: 'In the next 7 days'. The first of each has that as a heading. */
  group?: string;
  /** What there is to know before one opens it, in words that go on in one line. */
  description?: ReactNode;
  /** What speaks against it, always in sight. */
  notice?: ReactNode;
  /** More of it: on a phone only once it is opened. */
  details?: ReactNode;
  /** When it came, in words: '5 minutes ago'. */
  time?: string;
  /** Nobody has looked at it yet. */
  unread?: boolean;
  /** What can be done with it at once. */
  actions?: readonly InboxAction[];
  /** Of one that is opened where it is: whether it is open, and so shows all there is to know. */
  open?: boolean;
}

/** An item leads somewhere, or is opened where it is. */
export type InboxItem = InboxItemBase & { href?: string };

export interface InboxListProps {
  /** What is in it, for screen readers: 'What waits for you'. */
  label: string;
  /** The newest first, or as the app sorts them. */
  items: readonly InboxItem[];
  /** Somebody opens an item; one with an address is gone to as well. */
  onItemSelect?: (id: string) => void;
  /** Somebody presses one of the actions of an item. */
  onAction?: (pressed: { id: string; action: string }) => void;
  /** The ids of those that are selected, when controlled. */
  value?: readonly string[];
  /**
   * The initial values, when uncontrolled.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with the ids of the selected ones. */
  onValueChange?: (ids: readonly string[]) => void;
  /** What can be done with all that are selected; without any, nothing can be selected. */
  bulkActions?: readonly InboxAction[];
  /** Somebody presses one of those. */
  onBulkAction?: (pressed: { ids: readonly string[]; action: string }) => void;
  /** Instead of a list without items, usually an EmptyState. */
  empty?: ReactNode;
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<InboxListMessages>;
  /** The list. */
  ref?: Ref<HTMLUListElement>;
}

const OPENER = '[data-inbox-opener]';
/** Keys that are letters, which mean something else where one types. */
const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Which items are selected, of those that are there still. */
function useSelection({ items, value, defaultValue = [], onValueChange }: InboxListProps) {
  const [selected, select] = useControllableState(value, defaultValue, onValueChange);
  const wanted = new Set(selected);
  const ids = items.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  const toggle = (id: string) => select(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  return { ids, select, toggle };
}

/**
 * What waits for somebody, by kind: seen or not, opened, answered at once, or several at a time. One stop of the tab key, with arrows or J
 * and K between the items. Use RecordList instead for records that ask for nothing, DataTable for figures.
 */
export function InboxList(props: InboxListProps) {
  const { label, items, onItemSelect, onAction, bulkActions = [], onBulkAction, empty, messages: own, ref } = props;
  const { locale, translate } = useLocaleSettings();
  const messages = { ...inboxListMessages(translate), ...own };
  const keysId = useId();
  const { ids, select, toggle } = useSelection(props);
  const rows = useRef(new Map<string, HTMLLIElement>());
  const [reached, setReached] = useState(0);
  // The place is kept where an item goes away, so that whoever answers one after another stays where they are.
  const stop = Math.max(Math.min(reached, items.length - 1), 0);
  const canSelect = bulkActions.length > 0;
  const openerOf = (index: number) => rows.current.get(items[index]?.id ?? '')?.querySelector<HTMLElement>(OPENER);
  const act = (id: string, index: number, action: string) => {
    // What was answered often goes away; its place is taken by the next one, or by none.
    (openerOf(index + 1) ?? openerOf(index - 1))?.focus();
    setReached(index);
    onAction?.({ id, action });
  };
  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).matches(TYPED_INTO)) return;
    // Items that came meanwhile have moved the one that has the focus: it is the one that is meant.
    const focused = items.findIndex(({ id }) => rows.current.get(id)?.contains(event.target as Node));
    const place = focused < 0 ? stop : focused;
    const item = items[place];
    if (event.key.toLowerCase() === 'x' && canSelect && item) {
      event.preventDefault();
      toggle(item.id);
      return;
    }
    const next = placeAfterKey(event.key, place, items.length);
    if (next !== undefined) {
      event.preventDefault();
      setReached(next);
      openerOf(next)?.focus();
      return;
    }
    const isPressed = ({ shortcut }: InboxAction) => shortcut === event.key.toLowerCase();
    const action = (ids.length > 0 ? bulkActions : (item?.actions ?? [])).find(isPressed);
    if (!action || !item) return;
    event.preventDefault();
    if (ids.length > 0) onBulkAction?.({ ids, action: action.id });
    else act(item.id, place, action.id);
  };
  if (items.length === 0 && empty) return empty;
  const written = (number: number) => number.toLocaleString(locale);
  const unseen = written(items.filter(({ unread }) => unread).length);
  const isAll = ids.length === items.length;
  return (
    <div className={styles.box}>
      <div className={styles.bar}>
        {canSelect && (
          <input
            type="checkbox"
            aria-label={messages.selectAll}
            checked={isAll}
            ref={(element) => {
              if (element) element.indeterminate = ids.length > 0 && !isAll;
            }}
            onChange={() => select(isAll ? [] : items.map(({ id }) => id))}
            className={`${mark} ${square}`}
          />
        )}
        <span role="status" className={styles.count}>
          {ids.length > 0 ? messages.selected({ count: written(ids.length) }) : messages.summary({ count: written(items.length), unseen })}
        </span>
      </div>
      <VisuallyHidden id={keysId}>{messages.keys}</VisuallyHidden>
      <ul ref={ref} aria-label={label} aria-describedby={keysId} onKeyDown={press} className={styles.list}>
        {items.map((item, index) => (
          <li
            key={item.id}
            ref={(element) => {
              if (element) rows.current.set(item.id, element);
              else rows.current.delete(item.id);
            }}
            onFocus={() => setReached(index)}
            className={styles.item}
          >
            {item.group !== undefined && item.group !== items[index - 1]?.group && <h2 className={styles.group}>{item.group}</h2>}
            <div className={styles.row({ unread: item.unread ?? false, isSelected: ids.includes(item.id), canSelect })}>
              {canSelect && (
                <input
                  type="checkbox"
                  tabIndex={index === stop ? 0 : -1}
                  aria-label={messages.select({ title: item.title })}
                  checked={ids.includes(item.id)}
                  onChange={() => toggle(item.id)}
                  className={`${mark} ${square} ${styles.check}`}
                />
              )}
              <InboxWords item={item} stop={index === stop} unreadText={messages.unseen} onItemSelect={onItemSelect} />
              {item.actions && (
                <div className={styles.actions}>
                  {item.actions.map(({ id, label: text, icon, variant, tone, shortcut }, place) => (
                    <span key={id} className={place > 0 && item.open === false ? styles.further : undefined}>
                      <Button
                        size="s"
                        icon={icon}
                        variant={variant}
                        tone={tone}
                        tabIndex={index === stop ? 0 : -1}
                        aria-label={`${text}: ${item.title}`}
                        aria-keyshortcuts={shortcut}
                        onClick={() => act(item.id, index, id)}
                      >
                        {text}
                      </Button>
                    </span>
                  ))}
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {ids.length > 0 && (
        <div className={styles.foot} data-bulk-actions="">
          {bulkActions.map(({ id, label: text, icon, variant, tone, shortcut }, place) => (
            <Button
              key={id}
              size="s"
              icon={icon}
              variant={variant ?? (place === 0 ? 'primary' : 'secondary')}
              tone={tone}
              aria-keyshortcuts={shortcut}
              onClick={() => onBulkAction?.({ ids, action: id })}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface InboxWordsProps extends Pick<InboxListProps, 'onItemSelect'> {
  item: InboxItem;
  stop: boolean;
  unreadText: string;
}

function InboxWords({
  item: { id, kind, icon, title, description, notice, details, time, unread = false, open, href },
  stop,
  unreadText,
  onItemSelect,
}: InboxWordsProps) {
  const isClosed = open === false;
  const opener = {
    'data-inbox-opener': '',
    tabIndex: stop ? 0 : -1,
    onClick: () => onItemSelect?.(id),
    className: styles.title({ unread, isClosed }),
  };
  return (
    <div className={styles.words}>
      {href === undefined ? (
        <button type="button" {...opener} aria-expanded={open}>
          {title}
        </button>
      ) : (
        <BareLink {...opener} href={href}>
          {title}
        </BareLink>
      )}
      {notice && <div className={styles.notice({ isClosed })}>{notice}</div>}
      <div className={styles.meta({ isClosed })}>
        {unread && (
          <>
            <span aria-hidden="true" className={styles.dot} />
            <VisuallyHidden>{unreadText}</VisuallyHidden>
          </>
        )}
        {icon && <span className={styles.icon}>{icon}</span>}
        <span>{kind}</span>
        {description && <span className={styles.between}>{description}</span>}
        {time && <span className={styles.between}>{time}</span>}
      </div>
      {details && <div className={styles.details({ isClosed })}>{details}</div>}
    </div>
  );
}
