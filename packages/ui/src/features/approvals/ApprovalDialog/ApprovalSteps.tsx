import { APPROVAL_SCREEN_TEXTS, type Approval } from '@quad/domain/approvals';
import { formatDay } from '@quad/domain/time';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { nameOf } from '../approvalStatus.ts';

type Step = Approval['steps'][number];

const TONES = {
  waiting: 'neutral',
  open: 'info',
  approved: 'positive',
  rejected: 'critical',
} as const satisfies Record<Step['place'], BadgeTone>;

export interface ApprovalStepsProps {
  /** The steps of the request. */
  approval: Pick<Approval, 'steps' | 'returned'>;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
}

/** The steps of a request in order: the decisions with person and date, and the next step with its deadline. */
export function ApprovalSteps({ approval: { steps, returned }, now }: ApprovalStepsProps) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const day = (moment: string) => formatDay(moment, timeZone, locale, now);
  return (
    <Stack>
      <Stack as="ol" gap="s" aria-label={t(APPROVAL_SCREEN_TEXTS.steps)}>
        {steps.map(({ _id, name, place, decisions, due_at, deputies }) => (
          <li key={_id}>
            <Inline justify="between">
              <Text as="span" weight="medium">
                {t(name)}
              </Text>
              <Badge tone={TONES[place]}>{t(APPROVAL_SCREEN_TEXTS.places[place])}</Badge>
            </Inline>
            {due_at && (
              <Text size="s" tone="muted">
                {t(APPROVAL_SCREEN_TEXTS.due, { day: day(due_at) })}
              </Text>
            )}
            {deputies.map(({ person, principal, until }) => (
              <Text key={`${person._id} ${principal._id}`} size="s" tone="muted">
                {t(APPROVAL_SCREEN_TEXTS.deputyUntilLine, { deputy: nameOf(person), person: nameOf(principal), day: day(until) })}
              </Text>
            ))}
            {decisions.map(({ verdict, person, principal, at, reason, is_superseded }) => (
              <Text key={`${person._id} ${at}`} size="s" tone="muted">
                {[
                  t(APPROVAL_SCREEN_TEXTS.places[verdict]),
                  nameOf(person),
                  principal && t(APPROVAL_SCREEN_TEXTS.deputyOf, { person: nameOf(principal) }),
                  day(at),
                  is_superseded && t(APPROVAL_SCREEN_TEXTS.superseded),
                  reason,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            ))}
          </li>
        ))}
      </Stack>
      {returned && (
        <div>
          <Text weight="medium">{t(APPROVAL_SCREEN_TEXTS.returned, { person: nameOf(returned.by), day: day(returned.at) })}</Text>
          <Text wrap="as-typed">{returned.reason}</Text>
        </div>
      )}
    </Stack>
  );
}
