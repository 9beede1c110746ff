import { INBOX_TEXTS, type InboxCount, type InboxDecision, type InboxDecisionName, type InboxItem } from '@quad/domain/inbox';
import { type ReactNode, useRef, useState } from 'react';
import { Section, type SectionProps } from '../../../layout/Section/Section.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { BareLink } from '../../../primitives/Link/BareLink.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { inboxPath } from '../../links/links.ts';
import type { DecisionGroup, RefusedDecision } from '../heldDecisions.ts';
import type { ResolveDialog } from '../InboxBoard/InboxBoard.tsx';
import { inboxLine, inboxTitle } from '../inboxRow.tsx';
import { RefusedDecisions } from '../RefusedDecisions.tsx';
import { useHeldDecisions } from '../useHeldDecisions.ts';
import * as styles from './WaitsForYou.css.ts';

export interface WaitsForYouProps {
  /** What waits, the most urgent first: the first five are shown; undefined while loading or after a failure. */
  items: readonly InboxItem[] | undefined;
  /** How much of each kind waits; undefined until it is known. */
  counts: readonly InboxCount[] | undefined;
  /** The calendar day on campus, 'YYYY-MM-DD': how long something has waited is counted to it. */
  today: string;
  /** Why loading failed, as a sentence for the user. */
  error?: string | undefined;
  /** Retries after an error. */
  onRetry?: (() => void) | undefined;
  /** Sends a decision, when it cannot be undone any more. If the promise is rejected the item is back, and the reason stands above. */
  onDecide: (decision: InboxDecision) => Promise<unknown>;
  /** Called for a decision that is refused after the page was left. */
  onRefuse?: ((refused: RefusedDecision) => void) | undefined;
  /** Renders the dialog that resolves feedback, which belongs to another feature. */
  renderResolve: (dialog: ResolveDialog) => ReactNode;
  /** Three inside a part of the page that has a heading of its own. */
  headingLevel?: SectionProps['headingLevel'];
  /** How long a decision can be undone, in milliseconds; ten seconds by default. */
  undoMs?: number;
  /** The rest of the page, which is shown once it is known how high this is. */
  children?: ReactNode;
}

/** More would be no first look any more. */
const MAX_ITEMS = 5;

/**
 * The first few of what waits for somebody, on their home: each decided in its row, with the way to all of it and to each kind
 * (docs/specification/inbox.md#inbox-home). Use InboxBoard instead for all of it.
 */
export function WaitsForYou({ headingLevel = 2, children, ...waiting }: WaitsForYouProps) {
  const { translate: t, locale } = useLocaleSettings();
  const { items, counts, error, onRetry } = waiting;
  const all = counts?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const isKnown = items !== undefined && counts !== undefined;
  const isLoading = !isKnown && error === undefined;
  return (
    <>
      <div className={styles.box}>
        <Section
          title={t(INBOX_TEXTS.label)}
          headingLevel={headingLevel}
          actions={all > 0 && <Link href="/inbox">{t(INBOX_TEXTS.all, { count: all.toLocaleString(locale) })}</Link>}
        >
          {isKnown && <FirstItems {...waiting} items={items.slice(0, MAX_ITEMS)} counts={counts} />}
          {!isKnown && error !== undefined && <ErrorState description={error} onRetry={onRetry} />}
          {isLoading && <FirstBlank />}
        </Section>
      </div>
      {children && <div className={styles.below({ isEarly: isLoading })}>{children}</div>}
    </>
  );
}

interface FirstItemsProps extends Omit<WaitsForYouProps, 'items' | 'counts' | 'headingLevel' | 'children'> {
  items: readonly InboxItem[];
  counts: readonly InboxCount[];
}

function FirstItems({ items, counts, today, onDecide, onRefuse, renderResolve, undoMs }: FirstItemsProps) {
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const listRef = useRef<HTMLUListElement>(null);
  const [resolved, setResolved] = useState<InboxItem>();
  const decisions = useHeldDecisions({ send: onDecide, failedText: INBOX_TEXTS.decideFailed, undoMs, onRefuse });
  const { held, sending, refused, hold, undo, dismiss } = decisions;
  const groupOf = (groups: readonly DecisionGroup[], item: InboxItem) =>
    groups.find((group) => group.decisions.some(({ id }) => id === item._id));
  /** Whoever decides one after another goes on with the next. */
  const goOn = ({ _id }: InboxItem) => {
    const rows = [...(listRef.current?.children ?? [])];
    const place = items.findIndex((each) => each._id === _id);
    const next = [...rows.slice(place + 1), ...rows.slice(0, place)].find((row) => row.querySelector('button'));
    (next?.querySelector('button') ?? listRef.current)?.focus();
  };
  const decide = (item: InboxItem, decision: InboxDecisionName, actionsTaken?: string) => {
    hold([{ kind: item.kind, id: item._id, decision, ...(actionsTaken !== undefined && { actionsTaken }) }], [inboxTitle(item, settings)]);
    goOn(item);
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
                held={groupOf(held, item)}
                sending={groupOf(sending, item)}
                onDecide={(decision) => (decision === 'resolve' ? setResolved(item) : decide(item, decision))}
                onUndo={undo}
              />
            ))}
          </ul>
          <Kinds counts={counts} />
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

/** How much of each kind waits, each leading to exactly that. */
function Kinds({ counts }: { counts: readonly InboxCount[] }) {
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
  /** What was decided of it and can be undone; or is on its way. */
  held: DecisionGroup | undefined;
  sending: DecisionGroup | undefined;
  onDecide: (decision: InboxDecisionName) => void;
  onUndo: (group: DecisionGroup) => void;
}

/** Something that waits, or what became of it, in the same place. */
function WaitingRow({ item, today, held, sending, onDecide, onUndo }: WaitingRowProps) {
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const { icon, title, href, meta, actions } = inboxLine(item, settings, today);
  const decided = held ?? sending;
  return (
    <li className={styles.row}>
      <span className={styles.picture}>{icon}</span>
      <div>
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
        {held && (
          <Button size="s" aria-label={`${t('Undo')}: ${title}`} onClick={() => onUndo(held)}>
            {t('Undo')}
          </Button>
        )}
        {!decided &&
          actions.map(({ id, label }, place) => (
            <span key={id} className={place > 0 ? styles.further : undefined}>
              <Button size="s" aria-label={`${label}: ${title}`} onClick={() => onDecide(id)}>
                {label}
              </Button>
            </span>
          ))}
      </div>
    </li>
  );
}

/** As high as the five that come on most days. */
function FirstBlank() {
  const { translate: t } = useLocaleSettings();
  return (
    <LoadingShape label={t(INBOX_TEXTS.loading)}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </LoadingShape>
  );
}
