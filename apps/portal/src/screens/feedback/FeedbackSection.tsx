import { type DashboardSection, sectionPath } from '@quad/domain/dashboard';
import { mayGiveFeedback } from '@quad/domain/feedback';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { Spinner, ToggleButtonGroup, useTranslate } from '@quad/ui';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { SectionLayout } from '../../app/SectionLayout.tsx';
import { useRole } from '../../app/useUser.ts';
import { FeedbackScreen } from './FeedbackScreen.tsx';

const GiveFeedback = lazy(async () => ({ default: (await import('./GiveFeedback.tsx')).GiveFeedback }));

const GIVE = 'give-feedback' satisfies DashboardSection;
const VIEW = 'view-feedback' satisfies DashboardSection;
const VIEWS = [
  { id: GIVE, label: FEEDBACK_TEXTS.add },
  { id: VIEW, label: FEEDBACK_TEXTS.viewAll },
];

/** 'Feedbacks': the list, and for students the form beside it. */
export function FeedbackSection() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { section } = useParams();
  const mayGive = mayGiveFeedback(useRole());
  const isGiving = mayGive && section === GIVE;
  const show = (id: string) => void navigate(sectionPath(id === GIVE ? GIVE : VIEW));
  const toggle = (
    <ToggleButtonGroup
      label={t('What to show')}
      items={VIEWS.map(({ id, label }) => ({ id, label: t(label) }))}
      value={isGiving ? GIVE : VIEW}
      onValueChange={show}
    />
  );
  return (
    <SectionLayout section="feedback" actions={mayGive && toggle}>
      {isGiving ? (
        <Suspense fallback={<Spinner label={t('Loading...')} />}>
          <GiveFeedback />
        </Suspense>
      ) : (
        <FeedbackScreen />
      )}
    </SectionLayout>
  );
}
