import { POINT_RULES_TEXTS, type ShownTerm } from '@quad/domain/activity-points';
import { formatDay } from '@quad/domain/time';
import { CalendarRange } from 'lucide-react';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { recordCard } from '../../surfaces/recordCard.css.ts';

export interface TermListProps extends ReadProps {
  /** The terms, newest first; undefined while loading or after a failure. */
  terms: readonly ShownTerm[] | undefined;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
}

const keyOf = ({ _id }: ShownTerm) => _id;

/** The terms, each of which can be signed once it is over. */
export function TermList({ terms, now, ...list }: TermListProps) {
  const { locale, translate: t } = useLocaleSettings();
  const say = (day: string) => formatDay(day, 'UTC', locale, now);
  return (
    <RecordList
      {...list}
      label={t(POINT_RULES_TEXTS.terms)}
      density="compact"
      items={terms}
      itemKey={keyOf}
      loadingText={t(POINT_RULES_TEXTS.termsLoading)}
      empty={<EmptyRecordList icon={CalendarRange} title={t(POINT_RULES_TEXTS.noTerms)} description={t(POINT_RULES_TEXTS.noTermsHint)} />}
    >
      {({ name, from, until }) => (
        <div className={recordCard}>
          <Text weight="medium">{name}</Text>
          <Text size="s" tone="muted">
            {say(from)} – {say(until)}
          </Text>
        </div>
      )}
    </RecordList>
  );
}
