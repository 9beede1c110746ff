import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { face, group, rest } from './AvatarGroup.css.ts';

export const AVATAR_GROUP_SIZES = ['s', 'm'] as const;
export type AvatarGroupSize = (typeof AVATAR_GROUP_SIZES)[number];

/** Its words; numbers come as the locale writes them. */
export interface AvatarGroupMessages {
  /** What stands for those who are not shown, in a list of names. */
  others: (counts: { count: string }) => string;
  /** On the last circle. */
  sign: (counts: { count: string }) => string;
}

const avatarGroupMessages = (t: Translate): AvatarGroupMessages => ({
  others: ({ count }) => (count === '1' ? t('1 other') : t('{count} others', { count })),
  sign: ({ count }) => `+${count}`,
});

export interface AvatarGroupPerson {
  id: string;
  name: string;
  /** Shown over the initials. */
  src?: string;
}

export interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** Those whose faces are known, in the order in which they matter. */
  people: readonly AvatarGroupPerson[];
  /** How many circles there are at most; the last one counts the others. */
  max?: number;
  /**
   * How many there are in all, where not all of them came along.
   * @default people.length
   */
  total?: number;
  /** How large the circles are. */
  size?: AvatarGroupSize;
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<AvatarGroupMessages>;
  ref?: Ref<HTMLSpanElement>;
}

/** Several people as faces that overlap, and how many more there are; their names are read out. Use RecordList instead to say who they are. */
export function AvatarGroup(props: AvatarGroupProps) {
  const { people, max = 4, total = people.length, size = 'm', messages: own, ...native } = props;
  const { locale, translate } = useLocaleSettings();
  const messages = { ...avatarGroupMessages(translate), ...own };
  const shown = total > max ? people.slice(0, max - 1) : people;
  const count = (total - shown.length).toLocaleString(locale);
  const names = shown.map(({ name }) => name);
  const isMore = total > shown.length;
  const spoken = new Intl.ListFormat(locale).format(isMore ? [...names, messages.others({ count })] : names);
  return (
    <span {...native} className={group}>
      {shown.map(({ id, name, src }) => (
        <span key={id} className={face}>
          <Avatar name={name} src={src} size={size} />
        </span>
      ))}
      {isMore && (
        <span aria-hidden="true" className={face}>
          <span className={rest({ size })}>{messages.sign({ count })}</span>
        </span>
      )}
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
