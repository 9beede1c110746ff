import { type FeeDesk as Desk, FEE_DESK_LABELS, type FeeEntry } from '@quad/domain/fee-desk';
import { formatPaise } from '@quad/domain/ledger';
import { UserRoundX } from 'lucide-react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { KeyValueList } from '../../primitives/KeyValueList/KeyValueList.tsx';
import { RecordList } from '../../primitives/RecordList/RecordList.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../surfaces/EmptyRecordList.tsx';
import type { PagedReadProps } from '../surfaces/readProps.ts';
import { recordCard, words } from '../surfaces/recordCard.css.ts';
import { CashList } from './CashList.tsx';
import { claimantName } from './claimFormats.ts';

export interface FeeDeskProps extends PagedReadProps {
  /** The collected fees, the cash and the handovers. */
  desk: Desk;
  /** The registered people, by name; undefined while loading or after a failure. */
  entries: readonly FeeEntry[] | undefined;
  /** The number of people who match the search, if only the first ones are loaded. */
  itemCount?: number | undefined;
  /** The initial search text. */
  defaultSearch?: string | undefined;
  /** Searches people by name, address or roll number. */
  onSearch: (text: string) => void;
  /** Called to collect or refund a fee: open the FeeDialog. */
  onSelect: (entry: FeeEntry) => void;
  /** Called to count the cash: open the CashCountDialog. */
  onCreate: () => void;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
}

const keyOf = ({ person }: FeeEntry) => person._id;

/** The desk of an event with a fee: who paid, the cash, and the handovers. */
export function FeeDesk({ desk, entries, itemCount, defaultSearch, onSearch, onSelect, onCreate, now, ...list }: FeeDeskProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const { fee, paid_count: paid, cash, upi, left, handovers } = desk;
  const person = (entry: FeeEntry) => <FeeRow entry={entry} fee={fee} onSelect={onSelect} />;
  return (
    <Section
      title={t(FEE_DESK_LABELS.title)}
      subtitle={fee > 0 ? t(FEE_DESK_LABELS.state, { paid, amount: formatPaise(fee, settings) }) : t(FEE_DESK_LABELS.noFeeNow)}
      actions={cash > 0 && <Button onClick={onCreate}>{t(FEE_DESK_LABELS.handOver)}</Button>}
    >
      <Stack>
        <KeyValueList
          columns={2}
          items={[
            { label: t(FEE_DESK_LABELS.cash), value: formatPaise(cash, settings) },
            { label: t(FEE_DESK_LABELS.upi), value: formatPaise(upi, settings) },
          ]}
        />
        {left.length > 0 && (
          <Section title={t(FEE_DESK_LABELS.left)} headingLevel={3}>
            <Stack as="ul" gap="s">
              {left.map((entry) => (
                <li key={keyOf(entry)}>{person(entry)}</li>
              ))}
            </Stack>
          </Section>
        )}
        <SearchField placeholder={t('Name, email or roll number')} defaultValue={defaultSearch} onSearch={onSearch} />
        <RecordList
          {...list}
          label={t(FEE_DESK_LABELS.title)}
          density="compact"
          items={entries}
          itemKey={keyOf}
          itemCount={itemCount}
          estimatedHeight={60}
          blankCount={3}
          loadingText={t(FEE_DESK_LABELS.loading)}
          empty={<EmptyRecordList icon={UserRoundX} title={t(FEE_DESK_LABELS.nobody)} />}
        >
          {person}
        </RecordList>
        {handovers.length > 0 && (
          <Section title={t(FEE_DESK_LABELS.handovers)} headingLevel={3}>
            <CashList handovers={handovers} now={now} />
          </Section>
        )}
      </Stack>
    </Section>
  );
}

interface FeeRowProps extends Pick<FeeDeskProps, 'onSelect'> {
  entry: FeeEntry;
  fee: number;
}

/** A person with the next action: collect an unpaid fee, or refund a paid one. */
function FeeRow({ entry, fee: amountDue, onSelect }: FeeRowProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const { person, user_id: rollNumber, fee } = entry;
  const name = claimantName(person, t);
  const collectText = t(FEE_DESK_LABELS.take, { amount: formatPaise(amountDue, settings) });
  return (
    <div className={recordCard}>
      <div className={words}>
        <Text weight="medium" wrap="anywhere">
          {name}
        </Text>
        <Text size="s" tone="muted" wrap="anywhere">
          {[rollNumber, fee && formatPaise(fee.amount, settings), fee?.reference].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Inline>
        {fee ? (
          <>
            <Badge tone="positive">{t(FEE_DESK_LABELS.paid)}</Badge>
            <Button size="s" variant="quiet" aria-label={t(FEE_DESK_LABELS.refundFor, { name })} onClick={() => onSelect(entry)}>
              {t(FEE_DESK_LABELS.refund)}
            </Button>
          </>
        ) : (
          amountDue > 0 && (
            <Button size="s" aria-label={`${collectText}: ${name}`} onClick={() => onSelect(entry)}>
              {collectText}
            </Button>
          )
        )}
      </Inline>
    </div>
  );
}
