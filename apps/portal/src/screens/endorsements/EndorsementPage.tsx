import { ENDORSEMENT_PANEL_TITLES } from '@quad/domain/endorsements';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { Inline, Stack, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { EndorsementScreen } from './EndorsementScreen.tsx';
import { SkillTypeSelect } from './SkillTypeSelect.tsx';
import { useSelectedSkillType } from './useSelectedSkillType.ts';

/** /gensec-endorse: the endorsement panel of office-bearers. */
export function EndorsementPage() {
  const t = useTranslate();
  const scope = useSelectedSkillType();
  const title = scope.type ? ENDORSEMENT_PANEL_TITLES[scope.type] : ENDORSEMENT_TEXTS.sectionTitle;
  return (
    <SignedInShell title={t(title)} section="endorsement">
      <Stack>
        {scope.types.length > 1 && (
          <Inline justify="end">
            <SkillTypeSelect {...scope} />
          </Inline>
        )}
        <EndorsementScreen {...scope} />
      </Stack>
    </SignedInShell>
  );
}
