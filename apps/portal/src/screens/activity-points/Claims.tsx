import { useAddEvidence, useChangeClaim, useClaimPoints } from '@quad/api-client/hooks';
import { type ActivityClaim, type ActivityClaimInput, CLAIM_TEXTS, type OwnPoints } from '@quad/domain/activity-points';
import { Button, Section, useTranslate } from '@quad/ui';
import { ClaimDialog, OwnClaims } from '@quad/ui/features/activity-points';
import { useState } from 'react';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useNow, useToday } from '../../app/useNow.ts';
import { useRole } from '../../app/useUser.ts';

/** A student's claims, with buttons to add a claim and to change and resubmit one. */
export function Claims({ points: { claims, activities } }: { points: OwnPoints }) {
  const t = useTranslate();
  const now = useNow();
  const today = useToday();
  const isStudent = useRole() === 'STUDENT';
  const [opened, setOpened] = useState<ActivityClaim | 'new'>();
  const upload = useAddEvidence();
  const claim = useClaimPoints();
  const change = useChangeClaim();
  const changed = opened === 'new' ? undefined : opened;
  const send = async (input: ActivityClaimInput) => {
    await (changed ? change({ claimId: changed._id, ...input, version: changed.approval.version }) : claim(input));
    announceSaved(t(CLAIM_TEXTS.sent));
  };
  if (!isStudent || (activities.length === 0 && claims.length === 0)) return null;
  return (
    <Section
      title={t(CLAIM_TEXTS.list)}
      actions={
        activities.length > 0 && (
          <Button variant="primary" onClick={() => setOpened('new')}>
            {t(CLAIM_TEXTS.claim)}
          </Button>
        )
      }
    >
      <OwnClaims claims={claims} activities={activities} now={now} onEdit={setOpened} />
      {opened && (
        <ClaimDialog
          activities={activities}
          claim={changed}
          today={today}
          onUpload={upload}
          onSubmit={send}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  );
}
