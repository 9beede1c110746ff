import { type BatchAdvisers, CLASS_TEXTS, POINT_RULES_TEXTS } from '@quad/domain/activity-points';
import { GraduationCap } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';

export interface BatchAdvisersListProps extends ReadProps {
  /** Undefined while loading or after a failure. */
  batches: readonly BatchAdvisers[] | undefined;
  /** Called to choose the advisers of a class. */
  onManage: (batch: BatchAdvisers) => void;
}

const keyOf = ({ program, admission_year }: BatchAdvisers) => `${admission_year} ${program}`;

/** The classes of the institute with their advisers. */
export function BatchAdvisersList({ batches, onManage, ...list }: BatchAdvisersListProps) {
  const t = useTranslate();
  return (
    <RecordList
      {...list}
      label={t(POINT_RULES_TEXTS.advisers)}
      density="compact"
      items={batches}
      itemKey={keyOf}
      estimatedHeight={64}
      loadingText={t(CLASS_TEXTS.loading)}
      empty={
        <EmptyRecordList icon={GraduationCap} title={t(POINT_RULES_TEXTS.noBatches)} description={t(POINT_RULES_TEXTS.noBatchesHint)} />
      }
    >
      {(batch) => {
        const name = t(CLASS_TEXTS.batchName, { program: batch.program, year: String(batch.admission_year) });
        const people = batch.advisers.map(({ personal_info, username }) => personal_info?.name || username).join(', ');
        return (
          <div className={recordCard}>
            <div className={words}>
              <Text weight="medium">{name}</Text>
              <Text size="s" tone="muted">
                {people || t(POINT_RULES_TEXTS.noAdviser)}
              </Text>
            </div>
            <Button size="s" aria-label={t(POINT_RULES_TEXTS.chooseOf, { batch: name })} onClick={() => onManage(batch)}>
              {t(POINT_RULES_TEXTS.choose)}
            </Button>
          </div>
        );
      }}
    </RecordList>
  );
}
