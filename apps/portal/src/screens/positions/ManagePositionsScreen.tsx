import { POSITION_TEXTS } from '@quad/domain/messages';
import { Button, Spinner, Tabs, useTranslate } from '@quad/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PositionHolders } from './PositionHolders.tsx';
import { Positions } from './Positions.tsx';

const AddPositionHolder = lazy(async () => ({ default: (await import('./AddPositionHolder.tsx')).AddPositionHolder }));
const AddPosition = lazy(async () => ({ default: (await import('./AddPosition.tsx')).AddPosition }));

const VIEWS = [
  { id: 'holders', label: POSITION_TEXTS.holdersTab, content: <PositionHolders /> },
  { id: 'positions', label: POSITION_TEXTS.positionsTab, content: <Positions /> },
];

/** Suspense boundary of a form below its tab. */
function LazyPart({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return <Suspense fallback={<Spinner label={t('Loading...')} />}>{children}</Suspense>;
}

const FORMS = [
  { id: 'holders', label: POSITION_TEXTS.addHolderTab, content: <AddPositionHolder /> },
  { id: 'positions', label: POSITION_TEXTS.addPositionTab, content: <AddPosition /> },
].map(({ content, ...form }) => ({ ...form, content: <LazyPart>{content}</LazyPart> }));

type ManageMode = 'view' | 'add';

export interface ManagePositionsScreenProps {
  /** Mode if the URL names none. */
  firstMode?: ManageMode;
}

/** 'Manage Positions' for office-bearers: views or adds holders and positions. The URL names the mode. */
export function ManagePositionsScreen({ firstMode = 'view' }: ManagePositionsScreenProps) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const mode = oneOf(['view', 'add'], params.get('mode'), firstMode);
  const tab = oneOf(['holders', 'positions'], params.get('tab'), 'holders');
  const isViewing = mode === 'view';
  // Switching the mode drops the filters of the list from the URL.
  const toggleMode = () => setParams({ mode: isViewing ? 'add' : 'view' });
  const showTab = (value: string) => setParams({ mode, tab: value });
  return (
    <Tabs
      label={isViewing ? t('What to look at') : t('What to add')}
      items={(isViewing ? VIEWS : FORMS).map(({ label, ...view }) => ({ ...view, label: t(label) }))}
      value={tab}
      onValueChange={showTab}
      aside={
        <Button size="s" onClick={toggleMode}>
          {isViewing ? t(POSITION_TEXTS.addToggle) : t(POSITION_TEXTS.viewToggle)}
        </Button>
      }
    />
  );
}

function oneOf<Word extends string>(words: readonly Word[], word: string | null, otherwise: Word): Word {
  return words.find((each) => each === word) ?? otherwise;
}
