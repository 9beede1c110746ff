import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { RefusedDecision } from './deferredDecisions.ts';

export interface RefusedDecisionsProps {
  refused: readonly RefusedDecision[];
  onDismiss: (id: string) => void;
}

/** The refused decisions with their reasons, until they are dismissed. */
export function RefusedDecisions({ refused, onDismiss }: RefusedDecisionsProps) {
  const t = useTranslate();
  return refused.map(({ id, title, message }) => (
    <Banner
      key={id}
      tone="critical"
      title={title}
      live
      actions={
        <Button size="s" variant="quiet" onClick={() => onDismiss(id)}>
          {t('Dismiss')}
        </Button>
      }
    >
      {t(message)}
    </Banner>
  ));
}
