import { type ActivityClaim, CLAIM_TEXTS } from '@quad/domain/activity-points';
import { formatDay } from '@quad/domain/time';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { roomPhoto } from '../../surfaces/roomPhoto.css.ts';
import { evidenceName } from '../evidenceName.ts';

export interface ClaimFactsProps {
  /** The claim, with its evidence. */
  claim: ActivityClaim;
  /** The name of the activity in the rules. */
  activity: string;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
}

/** The details of a claim, for its approver: photos are shown, and a PDF is linked. */
export function ClaimFacts({ claim, activity, now }: ClaimFactsProps) {
  const { locale, translate: t } = useLocaleSettings();
  const { day, place, hours, description, evidence } = claim;
  return (
    <Stack>
      <KeyValueList
        items={[
          { label: t(CLAIM_TEXTS.activity), value: activity },
          { label: t(CLAIM_TEXTS.day), value: formatDay(day, 'UTC', locale, now) },
          { label: t(CLAIM_TEXTS.place), value: place },
          { label: t(CLAIM_TEXTS.hours), value: hours > 0 && hours.toLocaleString(locale) },
          { label: t(CLAIM_TEXTS.description), value: description },
        ].map((item) => ({ ...item, value: item.value || undefined }))}
      />
      <Stack as="ul" gap="s" aria-label={t(CLAIM_TEXTS.evidence)}>
        {evidence.map((each, index) => {
          const name = evidenceName(each, index, t);
          return (
            <li key={each._id}>
              <Link href={each.url} target="_blank" rel="noopener noreferrer" external>
                {name}
              </Link>
              {each.kind === 'photo' && <img src={each.url} alt="" className={roomPhoto({ size: 'whole' })} />}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
