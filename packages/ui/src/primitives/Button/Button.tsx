import type { ButtonHTMLAttributes, HTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { cloneWithProps } from '../cloneWithProps.ts';
import { BareLink } from '../Link/BareLink.tsx';
import { ring } from '../Spinner/Spinner.css.ts';
import { button, label } from './Button.css.ts';

export const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

export const BUTTON_TONES = ['neutral', 'critical'] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];

export const BUTTON_SIZES = ['s', 'm', 'l'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

interface ButtonLook {
  /** One primary in a view. */
  variant?: ButtonVariant;
  /** Critical for what cannot be taken back, in each variant: it means, and does not weigh. */
  tone?: ButtonTone;
  /** How high it is: small in rows and cards, large where it stands alone. */
  size?: ButtonSize;
  /** As wide as what it stands in. */
  fullWidth?: boolean;
  /** A 16 px icon before the words. */
  icon?: ReactNode;
  /** What happens when it is pressed: a verb, and what it is done to. */
  children: ReactNode;
}

export interface ButtonActionProps
  extends ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'disabled'> {
  /** Working: keeps its focus, shows `loadingText`, and does nothing when pressed again. */
  loading?: boolean;
  /** Stands in place of the label while it is working. */
  loadingText?: string;
  /** Does nothing for now: it stays in the tab order and says that it is unavailable. A Tooltip around it says why. */
  disabled?: boolean;
  href?: undefined;
  /** The element is its own. */
  asChild?: false;
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonLinkProps extends ButtonLook {
  /** Makes it a link that looks like a button. */
  href: string;
  /** Leaves the portal, or goes to the server: loads a page in place of asking the router. */
  external?: boolean;
  /** The element is its own. */
  asChild?: false;
  ref?: Ref<HTMLAnchorElement>;
}

export interface ButtonChildProps
  extends Omit<ButtonLook, 'icon' | 'children'>,
    Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** Lends its look, handlers and ref to the one element in it, such as the link of another router. */
  asChild: true;
  href?: undefined;
  /** The element that is pressed, with its words. */
  children: ReactElement;
  ref?: Ref<HTMLElement>;
}

export type ButtonProps = ButtonActionProps | ButtonLinkProps | ButtonChildProps;

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function renderLink({ variant = 'secondary', tone, size = 'm', fullWidth, icon, asChild, children, ...link }: ButtonLinkProps) {
  return (
    <BareLink {...link} className={button({ variant, tone, size, fullWidth })}>
      {icon}
      {children}
    </BareLink>
  );
}

function renderChild({ variant = 'secondary', tone, size = 'm', fullWidth, asChild, children, ...native }: ButtonChildProps) {
  return cloneWithProps(children, { ...native, className: button({ variant, tone, size, fullWidth }) });
}

function renderLabel({ loading, loadingText, icon, children }: Pick<ButtonActionProps, 'loading' | 'loadingText' | 'icon' | 'children'>) {
  const shown = loading && loadingText ? loadingText : children;
  const other = loading ? children : loadingText;
  return (
    <>
      {loading ? <span className={ring} aria-hidden="true" /> : icon}
      <span className={label} data-reserve={typeof other === 'string' ? other : undefined}>
        {shown}
      </span>
    </>
  );
}

function renderAction(props: ButtonActionProps) {
  const {
    variant = 'secondary',
    tone,
    size = 'm',
    fullWidth,
    icon,
    loading = false,
    loadingText,
    disabled = false,
    asChild,
    onClick,
    children,
    ...native
  } = props;
  const isInert = loading || disabled;
  const attributes = {
    type: 'button' as const,
    ...native,
    'aria-disabled': isInert || undefined,
    'aria-busy': loading || undefined,
    onClick: isInert ? swallow : onClick,
    className: button({ variant, tone: disabled ? 'neutral' : tone, size, fullWidth, disabled }),
  };
  return <button {...attributes}>{renderLabel({ loading, loadingText, icon, children })}</button>;
}

/** Does something when pressed; with `href` it goes somewhere, with `asChild` it is the look of another element. Use Link instead for words inside a sentence. */
export function Button(props: ButtonProps) {
  // No components of their own: a long list has dozens of buttons, rendered again with every key that narrows it down.
  if (props.asChild) return renderChild(props);
  return props.href === undefined ? renderAction(props) : renderLink(props);
}
