import { INBOX_TEXTS, type InboxCount, type InboxDecision, type InboxDecisionName, type InboxItem } from '@quad/domain/inbox';
import { type ReactNode, useRef, useState } from 'react';
import { Section, type SectionProps } from '../../../layout/Section/Section.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { BareLink } from '../../../primitives/Link/BareLink.tsx';
import { clickableRow } from '../../../primitives/Link/Link.css.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { inboxPath } from '../../links/links.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';
import type { DecisionGroup, RefusedDecision } from '../deferredDecisions.ts';
import type { ResolveDialog } from '../InboxBoard/InboxBoard.tsx';
import { inboxLine, inboxTitle } from '../inboxRow.tsx';
import { RefusedDecisions } from '../RefusedDecisions.tsx';
import { useDeferredDecisions } from '../useDeferredDecisions.ts';
import * as styles from './InboxSummary.css.ts';

export interface InboxSummaryProps extends ReadProps {
  /** The waiting items, most urgent first, of which five are shown; undefined while loading or after a failure. */
  items: readonly InboxItem[] | undefined;
  /** The number of waiting items per kind; undefined until it is known. */
  counts: readonly InboxCount[] | undefined;
  /** The current date on campus, 'YYYY-MM-DD', for the waiting times. */
  today: string;
  /** Sends a decision when its undo period is over. If the promise rejects, the item returns and the reason is shown above. */
  onDecide: (decision: InboxDecision) => Promise<unknown>;
  /** Called if a decision is refused after the page was left. */
  onRefuse?: ((refused: RefusedDecision) => void) | undefined;
  /** Renders the dialog that resolves feedback, which belongs to another feature. */
  renderResolve: (dialog: ResolveDialog) => ReactNode;
  /** The heading level; 3 inside a section with a heading of its own. */
  headingLevel?: SectionProps['headingLevel'];
  /** The rest of the page, shown once the height of this part is known. */
  children?: ReactNode;
}

/** More items would not be an overview any more. */
const MAX_ITEMS = 5;

/**
 * The first items that wait for the user, on their home page: decided in place, with links to all items and to each kind
 * (docs/specification/inbox.md#inbox-home). Use InboxBoard instead for all items.
 */
export function InboxSummary({ headingLevel = 2, children, ...list }: InboxSummaryProps) {
  const { translate: t, locale } = useLocaleSettings();
  const { items, counts, error, onRetry } = list;
  const total = counts?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const isLoaded = items !== undefined && counts !== undefined;
  const isLoading = !isLoaded && error === undefined;
  return (
    <>
      <div className={styles.box}>
        <Section
          title={t(INBOX_TEXTS.label)}
          headingLevel={headingLevel}
          actions={total > 0 && <Link href="/inbox">{t(INBOX_TEXTS.all, { count: total.toLocaleString(locale) })}</Link>}
        >
          {isLoaded && <FirstItems {...list} items={items.slice(0, MAX_ITEMS)} counts={counts} />}
          {!isLoaded && error !== undefined && <ErrorState description={error} onRetry={onRetry} />}
          {isLoading && <FirstItemsSkeleton />}
        </Section>
      </div>
      {children && <div className={styles.below({ isEarly: isLoading })}>{children}</div>}
    </>
  );
}

interface FirstItemsProps extends Omit<InboxSummaryProps, 'items' | 'counts' | 'headingLevel' | 'children'> {
  items: readonly InboxItem[];
  counts: readonly InboxCount[];
}

