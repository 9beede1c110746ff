import { useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useId, useMemo, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { useAsyncSearch } from '../combo/useAsyncSearch.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import { CloseButton } from '../overlay/CloseButton.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import * as styles from './CommandMenu.css.ts';
import { type CommandItem, type CommandMenuMessages, type CommandSource, merged, narrowed } from './commands.ts';

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

interface CommandPanelProps extends CommandSource {
  messages: CommandMenuMessages;
  onSelect: (chosen: CommandItem) => void;
  onClose: () => void;
}

/** A group of options, for which HTML has no element outside of `select`. */
function groupNamed(id: string) {
  return { role: 'group', 'aria-labelledby': id } as const;
}

/** The commands that match the typed text, and the state of the search for more. */
function useCommands({ groups, recent = [], onSearch, messages }: Omit<CommandPanelProps, 'onSelect' | 'onClose'>) {
  const { typed, setTyped, request, retry } = useAsyncSearch(onSearch);
  const remote = request.status === 'success' ? request.data : undefined;
  const shown = useMemo(() => {
    if (typed.trim() === '') return merged([{ label: messages.recent, items: recent }, ...groups]);
    return merged([...narrowed(groups, typed), ...(remote ?? [])]);
  }, [groups, recent, remote, typed, messages.recent]);
  return { typed, setTyped, shown, all: shown.flatMap(({ items }) => items), searchStatus: request.status, retry };
}

function CommandRow({ item: { href, label, detail, icon, keys }, ...attributes }: { item: CommandItem } & Record<string, unknown>) {
  const content = (
    <>
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.words}>
        {label}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {keys && <Kbd keys={keys} />}
    </>
  );
  // The row stays a link for the pointer, so that it can be opened in a new tab; for the keyboard it is an option like the others.
  return href === undefined ? (
    <div {...attributes} className={styles.item}>
      {content}
    </div>
  ) : (
    <BareLink {...attributes} href={href} tabIndex={-1} className={styles.item}>
      {content}
    </BareLink>
  );
}

/** The menu handles the selection synchronously in the event; downshift would report it later. */
function keepFromDownshift(event: SyntheticEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** The input and the list of an open menu. The typed text is discarded when the menu closes. */
export function CommandPanel({ messages, onSelect, onClose, ...from }: CommandPanelProps) {
  const id = useId();
  const { locale } = useLocaleSettings();
  const [reached, setReached] = useState(0);
  const { typed, setTyped, shown, all, searchStatus, retry } = useCommands({ ...from, messages });
  const active = Math.min(reached, all.length - 1);
  const combobox = useCombobox<CommandItem>({
    id,
    items: all,
    isOpen: true,
    selectedItem: null,
    inputValue: typed,
    highlightedIndex: active,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.id,
    onHighlightedIndexChange: ({ highlightedIndex }) => setReached(highlightedIndex),
    // Blur must not select anything, and the dialog handles Escape.
    stateReducer: (before, { type, changes }) => (type === InputBlur || type === InputKeyDownEscape ? before : changes),
  });
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // A click instead of a direct call, so that a link is followed by the app's own link handling.
    keepFromDownshift(event);
    event.preventDefault();
    document.getElementById(`${id}-item-${active}`)?.click();
  };
  const hasAny = all.length > 0;
  const { 'aria-labelledby': _field, ...list } = combobox.getMenuProps({ 'aria-label': messages.title }, { suppressRefError: true });
  const { 'aria-controls': controls, 'aria-activedescendant': activeId, ...field } = combobox.getInputProps({ onKeyDown: enter });
  const status = searchStatus === 'pending' ? messages.searching : hasAny || searchStatus === 'error' ? undefined : messages.empty;
  let index = -1;
  return (
    <>
      <div className={styles.searchRow}>
        <Search size={20} aria-hidden="true" className={styles.glass} />
        <input
          {...field}
          role="combobox"
          aria-labelledby={undefined}
          aria-label={messages.title}
          aria-expanded={hasAny}
          aria-controls={hasAny ? controls : undefined}
          aria-activedescendant={hasAny ? activeId : undefined}
          // Updates the state synchronously, before the list renders again.
          onChange={(event) => {
            setTyped(event.target.value);
            setReached(0);
          }}
          type="text"
          enterKeyHint="go"
          placeholder={messages.title}
          className={styles.field}
        />
        <CloseButton onClick={onClose} />
      </div>
      {hasAny && (
        <div {...list} className={styles.results}>
          {shown.map(({ label, items }, group) => (
            <div key={label} {...groupNamed(`${id}-group-${group}`)}>
              <div id={`${id}-group-${group}`} role="presentation" className={styles.groupLabel}>
                {label}
              </div>
              {items.map((item) => {
                index += 1;
                const isActive = index === active;
                const press = (event: SyntheticEvent) => {
                  keepFromDownshift(event);
                  onSelect(item);
                };
                const { ref, ...option } = combobox.getItemProps({ item, index, id: `${id}-item-${index}`, onClick: press });
                return (
                  <CommandRow
                    key={item.id}
                    {...option}
                    ref={ref}
                    aria-selected={isActive}
                    data-active={isActive || undefined}
                    item={item}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
      <div role="status">
        {status ? (
          <p className={styles.message}>{status}</p>
        ) : (
          <VisuallyHidden>{hasAny && typed !== '' && messages.found({ count: all.length.toLocaleString(locale) })}</VisuallyHidden>
        )}
      </div>
      {searchStatus === 'error' && (
        <div role="alert" className={styles.message}>
          {messages.failed}
          <Button size="s" onClick={retry}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
      <div aria-hidden="true" className={styles.hints}>
        <span className={styles.hint}>
          <Kbd keys={['ArrowUp']} />
          <Kbd keys={['ArrowDown']} /> {messages.move}
        </span>
        <span className={styles.hint}>
          <Kbd keys={['Enter']} /> {messages.choose}
        </span>
        <span className={styles.hint}>
          <Kbd keys={['Escape']} /> {messages.close}
        </span>
      </div>
    </>
  );
}
