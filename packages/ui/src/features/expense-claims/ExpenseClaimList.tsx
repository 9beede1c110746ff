import { CLAIM_SCREEN_TEXTS, CLAIM_STATUS_TEXTS, type ExpenseClaimSummary } from '@quad/domain/expense-claims';
import { formatDay } from '@quad/domain/time';
import { FileText } from 'lucide-react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { RecordList } from '../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../surfaces/EmptyRecordList.tsx';
import type { PagedReadProps } from '../surfaces/readProps.ts';
import { recordCard, words } from '../surfaces/recordCard.css.ts';
import { CLAIM_TONES, claimantName, usePaise } from './claimFormats.ts';

export interface ExpenseClaimListProps extends PagedReadProps {
  /** Undefined while loading or after a failure. */
  claims: readonly ExpenseClaimSummary[] | undefined;
  /** Whether they are the user's own, or wait for the user's decision. */
  view: 'own' | 'to-decide';
  /** The total number of items, if only the first ones are loaded. */
  count?: number | undefined;
  /** Returns the address of a claim. */
  hrefOf: (claim: ExpenseClaimSummary) => string;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
}

const keyOf = ({ _id }: ExpenseClaimSummary) => _id;

/** Expense claims with amount and status. */
export function ExpenseClaimList({ claims, view, count, hrefOf, now, ...list }: ExpenseClaimListProps) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const money = usePaise();
  const isOwn = view === 'own';
  return (
    <RecordList
      {...list}
      label={t(isOwn ? CLAIM_SCREEN_TEXTS.own : CLAIM_SCREEN_TEXTS.toDecide)}
      density="compact"
      items={claims}
      itemKey={keyOf}
      itemCount={count}
      estimatedHeight={64}
      blankCount={3}
      loadingText={t(CLAIM_SCREEN_TEXTS.loading)}
      empty={
        <EmptyRecordList
          icon={FileText}
          title={t(isOwn ? CLAIM_SCREEN_TEXTS.none : CLAIM_SCREEN_TEXTS.noneToDecide)}
          description={isOwn ? t(CLAIM_SCREEN_TEXTS.noneHint) : undefined}
        />
      }
    >
      {(claim) => {
        const { title, commitment, claimant, claimed_at, paid_at, status, amount, approved_amount: approved } = claim;
        const dayOf = (moment: string) => formatDay(moment, timeZone, locale, now);
        const day = dayOf(claimed_at);
        const from = isOwn ? day : t(CLAIM_SCREEN_TEXTS.from, { person: claimantName(claimant, t), day });
        const paid = paid_at && t(CLAIM_SCREEN_TEXTS.paidDay, { day: dayOf(paid_at) });
        const isLess = status !== 'submitted' && status !== 'returned' && status !== 'refused' && approved < amount;
        return (
          <div className={recordCard}>
            <div className={words}>
              <Text weight="medium">
                <Link href={hrefOf(claim)} underline="hover" covers>
                  {title}
                </Link>
              </Text>
              <Text size="s" tone="muted">
                {[commitment.title, from, paid].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <Inline>
              <Text as="span">
                {isLess ? t(CLAIM_SCREEN_TEXTS.approvedOf, { approved: money(approved), amount: money(amount) }) : money(amount)}
              </Text>
              {isOwn && <Badge tone={CLAIM_TONES[status]}>{t(CLAIM_STATUS_TEXTS[status])}</Badge>}
            </Inline>
          </div>
        );
      }}
    </RecordList>
  );
}
