import { isDashboardSection, parentSection, sectionHeading } from '@quad/domain/dashboard';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { HomeSection } from './HomeSection.tsx';

const OtherSection = lazy(async () => ({ default: (await import('./OtherSection.tsx')).OtherSection }));

/** /dashboard/{section}: the shell, and the section that the address names. */
export function DashboardPage() {
  const { section: name = 'dashboard' } = useParams();
  const section = isDashboardSection(name) ? name : undefined;
  return (
    <SignedInShell title={DASHBOARD_TEXTS.welcome(sectionHeading(name).name)} section={section && parentSection(section)}>
      <Suspense fallback={<LoadingScreen />}>{section === 'dashboard' ? <HomeSection /> : <OtherSection section={section} />}</Suspense>
    </SignedInShell>
  );
}
