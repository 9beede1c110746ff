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
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

export interface ProfileViewProps {
  /** Undefined while it is on its way; null where there is none. */
  profile: User | null | undefined;
  /** Level of the parts' headings, by what the profile stands under. */
  headingLevel?: SectionLevel;
  /** Somebody wants to change it: show the ProfileForm in its place. */
  onEdit: () => void;
  /** Back from editing: the keyboard goes on where it left. */
  isReturned?: boolean;
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function outward(text: string | null | undefined) {
  if (!text) return undefined;
  return (
    <Link href={linkTarget(text)} isExternal rel="noreferrer">
      {text}
    </Link>
  );
}

/** The own profile, to be read, in every state. Use ProfileForm instead to change it. */
export function ProfileView({ profile, headingLevel = 2, onEdit, isReturned = false }: ProfileViewProps) {
  if (profile === undefined) {
    return (
      <LoadingShape label="Loading profile...">
        <Skeleton shape="block" width="half" />
        <Skeleton width="most" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </LoadingShape>
    );
  }
  if (profile === null) return <EmptyState icon={<UserRoundX size={24} aria-hidden="true" />} title={PROFILE_TEXTS.empty} />;
  const { personal_info: personal, academic_info: academic, contact_info: contact } = profile;
  const parts = [
    {
      title: 'Personal',
      items: [
        { label: 'Student ID', value: profile.user_id },
        { label: 'Email', value: personal.email },
        { label: 'Gender', value: personal.gender },
        { label: 'Date of birth', value: formatLongDate(calendarDay(personal.date_of_birth ?? ''), 'UTC') },
        { label: 'Phone', value: personal.phone },
      ],
    },
    {
      title: 'Academic',
      items: [
        { label: 'Program', value: academic.program },
        { label: 'Discipline', value: academic.branch },
        { label: 'Admission year', value: academic.batch_year },
        { label: 'Year of study', value: academic.current_year },
        { label: 'CGPA', value: academic.cgpa },
      ],
    },
    {
      title: 'Contact',
      items: [
        { label: 'Hostel', value: contact.hostel },
        { label: 'Room number', value: contact.room_number },
        { label: 'GitHub', value: outward(contact.socialLinks.github) },
        { label: 'LinkedIn', value: outward(contact.socialLinks.linkedin) },
      ],
    },
  ];
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Inline>
          <Avatar name={personal.name} photoUrl={ownPhoto(personal.profilePic)} size="xlarge" />
          <div>
            <Text size="l" weight="bold" wrap="anywhere">
              {personal.name}
            </Text>
            <Text tone="muted" wrap="anywhere">
              {personal.email}
            </Text>
          </div>
        </Inline>
        <Button ref={isReturned ? focus : undefined} variant="primary" onClick={onEdit}>
          Edit
        </Button>
      </Inline>
      {parts.map(({ title, items }) => (
        <Section key={title} title={title} level={headingLevel}>
          <KeyValueList items={items} />
        </Section>
      ))}
    </Stack>
  );
}
