import { type OwnPoints, POINTS_TEXTS } from '@quad/domain/activity-points';
import { formatDay } from '@quad/domain/time';
import { Award } from 'lucide-react';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';

type Entry = OwnPoints['entries'][number];

/** A position has an entry in each term in which its months were signed. */
const keyOf = ({ fact_id, signed_term_id }: Entry) => `${fact_id} ${signed_term_id ?? ''}`;

/** The address of what gave points: an event, or the user's own achievements or positions; undefined if there is none. */
function placeOf(factId: string, own: boolean): string | undefined {
  const [kind, id] = factId.split('.');
  if (kind === 'event') return `/events/${id}`;
  if (!own) return undefined;
  if (kind === 'achievement') return '/view-achievements';
  return kind === 'position' ? '/manage-position' : undefined;
}

function amountOf({ counted, worth }: Entry, t: Translate): string {
  return counted === worth ? t(POINTS_TEXTS.worth, { points: counted }) : t(POINTS_TEXTS.partly, { counted, worth });
}

export interface PointEntriesProps {
  points: Pick<OwnPoints, 'entries' | 'segments'>;
  now: Date;
  /** Whether they are the current user's. */
  own?: boolean;
}

/** What gave points, newest first. */
export function PointEntries({ points: { entries, segments }, now, own = false }: PointEntriesProps) {
  const { locale } = useLocaleSettings();
  const t = useTranslate();
  const newest = entries.toSorted((one, other) => other.day.localeCompare(one.day));
  const titleOf = (factId: string) => entries.find(({ fact_id }) => fact_id === factId)?.title ?? '';
  return (
    <RecordList
      label={t(POINTS_TEXTS.entries)}
      density="compact"
      pageSize={10}
      items={newest}
      itemKey={keyOf}
      estimatedHeight={64}
      empty={<EmptyRecordList icon={Award} title={t(POINTS_TEXTS.noEntries)} description={t(POINTS_TEXTS.noEntriesHint)} />}
    >
      {(entry) => {
        const place = placeOf(entry.fact_id, own);
        const facts = [
          segments.find(({ _id }) => _id === entry.segment_id)?.name,
          entry.criterion,
          formatDay(entry.day, 'UTC', locale, now),
          entry.signed_term_id && t(POINTS_TEXTS.signed),
        ];
        return (
          <div className={recordCard}>
            <div className={words}>
              <Text weight="medium">
                {place ? (
                  <Link href={place} underline="hover" covers>
                    {entry.title}
                  </Link>
                ) : (
                  entry.title
                )}
              </Text>
              <Text size="s" tone="muted">
                {facts.filter(Boolean).join(' · ')}
              </Text>
              {entry.counted_by && (
                <Text size="s" tone="muted">
                  {t(POINTS_TEXTS.notBeside, { title: titleOf(entry.counted_by) })}
                </Text>
              )}
            </div>
            <Text as="span">{entry.counted_by ? t(POINTS_TEXTS.worth, { points: 0 }) : amountOf(entry, t)}</Text>
          </div>
        );
      }}
    </RecordList>
  );
}
