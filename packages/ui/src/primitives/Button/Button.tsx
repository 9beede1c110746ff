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
  /** The emphasis of the button. Use one `primary` button per view. */
  variant?: ButtonVariant;
  /** Use `critical` for an action that cannot be undone, in any variant. The tone shows the meaning, not the emphasis. */
  tone?: ButtonTone;
  /** The height: small in rows and cards, large where the button stands alone. */
  size?: ButtonSize;
  /** Makes the button as wide as its container. */
  fullWidth?: boolean;
  /** A 16 px icon before the label. */
  icon?: ReactNode;
  /** What happens on a press: a verb and its object. */
  children: ReactNode;
}

export interface ButtonActionProps
  extends ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'disabled'> {
  /** Shows `loadingText` while an action runs. The button keeps its focus and ignores presses. */
  loading?: boolean;
  /** Replaces the label while `loading`. */
  loadingText?: string;
  /** Makes the button unavailable. It stays in the tab order and is announced as unavailable; wrap it in a Tooltip that says why. */
  disabled?: boolean;
  href?: undefined;
  /** Renders the component's own element. */
  asChild?: false;
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonLinkProps extends ButtonLook {
  /** Renders a link that looks like a button. */
  href: string;
  /** Loads the address as a page instead of using the router, for addresses outside the portal or served by the server. */
  external?: boolean;
  /** Renders the component's own element. */
  asChild?: false;
  ref?: Ref<HTMLAnchorElement>;
}

export interface ButtonChildProps
  extends Omit<ButtonLook, 'icon' | 'children'>,
    Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** Passes look, handlers and ref to the single child, such as the link of another router. */
  asChild: true;
  href?: undefined;
  /** The element that is pressed, with its label. */
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

/**
 * Runs an action; with `href` it is a link, with `asChild` it passes its look to another element. Use Link instead for words inside a
 * sentence.
 */
export function Button(props: ButtonProps) {
  // Plain functions instead of components: a long list has dozens of buttons, and filtering it renders them on every keystroke.
  if (props.asChild) return renderChild(props);
  return props.href === undefined ? renderAction(props) : renderLink(props);
}
