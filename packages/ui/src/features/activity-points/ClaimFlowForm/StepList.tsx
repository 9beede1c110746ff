import { CLAIM_FLOW_TEXTS } from '@quad/domain/administration';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { MovableList } from '../../forms/MovableList.tsx';
import type { StepDraft } from './draft.ts';

interface StepListProps
  extends Pick<ComponentProps<typeof MovableList>, 'opened' | 'onOpenedChange' | 'onOrderChange' | 'onAddCopy' | 'onRemove'> {
  steps: readonly StepDraft[];
  /** What an office is called, by its value in the list. */
  labelOf: (office: string) => string;
  /** The fields of the step that is being changed. */
  children: (step: StepDraft, index: number) => ReactNode;
}

/** Steps in their order, each with what can be done with it. */
export function StepList({ steps, labelOf, children, ...list }: StepListProps) {
  const t = useTranslate();
  const metaOf = ({ approvers, above, days, quorum, parallel }: StepDraft, index: number) =>
    [
      approvers.map(labelOf).join(', '),
      approvers.length > 1 &&
        (quorum === 'any' || quorum === 'all' ? t(CLAIM_FLOW_TEXTS[quorum]) : t(CLAIM_FLOW_TEXTS.some, { count: quorum })),
      above !== '' && t(CLAIM_FLOW_TEXTS.abovePoints, { points: above }),
      days !== '' && t(CLAIM_FLOW_TEXTS.withinDays, { days }),
      index > 0 && parallel && t(CLAIM_FLOW_TEXTS.parallel),
    ].filter((part) => typeof part === 'string' && part !== '') as string[];
  const items = steps.map((step, index) => ({ id: step._id, name: step.name || t(CLAIM_FLOW_TEXTS.unnamed), meta: metaOf(step, index) }));
  return (
    <MovableList {...list} label={t(CLAIM_FLOW_TEXTS.steps)} texts={CLAIM_FLOW_TEXTS} items={items}>
      {(index) => {
        const step = steps[index];
        return step && children(step, index);
      }}
    </MovableList>
  );
}
