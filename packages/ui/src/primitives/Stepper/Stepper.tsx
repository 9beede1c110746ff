import { Check } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { box, detail as detailStyle, label as labelStyle, list, mark, step, words } from './Stepper.css.ts';

/** The texts for screen readers, which replace the check mark and the rings. */
export interface StepperMessages {
  /** Appended to the name of a step. */
  done: string;
  current: string;
  coming: string;
}

const stepperMessages = (t: Translate): StepperMessages => ({ done: t('done'), current: t('current step'), coming: t('to come') });

export interface StepperStep {
  id: string;
  /** The name of the step. */
  label: string;
  /** The result of the step, or what it needs; below the label. */
  detail?: string;
  /** The URL of a completed step; upcoming steps are not links. */
  href?: string;
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** The task, for screen readers: 'Apply for a position'. */
  label: string;
  /** The steps, in order. */
  steps: readonly StepperStep[];
  /** The id of the current step; those before it are completed. Null after the last step. */
  value: string | null;
  /** Called to return to a completed step; without it and without URLs, the steps are plain text. */
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
 * The progress through the steps of a long task: completed, current and upcoming. Use Tabs instead for parts that are read in any order,
 * ProgressBar for a task that runs by itself.
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
