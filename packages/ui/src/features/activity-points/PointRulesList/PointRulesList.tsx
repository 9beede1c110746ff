import { type AdminRules, POINT_RULES_TEXTS } from '@quad/domain/activity-points';
import { formatDay } from '@quad/domain/time';
import { ListChecks } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { type LocaleSettings, useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';

export interface PointRulesListProps extends ReadProps {
  /** All versions, newest first; undefined while loading or after a failure. */
  rules: readonly AdminRules[] | undefined;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** Called to change the rules, which creates a new version. */
  onChange: (rules: AdminRules) => void;
}

const keyOf = ({ _id, version }: AdminRules) => `${_id} ${version}`;

function forWhom({ program, admitted_from, admitted_to, students }: AdminRules, { translate: t, locale }: LocaleSettings): string {
  const years =
    admitted_to === null
      ? t(POINT_RULES_TEXTS.admittedFrom, { from: String(admitted_from) })
      : t(POINT_RULES_TEXTS.admitted, { from: String(admitted_from), to: String(admitted_to) });
  const count =
    students === 1 ? t(POINT_RULES_TEXTS.oneStudent) : t(POINT_RULES_TEXTS.students, { students: students.toLocaleString(locale) });
  return [program, years, count].join(' · ');
}

/** The versions of the rules, with whom each applies to. */
export function PointRulesList({ rules, error, onRetry, now, onChange }: PointRulesListProps) {
  const settings = useLocaleSettings();
  const { locale, translate: t } = settings;
  return (
    <RecordList
      label={t(POINT_RULES_TEXTS.rules)}
      density="compact"
      items={rules}
      itemKey={keyOf}
      estimatedHeight={88}
      loadingText={t(POINT_RULES_TEXTS.loading)}
      error={error}
      onRetry={onRetry}
      empty={<EmptyRecordList icon={ListChecks} title={t(POINT_RULES_TEXTS.none)} description={t(POINT_RULES_TEXTS.noneHint)} />}
    >
      {(each) => (
        <div className={recordCard}>
          <div className={words}>
            <Text weight="medium">{each.name}</Text>
            <Text size="s" tone="muted">
              {forWhom(each, settings)}
            </Text>
            <Text size="s" tone="muted">
              {t(POINT_RULES_TEXTS.version, { version: each.version, day: formatDay(each.valid_from, 'UTC', locale, now) })}
            </Text>
          </div>
          <Button size="s" aria-label={t(POINT_RULES_TEXTS.changeOf, { name: each.name })} onClick={() => onChange(each)}>
            {t(POINT_RULES_TEXTS.change)}
          </Button>
        </div>
      )}
    </RecordList>
  );
}
