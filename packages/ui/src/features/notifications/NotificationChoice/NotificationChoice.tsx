import {
  CHANNELS,
  type Channel,
  DIGESTS,
  NOTIFICATION_TEXTS,
  type NotificationPreferences,
  type PreferencesInput,
} from '@quad/domain/notifications';
import { type ReactNode, useId, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { useIsNarrow } from '../../../layout/useIsNarrow.ts';
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { DataTable } from '../../../primitives/DataTable/DataTable.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';

type TopicPreference = NotificationPreferences['topics'][number];

export interface NotificationChoiceProps extends ReadProps {
  /** The current preferences; undefined while loading. */
  preferences: NotificationPreferences | undefined;
  /** Saves the changed part; rejects on failure. */
  onValueChange: (changed: Partial<PreferencesInput>) => Promise<unknown>;
  /** The push setting of this device, usually a Switch. */
  device?: ReactNode;
  /** The available channels. */
  channels?: readonly Channel[];
}

/**
 * The channels for each topic, and the frequency of the digest. Each change is saved at once, and reverted on failure. Use SettingsPanels
 * instead for the look of the portal.
 */
export function NotificationChoice({
  preferences,
  error,
  onRetry,
  onValueChange,
  device,
  channels: offered = CHANNELS,
}: NotificationChoiceProps) {
  const t = useTranslate();
  const titleId = useId();
  const [failure, setFailure] = useState<string>();
  // Pressed options are shown optimistically until their answers arrive.
  const [pending, setPending] = useState<readonly Partial<PreferencesInput>[]>([]);
  const pendingTopics = pending.flatMap(({ topics = [] }) => topics);
  const choose = async (changed: Partial<PreferencesInput>) => {
    setFailure(undefined);
    setPending((before) => [...before, changed]);
    try {
      await onValueChange(changed);
    } catch (refused) {
      setFailure(failureOf(refused, NOTIFICATION_TEXTS.saveFailed).message);
    } finally {
      setPending((before) => before.filter((each) => each !== changed));
    }
  };
  return (
    <Card asChild padding="l" aria-labelledby={titleId}>
      <section>
        <Stack>
          <Heading level={2} id={titleId}>
            {t(NOTIFICATION_TEXTS.chooseTitle)}
          </Heading>
          <Text tone="muted">{t(NOTIFICATION_TEXTS.chooseText)}</Text>
          {failure && <ErrorState description={failure} />}
          {preferences ? (
            <>
              {device}
              <Topics
                offered={offered}
                topics={preferences.topics.map((saved) => pendingTopics.findLast(({ topic }) => topic === saved.topic) ?? saved)}
                onValueChange={(changed) => void choose({ topics: [changed] })}
              />
              <Field label={t(NOTIFICATION_TEXTS.digest)} group>
                <RadioGroup
                  options={DIGESTS.map((value) => ({ value, label: t(NOTIFICATION_TEXTS.digests[value]) }))}
                  value={pending.findLast(({ digest }) => digest)?.digest ?? preferences.digest}
                  onValueChange={(value) => void choose({ digest: DIGESTS.find((each) => each === value) })}
                  orientation="horizontal"
                />
              </Field>
            </>
          ) : error === undefined ? (
            // About as high as the topics, so that the content below hardly shifts.
            <LoadingShape label={t(NOTIFICATION_TEXTS.chooseLoading)}>
              {CHANNELS.map((channel) => (
                <Skeleton key={channel} shape="block" />
              ))}
            </LoadingShape>
          ) : (
            <ErrorState description={error} onRetry={onRetry} />
          )}
        </Stack>
      </section>
    </Card>
  );
}

interface TopicsProps {
  topics: readonly TopicPreference[];
  offered: readonly Channel[];
  onValueChange: (changed: TopicPreference) => void;
}

/** A grid of topics and channels, stacked where there is no room for columns. */
function Topics({ topics, offered, onValueChange }: TopicsProps) {
  const t = useTranslate();
  const isNarrow = useIsNarrow();
  const choice = ({ topic, channels }: TopicPreference, channel: Channel, label: ReactNode) => (
    <Checkbox
      key={channel}
      label={label}
      checked={channels[channel]}
      onCheckedChange={(checked) => onValueChange({ topic, channels: { ...channels, [channel]: checked } })}
    />
  );
  if (isNarrow) {
    return (
      <Stack as="ul">
        {topics.map((preference) => (
          <Topic key={preference.topic} topic={preference.topic}>
            {offered.map((channel) => choice(preference, channel, t(NOTIFICATION_TEXTS.channels[channel])))}
          </Topic>
        ))}
      </Stack>
    );
  }
  const nameOf = (topic: TopicPreference['topic'], channel: Channel) =>
    `${t(NOTIFICATION_TEXTS.topics[topic])}: ${t(NOTIFICATION_TEXTS.channels[channel])}`;
  return (
    <DataTable
      caption={t(NOTIFICATION_TEXTS.title)}
      captionHidden
      rows={topics}
      rowId={({ topic }) => topic}
      columns={[
        { id: 'topic', header: t(NOTIFICATION_TEXTS.title), cell: ({ topic }) => t(NOTIFICATION_TEXTS.topics[topic]) },
        ...offered.map((channel) => ({
          id: channel,
          header: t(NOTIFICATION_TEXTS.channels[channel]),
          cell: (preference: TopicPreference) =>
            choice(preference, channel, <VisuallyHidden>{nameOf(preference.topic, channel)}</VisuallyHidden>),
        })),
      ]}
    />
  );
}

function Topic({ topic, children }: Pick<TopicPreference, 'topic'> & { children: ReactNode }) {
  const t = useTranslate();
  const nameId = useId();
  return (
    <Stack as="li" gap="xs">
      <Text weight="medium" id={nameId}>
        {t(NOTIFICATION_TEXTS.topics[topic])}
      </Text>
      <Inline role="group" aria-labelledby={nameId}>
        {children}
      </Inline>
    </Stack>
  );
}
