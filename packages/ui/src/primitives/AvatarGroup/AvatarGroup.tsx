import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { face, group, rest } from './AvatarGroup.css.ts';

export const AVATAR_GROUP_SIZES = ['s', 'm'] as const;
export type AvatarGroupSize = (typeof AVATAR_GROUP_SIZES)[number];

/** The texts of the component; numbers arrive formatted for the locale. */
export interface AvatarGroupMessages {
  /** Stands for the people who are not shown, at the end of the list of names. */
  others: (counts: { count: string }) => string;
  /** The text in the last circle. */
  sign: (counts: { count: string }) => string;
}

const avatarGroupMessages = (t: Translate): AvatarGroupMessages => ({
  others: ({ count }) => (count === '1' ? t('1 other') : t('{count} others', { count })),
  sign: ({ count }) => `+${count}`,
});

export interface AvatarGroupPerson {
  id: string;
  name: string;
  /** The address of a photo, shown over the initials. */
  src?: string;
}

export interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** The known people, most important first. */
  people: readonly AvatarGroupPerson[];
  /** The maximum number of circles; the last one counts the others. */
  max?: number;
  /**
   * The number of people in all, if `people` has only some of them.
   * @default people.length
   */
  total?: number;
  /** The size of the avatars. */
  size?: AvatarGroupSize;
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<AvatarGroupMessages>;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * Overlapping avatars of several people, with a count of the others; screen readers read the names. Use RecordList instead to list the
 * people by name.
 */
export function AvatarGroup(props: AvatarGroupProps) {
  const { people, max = 4, total = people.length, size = 'm', messages: own, ...native } = props;
  const { locale, translate } = useLocaleSettings();
  const messages = { ...avatarGroupMessages(translate), ...own };
  const shown = total > max ? people.slice(0, max - 1) : people;
  const count = (total - shown.length).toLocaleString(locale);
  const names = shown.map(({ name }) => name);
  const isMore = total > shown.length;
  const announced = new Intl.ListFormat(locale).format(isMore ? [...names, messages.others({ count })] : names);
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
      <VisuallyHidden>{announced}</VisuallyHidden>
    </span>
  );
}
