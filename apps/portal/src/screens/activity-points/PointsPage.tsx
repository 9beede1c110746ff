import { readProps, useAccreditation, useAdvisedBatches, useOwnPoints } from '@quad/api-client/hooks';
import { ACCREDITATION_SCREEN_TEXTS } from '@quad/domain/accreditation';
import { CLASS_TEXTS, POINTS_TEXTS } from '@quad/domain/activity-points';
import { Link, Stack, ToggleButtonGroup, useTranslate } from '@quad/ui';
import { PointsOverview } from '@quad/ui/features/activity-points';
import { useSearchParams } from 'react-router-dom';
import { inArea } from '../../app/AreaTranslations.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useNow } from '../../app/useNow.ts';
import { useUser } from '../../app/useUser.ts';
import { AdvisedClass } from './AdvisedClass.tsx';
import { Claims } from './Claims.tsx';

/** /points: the person's own activity points, and for advisers those of their classes. */
export const PointsPage = inArea('recognition', Points);

function Points() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const { data: batches, isLoading: batchesLoading } = useAdvisedBatches();
  const { data: accreditation, isLoading: accreditationLoading } = useAccreditation();
  const points = useOwnPoints();
  // Shown together: the controls above the points would shift them.
  const waits = points.isLoading || batchesLoading || accreditationLoading;
  const isAdviser = !waits && batches !== undefined && batches.length > 0;
  const shown = isAdviser && params.get('show') === 'classes' ? 'classes' : 'own';
  const items = [
    { id: 'own', label: t(CLASS_TEXTS.own) },
    { id: 'classes', label: t(CLASS_TEXTS.classes) },
  ];
  return (
    <SignedInShell title={t(POINTS_TEXTS.title)}>
      <Stack>
        {isAdviser && (
          <ToggleButtonGroup
            label={t(CLASS_TEXTS.show)}
            items={items}
            value={shown}
            onValueChange={(id) => setParams(id === 'classes' ? { show: id } : {})}
          />
        )}
        {!waits && accreditation && accreditation.templates.length > 0 && (
          <Link href="/accreditation">{t(ACCREDITATION_SCREEN_TEXTS.title)}</Link>
        )}
        {isAdviser && shown === 'classes' ? (
          <AdvisedClass batches={batches} />
        ) : (
          <OwnPoints {...points} data={waits ? undefined : points.data} />
        )}
      </Stack>
    </SignedInShell>
  );
}

function OwnPoints({ data, error, retry }: Pick<ReturnType<typeof useOwnPoints>, 'data' | 'error' | 'retry'>) {
  const now = useNow();
  const { personal_info } = useUser();
  return (
    <PointsOverview points={data} {...readProps({ error, retry }, POINTS_TEXTS.failed)} now={now} personName={personal_info.name}>
      {data && <Claims points={data} />}
    </PointsOverview>
  );
}
