import { useSearchParams } from 'react-router-dom';

const MANAGE_MODES = ['view', 'add'] as const;
export type ManageMode = (typeof MANAGE_MODES)[number];

/** What is looked at or added. */
const MANAGE_TABS = ['holders', 'positions'] as const;

function oneOf<Word extends string>(words: readonly Word[], word: string | null, otherwise: Word): Word {
  return words.find((each) => each === word) ?? otherwise;
}

/** Mode and tab of 'Manage Positions', as the address has them. Going elsewhere leaves the filters of the list behind. */
export function useManageView(firstMode: ManageMode) {
  const [params, setParams] = useSearchParams();
  const mode = oneOf(MANAGE_MODES, params.get('mode'), firstMode);
  const tab = oneOf(MANAGE_TABS, params.get('tab'), 'holders');
  return {
    mode,
    tab,
    toggleMode: () => setParams({ mode: mode === 'view' ? 'add' : 'view' }),
    showTab: (value: string) => setParams({ mode, tab: value }),
  };
}
