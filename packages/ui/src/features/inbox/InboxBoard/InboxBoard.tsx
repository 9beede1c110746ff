import type { Feedback } from '@quad/domain/feedback';
import {
  DECISION_KEYS,
  decidable,
  INBOX_DECISIONS,
  INBOX_TEXTS,
  type InboxCount,
  type InboxDecision,
  type InboxDecisionName,
  type InboxItem,
  type InboxKind,
  inboxDays,
} from '@quad/domain/inbox';
import { Inbox, Keyboard } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { InboxList } from '../../../primitives/InboxList/InboxList.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { LoadMore } from '../../../primitives/LoadMore/LoadMore.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { toggle } from '../../../primitives/ToggleButtonGroup/ToggleButtonGroup.css.ts';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import type { ReadProps } from '../../surfaces/readProps.ts';
import type { DecisionGroup, RefusedDecision } from '../deferredDecisions.ts';
import { inboxRow, inboxTitle } from '../inboxRow.tsx';
import { RefusedDecisions } from '../RefusedDecisions.tsx';
import { useDeferredDecisions } from '../useDeferredDecisions.ts';
import { chips, forKeys, undoBar } from './InboxBoard.css.ts';
import { InboxKeys, useInboxKeys } from './InboxKeys.tsx';

/** The props of the dialog that resolves feedback. */
export interface ResolveDialog {
  feedback: Feedback;
  onResolve: (actionsTaken: string) => Promise<unknown>;
  onClose: () => void;
}

export interface InboxBoardProps extends ReadProps {
  /** The waiting items, in the order of the domain; undefined while loading or after a failure. */
  items: readonly InboxItem[] | undefined;
  /** The total number of waiting items, if it is known. */
  total?: number | undefined;
  /** Whether there are more items. */
  more?: boolean;
  /** Whether more items are loading. */
  loadingMore?: boolean;
  /** Called to load more. */
  onLoadMore?: () => void;
  /** The number of waiting items per kind that this user can have; undefined until it is known. */
  counts: readonly InboxCount[] | undefined;
  /** The current date on campus, '2026-11-22'. */
  today: string;
  /** The shown kind; undefined for all. */
  kind?: InboxKind | undefined;
  /** Called when another kind, or all, is selected. */
  onKindChange: (kind: InboxKind | undefined) => void;
  /** Sends a decision when its undo period is over. If the promise rejects, the item returns and the board shows why. */
  onDecide: (decision: InboxDecision) => Promise<unknown>;
  /** Called if a decision is refused after the board was left. */
  onRefuse?: ((refused: RefusedDecision) => void) | undefined;
  /** Renders the dialog that resolves feedback, which belongs to another feature. */
  renderResolve: (dialog: ResolveDialog) => ReactNode;
  /**
   * Whether keyboard shortcuts are enabled.
   * @default true
   */
  keysEnabled?: boolean;
  /** Called when keyboard shortcuts are enabled or disabled. */
  onKeysEnabledChange?: (enabled: boolean) => void;
}

const NONE: readonly InboxItem[] = [];

const TAB_STOP = '[data-inbox-opener][tabindex="0"]';

/** Decisions that are available as bulk actions; resolving needs a text for each item. */
const BULK = INBOX_DECISIONS.filter((decision) => decision !== 'resolve');

/**
 * Everything that the user has to decide, one by one or in bulk, by mouse or keyboard shortcuts, with ten seconds to undo
 * (docs/specification/inbox.md#inbox-screen). Use EndorsementPanel instead for endorsements alone, RoomRequestReviewDialog for the rooms of
 * one event.
 */
