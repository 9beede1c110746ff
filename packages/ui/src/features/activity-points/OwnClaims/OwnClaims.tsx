import { type ActivityClaim, CLAIM_TEXTS, type OwnPoints } from '@quad/domain/activity-points';
import { APPROVAL_SCREEN_TEXTS, type Approval } from '@quad/domain/approvals';
import { formatDay } from '@quad/domain/time';
import { FileText } from 'lucide-react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';
import { evidenceName } from '../evidenceName.ts';

const TONES = {
  open: 'info',
  returned: 'caution',
  approved: 'positive',
  rejected: 'critical',
} as const satisfies Record<Approval['status'], BadgeTone>;

export interface OwnClaimsProps {
  /** The user's claims, in any order. */
  claims: readonly ActivityClaim[];
  /** The activities of the rules, for their names. */
  activities: OwnPoints['activities'];
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** Called to change a returned claim and send it again. */
  onEdit: (claim: ActivityClaim) => void;
}

const keyOf = ({ _id }: ActivityClaim) => _id;

/** The user's claims, newest first, each with its status and what to do about it. */
export function OwnClaims({ claims, activities, now, onEdit }: OwnClaimsProps) {
  const { translate: t } = useLocaleSettings();
  return (
    <RecordList
      label={t(CLAIM_TEXTS.list)}
      density="compact"
      items={claims.toSorted((one, other) => other.approval.requested_at.localeCompare(one.approval.requested_at))}
      itemKey={keyOf}
      estimatedHeight={96}
      empty={<EmptyRecordList icon={FileText} title={t(CLAIM_TEXTS.none)} description={t(CLAIM_TEXTS.noneHint)} />}
    >
      {(claim) => <OwnClaim claim={claim} activities={activities} now={now} onEdit={onEdit} />}
    </RecordList>
  );
}

function OwnClaim({ claim, activities, now, onEdit }: Pick<OwnClaimsProps, 'activities' | 'now' | 'onEdit'> & { claim: ActivityClaim }) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const { activity, title, day, place, hours, evidence, approval } = claim;
  const facts = [
    activities.find(({ _id }) => _id === activity)?.name,
    formatDay(day, 'UTC', locale, now),
    place,
    hours > 0 && t(CLAIM_TEXTS.hoursOf, { hours: hours.toLocaleString(locale) }),
  ];
  const open = approval.steps.find((step) => step.place === 'open');
  const last = approval.steps.flatMap(({ decisions }) => decisions.filter((decision) => !decision.is_superseded)).at(-1);
  const { returned, status } = approval;
  const nameOf = (person: { personal_info?: { name?: string | null } | null } | null) => person?.personal_info?.name ?? '';
  const state = [
    returned && t(CLAIM_TEXTS.returned, { person: nameOf(returned.by), reason: returned.reason }),
    open && t(CLAIM_TEXTS.waitsFor, { step: t(open.name) }),
    ...(open?.deputies ?? []).map(({ person, principal, until }) =>
      t(APPROVAL_SCREEN_TEXTS.deputyUntilLine, {
        deputy: nameOf(person),
        person: nameOf(principal),
        day: formatDay(until, timeZone, locale, now),
      }),
    ),
    open?.due_at && t(CLAIM_TEXTS.dueBy, { day: formatDay(open.due_at, timeZone, locale, now) }),
    status !== 'returned' &&
      last &&
      t(CLAIM_TEXTS.decided, {
        verdict: t(APPROVAL_SCREEN_TEXTS.statuses[last.verdict]),
        person: nameOf(last.person),
        day: formatDay(last.at, timeZone, locale, now),
      }),
    last?.reason && t(CLAIM_TEXTS.reasonOf, { reason: last.reason }),
  ];
  return (
    <div className={recordCard}>
      <div className={words}>
        <Text weight="medium">{title}</Text>
        <Text size="s" tone="muted">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <Text size="s">{state.filter(Boolean).join(' · ')}</Text>
        <Inline>
          {evidence.map((each, index) => (
            <Link key={each._id} href={each.url} target="_blank" rel="noopener noreferrer" external>
              {evidenceName(each, index, t)}
            </Link>
          ))}
        </Inline>
      </div>
      <Inline>
        <Badge tone={TONES[status]}>{t(APPROVAL_SCREEN_TEXTS.statuses[status])}</Badge>
        {status === 'returned' && (
          <Button size="s" aria-label={`${t(CLAIM_TEXTS.change)}: ${title}`} onClick={() => onEdit(claim)}>
            {t(CLAIM_TEXTS.change)}
          </Button>
        )}
      </Inline>
    </div>
  );
}
