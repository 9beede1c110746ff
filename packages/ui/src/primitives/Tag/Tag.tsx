import { X } from 'lucide-react';
import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { BareLink } from '../Link/BareLink.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { link, remove, tag, word } from './Tag.css.ts';

/** The texts of the component. */
export interface TagMessages {
  /** The accessible name of the remove button. */
  remove: (tag: { label: string }) => string;
}

const tagMessages = (t: Translate): TagMessages => ({ remove: ({ label }) => t('Remove {what}', { what: label }) });

export interface TagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** The text of the tag. */
  label: string;
  /** A 16 px icon before the word. */
  icon?: ReactNode;
  /** The URL of everything with this tag. */
  href?: string;
  /** Called by the remove button; without it there is no button. */
  onRemove?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<TagMessages>;
  ref?: Ref<HTMLSpanElement>;
}

/** A user-defined label of an object, which may be a link or removable. Use Badge instead for a status of the object. */
export function Tag({ label, icon, href, onRemove, messages, ...native }: TagProps) {
  const { remove: removeText } = { ...tagMessages(useTranslate()), ...messages };
  const content = (
    <>
      {icon}
      {label}
    </>
  );
  return (
    <span {...native} className={tag}>
      {href === undefined ? (
        <span className={word}>{content}</span>
      ) : (
        <BareLink href={href} className={link}>
          {content}
        </BareLink>
      )}
      {onRemove && (
        <button type="button" aria-label={removeText({ label })} onClick={onRemove} className={remove}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
