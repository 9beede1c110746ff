import { mayCall } from '@quad/domain/access';
import { LoadingShape, Skeleton, useTranslate } from '@quad/ui';
import { DashboardTile } from '@quad/ui/dashboard';
import { lazy, Suspense } from 'react';
import { SectionLayout } from '../../app/SectionLayout.tsx';
import { useRole } from '../../app/useUser.ts';
import { OrgUnitsScreen } from './OrgUnitsScreen.tsx';

const CreateOrgUnit = lazy(async () => ({ default: (await import('./CreateOrgUnit.tsx')).CreateOrgUnit }));

/** About as high as the form, so that the content below does not shift. */
const FORM = ['name', 'category', 'description', 'links', 'budget'].map((field) => <Skeleton key={field} shape="block" />);

/** 'Organizational Units': the form for a new unit beside all units; only the units for those who may not create any. */
export function OrganizationSection() {
  const t = useTranslate();
  const units = <OrgUnitsScreen />;
  if (!mayCall(useRole(), 'POST /api/orgUnit/create')) return <SectionLayout section="organization">{units}</SectionLayout>;
  return (
    <SectionLayout section="organization" asideTop={<DashboardTile title={t('All units')}>{units}</DashboardTile>}>
      <Suspense fallback={<LoadingShape label={t('Loading...')}>{FORM}</LoadingShape>}>
        <CreateOrgUnit />
      </Suspense>
    </SectionLayout>
  );
}