function FirstItems({ items, counts, today, onDecide, onRefuse, renderResolve }: FirstItemsProps) {
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const listRef = useRef<HTMLUListElement>(null);
  const [resolved, setResolved] = useState<InboxItem>();
  const decisions = useDeferredDecisions({ send: onDecide, failedText: INBOX_TEXTS.decideFailed, onRefuse });
  const { deferred, sending, refused, defer, undo, dismiss } = decisions;
  const groupOf = (groups: readonly DecisionGroup[], item: InboxItem) =>
    groups.find((group) => group.decisions.some(({ id }) => id === item._id));
  /** Moves the focus to the next item after a decision. */
  const focusNext = ({ _id }: InboxItem) => {
    const rows = [...(listRef.current?.children ?? [])];
    const index = items.findIndex((each) => each._id === _id);
    const next = [...rows.slice(index + 1), ...rows.slice(0, index)].find((row) => row.querySelector('button'));
    (next?.querySelector('button') ?? listRef.current)?.focus();
  };
  const decide = (item: InboxItem, decision: InboxDecisionName, actionsTaken?: string) => {
    defer([{ kind: item.kind, id: item._id, decision, ...(actionsTaken !== undefined && { actionsTaken }) }], [inboxTitle(item, settings)]);
    focusNext(item);
  };
  return (
    <>
      <RefusedDecisions refused={refused} onDismiss={dismiss} />
      {items.length > 0 ? (
        <>
          <ul ref={listRef} tabIndex={-1} aria-label={t(INBOX_TEXTS.label)} className={styles.list}>
            {items.map((item) => (
              <WaitingRow
                key={item._id}
                item={item}
                today={today}
                deferred={groupOf(deferred, item)}
                sending={groupOf(sending, item)}
                onDecide={(decision) => (decision === 'resolve' ? setResolved(item) : decide(item, decision))}
                onUndo={undo}
              />
            ))}
          </ul>
          <CountsByKind counts={counts} />
        </>
      ) : (
        <Text tone="muted">{t(INBOX_TEXTS.emptyTitle)}</Text>
      )}
      {resolved?.kind === 'feedback' &&
        renderResolve({
          feedback: resolved.feedback,
          onResolve: async (actionsTaken) => decide(resolved, 'resolve', actionsTaken),
          onClose: () => setResolved(undefined),
        })}
    </>
  );
}

/** The number of waiting items by kind, each linked to its filter. */
function CountsByKind({ counts }: { counts: readonly InboxCount[] }) {
  const { translate: t, locale } = useLocaleSettings();
  return (
    <ul className={styles.kinds}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <li key={kind}>
            <BareLink href={inboxPath(kind)} className={styles.kind}>
              {t(INBOX_TEXTS.kinds[kind])}{' '}
              <Text as="span" tone="neutral" weight="medium">
                {count.toLocaleString(locale)}
              </Text>
            </BareLink>
          </li>
        ))}
    </ul>
  );
}

interface WaitingRowProps {
  item: InboxItem;
  today: string;
  /** The pending decision, while it can be undone or is being sent. */
  deferred: DecisionGroup | undefined;
  sending: DecisionGroup | undefined;
  onDecide: (decision: InboxDecisionName) => void;
  onUndo: (group: DecisionGroup) => void;
}

/** A waiting item, or its decision in the same place. */
function WaitingRow({ item, today, deferred, sending, onDecide, onUndo }: WaitingRowProps) {
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const { icon, title, href, meta, actions } = inboxLine(item, settings, today);
  const decided = deferred ?? sending;
  return (
    <li className={styles.row}>
      <span className={styles.picture}>{icon}</span>
      <div className={clickableRow}>
        {decided ? (
          <Text role="status">{t(INBOX_TEXTS.decided[decided.decision], { title })}</Text>
        ) : (
          <>
            <BareLink href={href} className={styles.title}>
              {title}
            </BareLink>
            <Text size="s" tone="muted" truncate>
              {meta}
            </Text>
          </>
        )}
      </div>
      <div className={styles.actions}>
        {deferred && (
          <Button size="s" aria-label={`${t('Undo')}: ${title}`} onClick={() => onUndo(deferred)}>
            {t('Undo')}
          </Button>
        )}
        {!decided &&
          actions.map(({ id, label }, index) => (
            <span key={id} className={index > 0 ? styles.further : undefined}>
              <Button size="s" aria-label={`${label}: ${title}`} onClick={() => onDecide(id)}>
                {label}
              </Button>
            </span>
          ))}
      </div>
    </li>
  );
}

/** As high as five items, the usual number. */
function FirstItemsSkeleton() {
  const { translate: t } = useLocaleSettings();
  return (
    <LoadingShape label={t(INBOX_TEXTS.loading)}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </LoadingShape>
  );
}
