import { CLAIM_SCREEN_TEXTS, CLAIM_STATUS_TEXTS, type ExpenseClaim, WAY_TEXTS } from '@quad/domain/expense-claims';
import { formatDay } from '@quad/domain/time';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { KeyValueList } from '../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { roomPhoto } from '../surfaces/roomPhoto.css.ts';
import { CLAIM_TONES, claimantName, receiptName, usePaise } from './claimFormats.ts';

export interface ExpenseClaimDetailProps {
  /** The claim with its decisions and payment. */
  claim: ExpenseClaim;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
}

/** An expense claim: its purpose, amount, lines with receipts, and payment. */
export function ExpenseClaimDetail({ claim, now }: ExpenseClaimDetailProps) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const money = usePaise();
  const { commitment, claimant, claimed_at, status, amount, approved_amount: approved, lines, payment } = claim;
  const day = (moment: string) => formatDay(moment, timeZone, locale, now);
  return (
    <Stack gap="l">
      <Inline>
        <Text as="span" size="l" weight="bold">
          {approved < amount && status !== 'refused'
            ? t(CLAIM_SCREEN_TEXTS.approvedOf, { approved: money(approved), amount: money(amount) })
            : money(amount)}
        </Text>
        <Badge tone={CLAIM_TONES[status]}>{t(CLAIM_STATUS_TEXTS[status])}</Badge>
      </Inline>
      <KeyValueList
        items={[
          { label: t(CLAIM_SCREEN_TEXTS.for), value: commitment.title },
          {
            label: t(CLAIM_SCREEN_TEXTS.title),
            value: t(CLAIM_SCREEN_TEXTS.from, { person: claimantName(claimant, t), day: day(claimed_at) }),
          },
          ...(payment
            ? [
                {
                  label: t(CLAIM_SCREEN_TEXTS.paid),
                  value: t(CLAIM_SCREEN_TEXTS.paidOn, {
                    way: t(WAY_TEXTS[payment.way]),
                    reference: payment.reference,
                    day: day(payment.paid_at),
                  }),
                },
              ]
            : []),
        ]}
      />
      <Section title={t(CLAIM_SCREEN_TEXTS.lines)}>
        <Stack as="ul">
          {lines.map(({ _id, what, day: bought, amount: claimed, receipt_total, approved: allowed, reason, receipts }) => (
            <Stack as="li" gap="xs" key={_id}>
              <Inline justify="between">
                <Text as="span" weight="medium">
                  {what}
                </Text>
                <Text as="span">
                  {allowed < claimed
                    ? t(CLAIM_SCREEN_TEXTS.approvedOf, { approved: money(allowed), amount: money(claimed) })
                    : money(claimed)}
                </Text>
              </Inline>
              <Text size="s" tone="muted">
                {[
                  formatDay(bought, 'UTC', locale, now),
                  receipt_total > claimed && t(CLAIM_SCREEN_TEXTS.ofReceipt, { amount: money(receipt_total) }),
                  reason && t(CLAIM_SCREEN_TEXTS.reasonOf, { reason }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Inline>
                {receipts.map((receipt, index) => (
                  <Link
                    key={receipt._id}
                    href={receipt.url}
                    target="_blank"
                    rel="noopener noreferrer"
                    external
                    aria-label={`${receiptName(receipt, index, t)}: ${what}`}
                  >
                    {receiptName(receipt, index, t)}
                  </Link>
                ))}
              </Inline>
              {receipts.map(
                ({ _id: id, kind, url }) => kind === 'photo' && <img key={id} src={url} alt="" className={roomPhoto({ size: 'l' })} />,
              )}
            </Stack>
          ))}
        </Stack>
      </Section>
    </Stack>
  );
}
