import { APPROVAL_SCREEN_TEXTS, type Approval } from '@quad/domain/approvals';
import { formatDay } from '@quad/domain/time';
import { Stamp } from 'lucide-react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import type { PagedReadProps } from '../../surfaces/readProps.ts';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';
import { APPROVAL_TONES, nameOf } from '../approvalStatus.ts';

export interface ApprovalListProps extends PagedReadProps {
  /** Undefined while loading or after a failure. */
  approvals: readonly Approval[] | undefined;
  /** Whether they wait for the user's decision, or were requested by the user. */
  view: keyof typeof APPROVAL_SCREEN_TEXTS.views;
  /** The total number of items, if only the first ones are loaded. */
  count?: number | undefined;
  /** Returns the address of a request. */
  hrefOf: (approval: Approval) => string;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
}

const keyOf = ({ _id }: Approval) => _id;

/** Requests in approval flows, each with its next step. */
export function ApprovalList({ approvals, view, count, hrefOf, now, ...list }: ApprovalListProps) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const day = (moment: string) => formatDay(moment, timeZone, locale, now);
  const isMine = view === 'requested';
  return (
    <RecordList
      {...list}
      label={t(APPROVAL_SCREEN_TEXTS.views[view])}
      density="compact"
      items={approvals}
      itemKey={keyOf}
      itemCount={count}
      estimatedHeight={64}
      blankCount={4}
      loadingText={t(APPROVAL_SCREEN_TEXTS.loading)}
      empty={
        <EmptyRecordList
          icon={Stamp}
          title={t(isMine ? APPROVAL_SCREEN_TEXTS.noneRequested : APPROVAL_SCREEN_TEXTS.noneToDecide)}
          description={t(isMine ? APPROVAL_SCREEN_TEXTS.noneRequestedHint : APPROVAL_SCREEN_TEXTS.noneToDecideHint)}
        />
      }
    >
      {(approval) => {
        const { kind, title, requested_by, requested_at, status, steps } = approval;
        const open = steps.find(({ place }) => place === 'open');
        const what = APPROVAL_SCREEN_TEXTS.kinds[kind];
        const facts = [
          what && t(what),
          t(APPROVAL_SCREEN_TEXTS.from, { person: nameOf(requested_by), day: day(requested_at) }),
          open && t(open.name),
          ...(open?.deputies ?? []).map(({ person, principal, until }) =>
            t(APPROVAL_SCREEN_TEXTS.deputyUntilLine, { deputy: nameOf(person), person: nameOf(principal), day: day(until) }),
          ),
          open?.due_at && t(APPROVAL_SCREEN_TEXTS.due, { day: day(open.due_at) }),
        ];
        const isLate = open?.due_at && new Date(open.due_at) < now;
        return (
          <div className={recordCard}>
            <div className={words}>
              <Text weight="medium">
                <Link href={hrefOf(approval)} underline="hover" covers>
                  {title}
                </Link>
              </Text>
              <Text size="s" tone="muted">
                {facts.filter(Boolean).join(' · ')}
              </Text>
            </div>
            {isLate ? (
              <Badge tone="caution">{t(APPROVAL_SCREEN_TEXTS.late)}</Badge>
            ) : (
              isMine && <Badge tone={APPROVAL_TONES[status]}>{t(APPROVAL_SCREEN_TEXTS.statuses[status])}</Badge>
            )}
          </div>
        );
      }}
    </RecordList>
  );
}
