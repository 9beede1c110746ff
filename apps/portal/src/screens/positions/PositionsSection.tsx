import { POSITION_TEXTS } from '@quad/domain/messages';
import { mayManagePositions } from '@quad/domain/positions';
import { useTranslate } from '@quad/ui';
import { DashboardTile } from '@quad/ui/dashboard';
import { useParams } from 'react-router-dom';
import { SectionLayout } from '../../app/SectionLayout.tsx';
import { useRole } from '../../app/useUser.ts';
import { ManagePositionsScreen } from './ManagePositionsScreen.tsx';
import { MyPositionsScreen } from './MyPositionsScreen.tsx';

/** 'PORs', beside the placeholders of the specification. */
export function PorSection() {
  const t = useTranslate();
  return (
    <SectionLayout
      section="por"
      asideTop={<Placeholder title={t(POSITION_TEXTS.workAssigned)} />}
      asideBottom={<Placeholder title={t(POSITION_TEXTS.clubPoints)} />}
    >
      <PositionsOfRole />
    </SectionLayout>
  );
}

/** The sections 'manage-positions' and 'cosa', each with its own title. */
export function ManagePositionsSection() {
  const { section } = useParams();
  return (
    <SectionLayout section={section === 'cosa' ? 'cosa' : 'manage-positions'}>
      <PositionsOfRole />
    </SectionLayout>
  );
}

/** Students see their own positions, office-bearers manage those of their units. */
function PositionsOfRole() {
  return mayManagePositions(useRole()) ? <ManagePositionsScreen /> : <MyPositionsScreen headingLevel={3} />;
}

function Placeholder({ title }: { title: string }) {
  const t = useTranslate();
  return (
    <DashboardTile title={title}>
      <p>{t('There is nothing here yet.')}</p>
    </DashboardTile>
  );
}
