import { CLAIM_FLOW_TEXTS } from '@quad/domain/administration';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';
import type { StepDraft } from './draft.ts';

interface StepListProps {
  steps: readonly StepDraft[];
  /** What an office is called, by its value in the list. */
  labelOf: (office: string) => string;
  /** Which step is being changed. */
  opened: string | undefined;
  onOpenedChange: (stepId: string | undefined) => void;
  onOrderChange: (from: number, to: number) => void;
  /** Undefined where there are as many steps as there may be. */
  onAddCopy: ((index: number) => void) | undefined;
  /** Undefined where it is the only one. */
  onRemove: ((index: number) => void) | undefined;
  /** The fields of the step that is being changed. */
  children: (step: StepDraft, index: number) => ReactNode;
}

/** Which button of which step the keyboard goes to after a step has moved, or another has gone. */
interface FocusPlace {
  readonly stepId: string;
  readonly button: 'up' | 'down' | 'change';
}

/** Steps in their order, each with what can be done with it; the keyboard goes along with what moves. */
export function StepList({ steps, labelOf, opened, onOpenedChange, onOrderChange, onAddCopy, onRemove, children }: StepListProps) {
  const t = useTranslate();
  const listRef = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<FocusPlace>();
  const [moved, setMoved] = useState('');
  useEffect(() => {
    if (!place) return;
    const at = [...(listRef.current?.children ?? [])].find((item) => item.id === place.stepId);
    at?.querySelector<HTMLElement>(`[data-act="${place.button}"]`)?.focus();
  }, [place]);

  const move = (index: number, by: -1 | 1, { _id, name }: StepDraft) => {
    onOrderChange(index, index + by);
    setPlace({ stepId: `flow-${_id}`, button: by === 1 ? 'down' : 'up' });
    setMoved(t(CLAIM_FLOW_TEXTS.moved, { name, number: index + by + 1, count: steps.length }));
  };
  const metaOf = ({ approvers, above, days, quorum }: StepDraft) =>
    [
      approvers.map(labelOf).join(', '),
      approvers.length > 1 &&
        (quorum === 'any' || quorum === 'all' ? t(CLAIM_FLOW_TEXTS[quorum]) : t(CLAIM_FLOW_TEXTS.some, { count: quorum })),
      above !== '' && t(CLAIM_FLOW_TEXTS.abovePoints, { points: above }),
      days !== '' && t(CLAIM_FLOW_TEXTS.withinDays, { days }),
    ].filter(Boolean);
  return (
    <>
      <Stack as="ol" gap="s" ref={listRef} aria-label={t(CLAIM_FLOW_TEXTS.steps)}>
        {steps.map((step, index) => {
          const { _id, parallel } = step;
          const name = step.name || t(CLAIM_FLOW_TEXTS.unnamed);
          return (
            <li key={_id} id={`flow-${_id}`}>
              <Card>
                <Stack>
                  <div className={recordCard}>
                    <div className={words}>
                      <Text weight="medium">
                        {index + 1}. {name}
                      </Text>
                      <Text size="s" tone="muted">
                        {[...metaOf(step), index > 0 && parallel && t(CLAIM_FLOW_TEXTS.parallel)].filter(Boolean).join(' · ')}
                      </Text>
                    </div>
                    <Inline gap="xs">
                      <IconButton
                        label={t(CLAIM_FLOW_TEXTS.up, { name })}
                        icon={<ArrowUp size={20} aria-hidden="true" />}
                        data-act="up"
                        {...(index === 0 && { unavailableReason: t(CLAIM_FLOW_TEXTS.isFirst) })}
                        onClick={() => move(index, -1, step)}
                      />
                      <IconButton
                        label={t(CLAIM_FLOW_TEXTS.down, { name })}
                        icon={<ArrowDown size={20} aria-hidden="true" />}
                        data-act="down"
                        {...(index === steps.length - 1 && { unavailableReason: t(CLAIM_FLOW_TEXTS.isLast) })}
                        onClick={() => move(index, 1, step)}
                      />
                      <Button
                        size="s"
                        data-act="change"
                        aria-expanded={opened === _id}
                        aria-label={t(CLAIM_FLOW_TEXTS.changeOf, { name })}
                        onClick={() => onOpenedChange(opened === _id ? undefined : _id)}
                      >
                        {t(CLAIM_FLOW_TEXTS.change)}
                      </Button>
                      {onAddCopy && (
                        <Button
                          size="s"
                          variant="quiet"
                          aria-label={t(CLAIM_FLOW_TEXTS.duplicateOf, { name })}
                          onClick={() => onAddCopy(index)}
                        >
                          {t(CLAIM_FLOW_TEXTS.duplicate)}
                        </Button>
                      )}
                      {onRemove && (
                        <IconButton
                          label={t(CLAIM_FLOW_TEXTS.removeOf, { name })}
                          icon={<X size={20} aria-hidden="true" />}
                          onClick={() => {
                            onRemove(index);
                            const next = steps[index + 1] ?? steps[index - 1];
                            if (next) setPlace({ stepId: `flow-${next._id}`, button: 'change' });
                          }}
                        />
                      )}
                    </Inline>
                  </div>
                  {opened === _id && children(step, index)}
                </Stack>
              </Card>
            </li>
          );
        })}
      </Stack>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </>
  );
}
