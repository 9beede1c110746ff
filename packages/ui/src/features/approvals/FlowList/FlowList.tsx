import { FLOW_FORM_TEXTS } from '@quad/domain/administration';
import type { FlowKind, FlowVersion } from '@quad/domain/approvals';
import { formatDay } from '@quad/domain/time';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { type LocaleSettings, useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';

export interface FlowListProps {
  /** The kind of requests. */
  kind: FlowKind;
  /** The versions, newest first, which is the active one. */
  versions: readonly FlowVersion[];
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** Called to change the active version, or to restore an older one. */
  onChange: (version: FlowVersion) => void;
}

const keyOf = ({ version }: FlowVersion) => String(version);

function metaOf({ version, steps, open_count, created_at }: FlowVersion, now: Date, { locale, translate: t, timeZone }: LocaleSettings) {
  return [
    created_at === null
      ? t(FLOW_FORM_TEXTS.ownVersion, { version })
      : t(FLOW_FORM_TEXTS.version, { version, day: formatDay(created_at, timeZone, locale, now) }),
    open_count === 1 ? t(FLOW_FORM_TEXTS.oneOpen) : t(FLOW_FORM_TEXTS.open, { requests: open_count.toLocaleString(locale) }),
    steps.length === 0 ? t(FLOW_FORM_TEXTS.noSteps) : steps.map(({ name }, index) => `${index + 1}. ${name}`).join(', '),
  ];
}

/** The versions of a flow, with the number of open requests of each. */
export function FlowList({ kind, versions, now, onChange }: FlowListProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  return (
    <RecordList label={t(FLOW_FORM_TEXTS.titles[kind])} density="compact" items={versions} itemKey={keyOf} estimatedHeight={88}>
      {(each) => {
        const isCurrent = each.version === versions[0]?.version;
        const goBack = t(FLOW_FORM_TEXTS.goBack, { version: each.version });
        return (
          <div className={recordCard}>
            <div className={words}>
              <Text weight="medium">
                {each.name} {isCurrent && <Badge tone="positive">{t(FLOW_FORM_TEXTS.on)}</Badge>}
              </Text>
              {metaOf(each, now, settings).map((line) => (
                <Text key={line} size="s" tone="muted">
                  {line}
                </Text>
              ))}
            </div>
            <Button
              size="s"
              {...(isCurrent && { 'aria-label': t(FLOW_FORM_TEXTS.changeOf, { name: each.name }) })}
              onClick={() => onChange(each)}
            >
              {isCurrent ? t(FLOW_FORM_TEXTS.change) : goBack}
            </Button>
          </div>
        );
      }}
    </RecordList>
  );
}
