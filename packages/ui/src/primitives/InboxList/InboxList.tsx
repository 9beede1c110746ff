import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button, type ButtonTone, type ButtonVariant } from '../Button/Button.tsx';
import { mark, square } from '../choice/choice.css.ts';
import { keepFocus } from '../keepFocus.ts';
import { BareLink } from '../Link/BareLink.tsx';
import { latinKey } from '../latinKey.ts';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { useControllableState } from '../useControllableState.ts';
import * as styles from './InboxList.css.ts';
import { indexAfterKey } from './indexAfterKey.ts';

/** The texts of the component; numbers arrive formatted for the locale. */
export interface InboxListMessages {
  /** Before the kind of an unread item. */
  unseen: string;
  select: (item: { title: string }) => string;
  selectAll: string;
  selected: (counts: { count: string }) => string;
  /** The number of items and of unread ones, shown while nothing is selected. */
  summary: (counts: { count: string; unseen: string }) => string;
  /** A description of the keyboard shortcuts, read out with the list. */
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

/** An action on one item, or on all selected ones. */
export interface InboxAction {
  id: string;
  label: string;
  /** A 16 px icon before the word. */
  icon?: ReactNode;
  /**
   * The emphasis of the button.
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  tone?: ButtonTone;
  /** A letter that runs the action, for the focused item or for all selected ones. */
  shortcut?: string;
}

interface InboxItemBase {
  id: string;
  /** The kind of the item, such as 'Room request'. */
  kind: string;
  /** A 16 px icon of that kind. */
  icon?: ReactNode;
  /** The subject, in one line. */
  title: string;
  /** The group that the item belongs to, such as 'In the next 7 days'. The first item of each group shows it as a heading. */
  group?: string;
  /** What to know before opening the item, in one line. */
  description?: ReactNode;
  /** A warning that is always visible. */
  notice?: ReactNode;
  /** More details, on a phone only shown once the item is opened. */
  details?: ReactNode;
  /** When the item arrived, in words: '5 minutes ago'. */
  time?: string;
  /** Whether nobody has opened the item yet. */
  unread?: boolean;
  /** Actions that are available without opening the item. */
  actions?: readonly InboxAction[];
  /** For an item that expands in place: whether it is expanded and shows all details. */
  open?: boolean;
}

/** An item has an address or expands in place. */
export type InboxItem = InboxItemBase & { href?: string };

export interface InboxListProps {
  /** What the list contains, for screen readers: 'What waits for you'. */
  label: string;
  /** The items, in this order, usually newest first. */
  items: readonly InboxItem[];
  /** Called when an item is opened; one with an address is navigated to as well. */
  onItemSelect?: (id: string) => void;
  /** Called when an action of an item is pressed. */
  onAction?: (pressed: { id: string; action: string }) => void;
  /** The ids of the selected items, when controlled. */
  value?: readonly string[];
  /**
   * The initial values, when uncontrolled.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with the ids of the selected items. */
  onValueChange?: (ids: readonly string[]) => void;
  /** Actions on all selected items; without any, items cannot be selected. */
  bulkActions?: readonly InboxAction[];
  /** Called when a bulk action is pressed. */
  onBulkAction?: (pressed: { ids: readonly string[]; action: string }) => void;
  /** Replaces the list if there are no items, usually an EmptyState. */
  empty?: ReactNode;
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<InboxListMessages>;
  /** A ref to the list. */
  ref?: Ref<HTMLUListElement>;
}

const OPENER = '[data-inbox-opener]';
/** Elements in which letter keys are text, not shortcuts. */
const TEXT_INPUTS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** The selected items, without those that have left the list. */
function useSelection({ items, value, defaultValue = [], onValueChange }: InboxListProps) {
  const [selected, select] = useControllableState(value, defaultValue, onValueChange);
  const selectedIds = new Set(selected);
  const ids = items.filter(({ id }) => selectedIds.has(id)).map(({ id }) => id);
  const toggle = (id: string) => select(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  return { ids, select, toggle };
}

/**
 * A list of tasks that wait for the user, with read state, direct actions and bulk actions. It is one tab stop, with arrow keys or J and K
 * between the items. Use RecordList instead for records without actions, DataTable for figures.
 */
export function InboxList(props: InboxListProps) {
  const { label, items, onItemSelect, onAction, bulkActions = [], onBulkAction, empty, messages: own, ref } = props;
  const { locale, translate } = useLocaleSettings();
  const messages = { ...inboxListMessages(translate), ...own };
  const keysId = useId();
  const { ids, select, toggle } = useSelection(props);
  const rows = useRef(new Map<string, HTMLLIElement>());
  const [active, setActive] = useState<{ id?: string; index: number }>({ index: 0 });
  // When the item disappears, the position stays, so that the next item can be answered directly.
  const activeIndex = items.findIndex(({ id }) => id === active.id);
  const tabStop = activeIndex < 0 ? Math.max(Math.min(active.index, items.length - 1), 0) : activeIndex;
  const canSelect = bulkActions.length > 0;
  const openerOf = (index: number) => rows.current.get(items[index]?.id ?? '')?.querySelector<HTMLElement>(OPENER);
  const runAction = (id: string, index: number, action: string) => {
    // An answered item often disappears, so the focus moves to the item after it, or to the one before.
    (openerOf(index + 1) ?? openerOf(index - 1))?.focus();
    onAction?.({ id, action });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).matches(TEXT_INPUTS)) return;
    // New items may have moved the focused one, so its index is looked up.
    const focused = items.findIndex(({ id }) => rows.current.get(id)?.contains(event.target as Node));
    const index = focused < 0 ? tabStop : focused;
    const item = items[index];
    const key = latinKey(event).toLowerCase();
    const next = indexAfterKey(key, index, items.length);
    if (next !== undefined) {
      event.preventDefault();
      openerOf(next)?.focus();
      return;
    }
    // A key that is held down must not answer one item after the other.
    if (event.repeat) return;
    if (key === 'x' && canSelect && item) {
      event.preventDefault();
      toggle(item.id);
      return;
    }
    const hasShortcut = ({ shortcut }: InboxAction) => shortcut === key;
    const action = (ids.length > 0 ? bulkActions : (item?.actions ?? [])).find(hasShortcut);
    if (!action || !item) return;
    event.preventDefault();
    if (ids.length > 0) onBulkAction?.({ ids, action: action.id });
    else runAction(item.id, index, action.id);
  };
  if (items.length === 0 && empty) return empty;
  const format = (number: number) => number.toLocaleString(locale);
  const unseen = format(items.filter(({ unread }) => unread).length);
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
          {ids.length > 0 ? messages.selected({ count: format(ids.length) }) : messages.summary({ count: format(items.length), unseen })}
        </span>
      </div>
      <VisuallyHidden id={keysId}>{messages.keys}</VisuallyHidden>
      <ul ref={ref} aria-label={label} aria-describedby={keysId} onKeyDown={onKeyDown} className={styles.list}>
        {items.map((item, index) => (
          <li
            key={item.id}
            ref={(element) => {
              if (!element) return;
              rows.current.set(item.id, element);
              const moveFocus = keepFocus(element, OPENER);
              return () => {
                moveFocus();
                rows.current.delete(item.id);
              };
            }}
            onFocus={() => setActive({ id: item.id, index })}
            className={styles.item}
          >
            {item.group !== undefined && item.group !== items[index - 1]?.group && <h2 className={styles.group}>{item.group}</h2>}
            <div className={styles.row({ unread: item.unread ?? false, isSelected: ids.includes(item.id), canSelect })}>
              {canSelect && (
                <input
                  type="checkbox"
                  tabIndex={index === tabStop ? 0 : -1}
                  aria-label={messages.select({ title: item.title })}
                  checked={ids.includes(item.id)}
                  onChange={() => toggle(item.id)}
                  className={`${mark} ${square} ${styles.check}`}
                />
              )}
              <InboxItemContent item={item} tabStop={index === tabStop} unreadText={messages.unseen} onItemSelect={onItemSelect} />
              {item.actions && (
                <div className={styles.actions}>
                  {item.actions.map(({ id, label: text, icon, variant, tone, shortcut }, order) => (
                    <span key={id} className={order > 0 && item.open === false ? styles.further : undefined}>
                      <Button
                        size="s"
                        icon={icon}
                        variant={variant}
                        tone={tone}
                        tabIndex={index === tabStop ? 0 : -1}
                        aria-label={`${text}: ${item.title}`}
                        aria-keyshortcuts={shortcut}
                        onClick={() => runAction(item.id, index, id)}
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
        <div className={styles.bulkBar} data-bulk-actions="">
          {bulkActions.map(({ id, label: text, icon, variant, tone, shortcut }, order) => (
            <Button
              key={id}
              size="s"
              icon={icon}
              variant={variant ?? (order === 0 ? 'primary' : 'secondary')}
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

interface InboxItemContentProps extends Pick<InboxListProps, 'onItemSelect'> {
  item: InboxItem;
  tabStop: boolean;
  unreadText: string;
}

function InboxItemContent({
  item: { id, kind, icon, title, description, notice, details, time, unread = false, open, href },
  tabStop,
  unreadText,
  onItemSelect,
}: InboxItemContentProps) {
  const isClosed = open === false;
  const opener = {
    'data-inbox-opener': '',
    tabIndex: tabStop ? 0 : -1,
    onClick: () => onItemSelect?.(id),
    className: styles.title({ unread, isClosed }),
  };
  return (
    <div className={styles.content}>
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
        {time && <span className={styles.between}>{time}</span>}
        {description && <span className={styles.between}>{description}</span>}
      </div>
      {details && <div className={styles.details({ isClosed })}>{details}</div>}
    </div>
  );
}
