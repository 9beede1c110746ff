import { Check } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { box, detail as detailStyle, label as labelStyle, list, mark, step, words } from './Stepper.css.ts';

/** Its words, for screen readers: the eye sees a tick, a ring and a quiet figure. */
export interface StepperMessages {
  /** After the name of a step. */
  done: string;
  current: string;
  coming: string;
}

const stepperMessages = (t: Translate): StepperMessages => ({ done: t('done'), current: t('current step'), coming: t('to come') });

export interface StepperStep {
  id: string;
  /** What is done in it. */
  label: string;
  /** What came of it, or what it needs; under the label. */
  detail?: string;
  /** Where it is gone back to; a step to come leads nowhere. */
  href?: string;
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** The task, for screen readers: 'Apply for a position'. */
  label: string;
  /** In the order in which they are done. */
  steps: readonly StepperStep[];
  /** The id of the step that one is at; those before it are done. Past the last one, none. */
  value: string | null;
  /** Goes back to a step that is done; without it, and without addresses, the steps are words. */
  onValueChange?: (id: string) => void;
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<StepperMessages>;
  ref?: Ref<HTMLElement>;
}

type State = keyof StepperMessages;

function stateOf(index: number, current: number): State {
  if (index === current) return 'current';
  return index < current ? 'done' : 'coming';
}

/**
 * The steps of a long task: which are done, which one is at, which are to come. Use Tabs instead for parts that are seen in any order,
 * ProgressBar for what goes on by itself.
 */
export function Stepper({ label, steps, value, onValueChange, messages: own, ...native }: StepperProps) {
  const { locale, translate } = useLocaleSettings();
  const messages = { ...stepperMessages(translate), ...own };
  const found = steps.findIndex(({ id }) => id === value);
  const current = value === null ? steps.length : found;
  const drawLabel = ({ id, label: text, href }: StepperStep, state: State) => {
    const isPressable = state === 'done' && (href !== undefined || onValueChange !== undefined);
    const look = labelStyle({ state, isPressable });
    const go = () => onValueChange?.(id);
    if (!isPressable) return <span className={look}>{text}</span>;
    if (href === undefined) {
      return (
        <button type="button" onClick={go} className={look}>
          {text}
        </button>
      );
    }
    return (
      <BareLink href={href} onClick={go} className={look}>
        {text}
      </BareLink>
    );
  };
  return (
    <nav {...native} aria-label={label} className={box}>
      <ol className={list}>
        {steps.map((each, index) => {
          const state = stateOf(index, current);
          return (
            <li key={each.id} aria-current={state === 'current' ? 'step' : undefined} className={step({ state })}>
              <span aria-hidden="true" className={mark({ state })}>
                {state === 'done' ? <Check size={16} /> : (index + 1).toLocaleString(locale)}
              </span>
              <span className={words}>
                {drawLabel(each, state)}
                <VisuallyHidden>, {messages[state]}</VisuallyHidden>
                {each.detail && <span className={detailStyle}>{each.detail}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
