import { CLAIM_FLOW_TEXTS } from '@quad/domain/administration';
import type { FlowVersion } from '@quad/domain/approvals';
import { formatDay } from '@quad/domain/time';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { type LocaleSettings, useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';

export interface ClaimFlowListProps {
  /** The newest first, which is on; undefined while they are on their way, or where they did not come. */
  versions: readonly FlowVersion[] | undefined;
  /** Why they did not come, as a sentence for the person. */
  error?: string | undefined;
  /** Asks for them again. */
  onRetry?: (() => void) | undefined;
  /** By which days have a year. */
  now: Date;
  /** The version that is on is to be changed, or an older one taken up again. */
  onChange: (version: FlowVersion) => void;
}

const keyOf = ({ version }: FlowVersion) => String(version);

function metaOf({ version, steps, open_count, created_at }: FlowVersion, now: Date, { locale, translate: t, timeZone }: LocaleSettings) {
  return [
    created_at === null
      ? t(CLAIM_FLOW_TEXTS.ownVersion, { version })
      : t(CLAIM_FLOW_TEXTS.version, { version, day: formatDay(created_at, timeZone, locale, now) }),
    open_count === 1 ? t(CLAIM_FLOW_TEXTS.oneOpen) : t(CLAIM_FLOW_TEXTS.open, { claims: open_count.toLocaleString(locale) }),
    steps.map(({ name }, index) => `${index + 1}. ${name}`).join(', '),
  ];
}

/** The versions of the flow of claims, with how many claims still go by each. */
export function ClaimFlowList({ versions, error, onRetry, now, onChange }: ClaimFlowListProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  return (
    <RecordList
      label={t(CLAIM_FLOW_TEXTS.title)}
      density="compact"
      items={versions}
      itemKey={keyOf}
      estimatedHeight={88}
      loadingText={t(CLAIM_FLOW_TEXTS.loading)}
      error={error}
      onRetry={onRetry}
      empty={null}
    >
      {(each) => {
        const isCurrent = each.version === versions?.[0]?.version;
        const goBack = t(CLAIM_FLOW_TEXTS.goBack, { version: each.version });
        return (
          <div className={recordCard}>
            <div className={words}>
              <Text weight="medium">
                {each.name} {isCurrent && <Badge tone="positive">{t(CLAIM_FLOW_TEXTS.on)}</Badge>}
              </Text>
              {metaOf(each, now, settings).map((line) => (
                <Text key={line} size="s" tone="muted">
                  {line}
                </Text>
              ))}
            </div>
            <Button
              size="s"
              {...(isCurrent && { 'aria-label': t(CLAIM_FLOW_TEXTS.changeOf, { name: each.name }) })}
              onClick={() => onChange(each)}
            >
              {isCurrent ? t(CLAIM_FLOW_TEXTS.change) : goBack}
            </Button>
          </div>
        );
      }}
    </RecordList>
  );
}
