import { FLOW_FORM_TEXTS } from '@quad/domain/administration';
import type { FlowRule } from '@quad/domain/approvals';
import { formatMoney } from '@quad/domain/money';
import type { ComponentProps, ReactNode } from 'react';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { MovableList } from '../../forms/MovableList.tsx';
import type { StepDraft } from './draft.ts';

interface StepListProps
  extends Pick<ComponentProps<typeof MovableList>, 'opened' | 'onOpenedChange' | 'onOrderChange' | 'onAddCopy' | 'onRemove'> {
  steps: readonly StepDraft[];
  /** The fact that conditions can depend on; null if steps are unconditional. */
  fact: FlowRule['fact'];
  /** Returns the name of an office by its value in the list. */
  labelOf: (office: string) => string;
  /** Renders the fields of the step that is being edited. */
  children: (step: StepDraft, index: number) => ReactNode;
}

/** The steps in order, each with its actions. */
export function StepList({ steps, fact, labelOf, children, ...list }: StepListProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const metaOf = ({ approvers, above, days, quorum, parallel }: StepDraft, index: number) =>
    [
      approvers.map(labelOf).join(', '),
      approvers.length > 1 &&
        (quorum === 'any' || quorum === 'all' ? t(FLOW_FORM_TEXTS[quorum]) : t(FLOW_FORM_TEXTS.some, { count: quorum })),
      above !== '' &&
        (fact === 'amount'
          ? t(FLOW_FORM_TEXTS.aboveAmount, { amount: formatMoney(Number(above), settings) })
          : t(FLOW_FORM_TEXTS.abovePoints, { points: above })),
      days !== '' && t(FLOW_FORM_TEXTS.withinDays, { days }),
      index > 0 && parallel && t(FLOW_FORM_TEXTS.parallel),
    ].filter((part) => typeof part === 'string' && part !== '') as string[];
  const items = steps.map((step, index) => ({ id: step._id, name: step.name || t(FLOW_FORM_TEXTS.unnamed), meta: metaOf(step, index) }));
  return (
    <MovableList {...list} label={t(FLOW_FORM_TEXTS.steps)} texts={FLOW_FORM_TEXTS} items={items}>
      {(index) => {
        const step = steps[index];
        return step && children(step, index);
      }}
    </MovableList>
  );
}