export function InboxBoard(props: InboxBoardProps) {
  const { items, total, more = false, loadingMore = false, onLoadMore, error, onRetry, counts, today, kind, onKindChange } = props;
  const { onDecide, onRefuse, renderResolve, keysEnabled = true, onKeysEnabledChange } = props;
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const boxRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [resolvedId, setResolvedId] = useState<string>();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const decisions = useDeferredDecisions({ send: onDecide, failedText: INBOX_TEXTS.decideFailed, onRefuse });
  const { deferred, sending, refused, defer, undo, dismiss } = decisions;
  const decidedIds = new Set([...deferred, ...sending].flatMap((group) => group.decisions.map(({ id }) => id)));
  const shown = (items ?? NONE).filter(({ _id }) => !decidedIds.has(_id));
  const hidden = (items?.length ?? 0) - shown.length;
  useInboxKeys(keysEnabled, listRef, { onUndo: undo, onHelp: () => setSheetOpen(true) });
  useEffect(() => {
    // Loads more when all shown items are decided. After a failure the user retries, so that it is not requested without end.
    if (items && shown.length === 0 && more && !loadingMore && !error) onLoadMore?.();
  });

  const decide = (chosen: readonly InboxItem[], decision: InboxDecisionName, actionsTaken?: string) => {
    const about = decidable(chosen, decision);
    defer(
      about.map(({ kind: of, _id: id }) => ({ kind: of, id, decision, ...(actionsTaken !== undefined && { actionsTaken }) })),
      about.map((item) => inboxTitle(item, settings)),
    );
    const ids = new Set(about.map(({ _id }) => _id));
    setSelected((before) => before.filter((id) => !ids.has(id)));
    // The focused element disappears if it was the last item or a bulk action.
    if (chosen.length > 1 || shown.length === 1) boxRef.current?.focus();
  };
  const handleAction = ({ id, action }: { id: string; action: string }) => {
    const item = shown.find(({ _id }) => _id === id);
    if (!item) return;
    if (action === 'resolve') setResolvedId(id);
    else decide([item], action as InboxDecisionName);
  };
  const handleBulkAction = ({ ids, action }: { ids: readonly string[]; action: string }) => {
    if (action === 'clear') return setSelected([]);
    decide(
      shown.filter(({ _id }) => ids.includes(_id)),
      action as InboxDecisionName,
    );
  };
  const focusList = () => (listRef.current?.querySelector<HTMLElement>(TAB_STOP) ?? boxRef.current)?.focus({ preventScroll: true });
  const days = inboxDays(today);
  const rest = total === undefined ? undefined : Math.max(total - hidden, 0);
  const shownOf = (number: string) =>
    rest === undefined
      ? t('{shown} shown', { shown: number })
      : t('{shown} of {total}', { shown: number, total: rest.toLocaleString(settings.locale) });
  const chosen = shown.filter(({ _id }) => selected.includes(_id));
  const bulkActions = [
    ...BULK.map((decision) => ({ decision, count: decidable(chosen, decision).length }))
      .filter(({ count }) => count > 0)
      .map(({ decision, count }) => ({
        id: decision,
        label: t(INBOX_TEXTS.decideMany, { decision: t(INBOX_TEXTS.decisions[decision]), count: count.toLocaleString(settings.locale) }),
        ...(keysEnabled && { shortcut: DECISION_KEYS[decision] }),
      })),
    { id: 'clear', label: t(INBOX_TEXTS.clearSelection), variant: 'quiet' as const },
  ];
  const toggle = (id: string) => setOpened((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  const resolved = items?.find(({ _id }) => _id === resolvedId);

  return (
    <div ref={boxRef} tabIndex={-1}>
      <Stack>
        <Inline justify="between" wrap={false}>
          <KindChips counts={counts} kind={kind} onKindChange={onKindChange} />
          <span className={forKeys}>
            <IconButton
              label={t(INBOX_TEXTS.keys)}
              icon={<Keyboard size={20} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setSheetOpen(true)}
            />
          </span>
        </Inline>
        <RefusedDecisions refused={refused} onDismiss={dismiss} />
        {items ? (
          <>
            <InboxList
              ref={listRef}
              label={t(INBOX_TEXTS.label)}
              items={shown.map((item) => inboxRow(item, settings, { open: opened.includes(item._id), keysEnabled, days }))}
              onItemSelect={toggle}
              onAction={handleAction}
              value={selected}
              onValueChange={setSelected}
              bulkActions={bulkActions}
              onBulkAction={handleBulkAction}
              empty={<NothingWaits narrowed={kind !== undefined} />}
              messages={more ? { summary: ({ count: number }) => shownOf(number) } : undefined}
            />
            {(more || error) && (
              <LoadMore
                shown={shown.length}
                total={rest}
                more={more}
                loading={loadingMore}
                error={error}
                onLoadMore={() => (error ? onRetry?.() : onLoadMore?.())}
              />
            )}
          </>
        ) : error ? (
          <ErrorState description={error} onRetry={onRetry} />
        ) : (
          <LoadingShape label={t(INBOX_TEXTS.loading)}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </LoadingShape>
        )}
        <DeferredDecision group={deferred.at(-1)} onUndo={() => undo()} onFocusLost={focusList} />
      </Stack>
      {resolved?.kind === 'feedback' &&
        renderResolve({
          feedback: resolved.feedback,
          onResolve: async (actionsTaken) => decide([resolved], 'resolve', actionsTaken),
          onClose: () => setResolvedId(undefined),
        })}
      {isSheetOpen && (
        <InboxKeys enabled={keysEnabled} onEnabledChange={(next) => onKeysEnabledChange?.(next)} onClose={() => setSheetOpen(false)} />
      )}
    </div>
  );
}

interface KindChipsProps extends Pick<InboxBoardProps, 'counts' | 'kind' | 'onKindChange'> {}

/** Filters by kind, with counts. Kinds without items are hidden, unless selected. */
function KindChips({ counts = [], kind, onKindChange }: KindChipsProps) {
  const { translate: t, locale } = useLocaleSettings();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const offered = [
    { id: undefined, label: t('All'), count: all },
    ...counts
      .filter((each) => each.count > 0 || each.kind === kind)
      .map((each) => ({ id: each.kind, label: t(INBOX_TEXTS.kinds[each.kind]), count: each.count })),
  ];
  return (
    <ul aria-label={t(INBOX_TEXTS.kind)} className={chips}>
      {offered.map(({ id, label, count }) => (
        <li key={id ?? ''}>
          <button type="button" aria-pressed={id === kind} onClick={() => onKindChange(id)} className={toggle}>
            {label} {count.toLocaleString(locale)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface DeferredDecisionProps {
  group: DecisionGroup | undefined;
  onUndo: () => void;
  /** Called if the button disappears while it has the focus: after it was pressed, or when the decision is sent. */
  onFocusLost: () => void;
}

/** The latest decision, while it can be undone. */
function DeferredDecision({ group, onUndo, onFocusLost }: DeferredDecisionProps) {
  const { translate: t, locale } = useLocaleSettings();
  const [title = ''] = group?.titles ?? [];
  const count = group?.decisions.length ?? 0;
  const text =
    group &&
    (count === 1
      ? t(INBOX_TEXTS.decided[group.decision], { title })
      : t(INBOX_TEXTS.decidedMany[group.decision], { count: count.toLocaleString(locale) }));
  return (
    <div className={group && undoBar}>
      <Inline justify="between" wrap={false}>
        <Text role="status" size="s">
          {text}
        </Text>
        {group && (
          <Button
            size="s"
            aria-keyshortcuts="u"
            ref={(button) => () => {
              if (button !== document.activeElement) return;
              queueMicrotask(() => document.activeElement === document.body && onFocusLost());
            }}
            onClick={onUndo}
          >
            {t('Undo')}
          </Button>
        )}
      </Inline>
    </div>
  );
}

function NothingWaits({ narrowed }: { narrowed: boolean }) {
  const { translate: t } = useLocaleSettings();
  return (
    <EmptyRecordList
      icon={Inbox}
      title={t(narrowed ? INBOX_TEXTS.emptyKind : INBOX_TEXTS.emptyTitle)}
      description={narrowed ? undefined : t(INBOX_TEXTS.emptyText)}
    />
  );
}
