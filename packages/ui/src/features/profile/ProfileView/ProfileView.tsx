import type { User } from '@quad/domain/accounts';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import { linkTarget, ownPhoto } from '@quad/domain/profile';
import { calendarDay, formatLongDate } from '@quad/domain/time';
import { UserRoundX } from 'lucide-react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section, type SectionLevel } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';

export interface ProfileViewProps {
  /** Undefined while loading; null if there is none. */
  profile: User | null | undefined;
  /** The heading level of the sections, one more than that of the surrounding part. */
  headingLevel?: SectionLevel;
  /** Called to edit the profile: show the ProfileForm in its place. */
  onEdit: () => void;
  /** Whether the user returns from editing; the edit button then gets the focus. */
  returned?: boolean;
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function outward(text: string | null | undefined) {
  if (!text) return undefined;
  return (
    <Link href={linkTarget(text)} external rel="noreferrer">
      {text}
    </Link>
  );
}

/** The user's own profile, read-only, with loading and empty states. Use ProfileForm instead to change it. */
export function ProfileView({ profile, headingLevel = 2, onEdit, returned = false }: ProfileViewProps) {
  const { locale, translate: t } = useLocaleSettings();
  if (profile === undefined) {
    return (
      <LoadingShape label={t('Loading profile...')}>
        <Skeleton shape="block" width="half" />
        <Skeleton width="most" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </LoadingShape>
    );
  }
  if (profile === null) return <EmptyRecordList icon={UserRoundX} title={t(PROFILE_TEXTS.empty)} />;
  const { personal_info: personal, academic_info: academic, contact_info: contact } = profile;
  const parts = [
    {
      title: t('Personal'),
      items: [
        { label: t('Student ID'), value: profile.user_id },
        { label: t('Email'), value: personal.email },
        { label: t('Gender'), value: personal.gender },
        { label: t('Date of birth'), value: formatLongDate(calendarDay(personal.date_of_birth ?? ''), 'UTC', locale) },
        { label: t('Phone'), value: personal.phone },
      ],
    },
    {
      title: t('Academic'),
      items: [
        { label: t('Program'), value: academic.program },
        { label: t('Discipline'), value: academic.branch },
        { label: t('Admission year'), value: academic.batch_year },
        { label: t('Year of study'), value: academic.current_year },
        { label: t('CGPA'), value: academic.cgpa },
      ],
    },
    {
      title: t('Contact'),
      items: [
        { label: t('Hostel'), value: contact.hostel },
        { label: t('Room number'), value: contact.room_number },
        { label: t('GitHub'), value: outward(contact.socialLinks.github) },
        { label: t('LinkedIn'), value: outward(contact.socialLinks.linkedin) },
      ],
    },
  ];
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Inline>
          <Avatar name={personal.name} src={ownPhoto(personal.profilePic)} size="xl" />
          <div>
            <Text size="l" weight="bold" wrap="anywhere">
              {personal.name}
            </Text>
            <Text tone="muted" wrap="anywhere">
              {personal.email}
            </Text>
          </div>
        </Inline>
        <Button ref={returned ? focus : undefined} variant="primary" onClick={onEdit}>
          {t('Edit')}
        </Button>
      </Inline>
      {parts.map(({ title, items }) => (
        <Section key={title} title={title} headingLevel={headingLevel}>
          <KeyValueList items={items} />
        </Section>
      ))}
    </Stack>
  );
}
