import { formatMoney } from '@quad/domain/money';
import { unitTypeName } from '@quad/domain/org-units';
import { PUBLIC_PAGE_TEXTS, type PublicEvent, type PublicEventEntry, type PublicPage, type PublicUnit } from '@quad/domain/public-pages';
import { formatDateTime } from '@quad/domain/time';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { type KeyValueItem, KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { type LocaleSettings, useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';

function stateText({ status }: Pick<PublicEvent, 'status'>): string | undefined {
  const { cancelled, over, ongoing } = PUBLIC_PAGE_TEXTS;
  return { cancelled, completed: over, ongoing, planned: undefined }[status];
}

function whenText({ starts_at, ends_at }: Pick<PublicEvent, 'starts_at' | 'ends_at'>, settings: LocaleSettings): string {
  const { timeZone, locale, translate: t } = settings;
  const moments = [starts_at, ends_at].map((moment) => formatDateTime(moment, timeZone, locale)).filter(Boolean);
  return moments.length > 0 ? moments.join(' – ') : t(PUBLIC_PAGE_TEXTS.undated);
}

function eventFacts(event: PublicEvent, settings: LocaleSettings): KeyValueItem[] {
  const { translate: t } = settings;
  const { venue, mode, organizer, fees, places } = event;
  return [
    { label: t(PUBLIC_PAGE_TEXTS.when), value: whenText(event, settings) },
    { label: t(PUBLIC_PAGE_TEXTS.where), value: venue || (mode === 'online' ? t(PUBLIC_PAGE_TEXTS.online) : '') },
    { label: t(PUBLIC_PAGE_TEXTS.organizer), value: organizer.name },
    { label: t(PUBLIC_PAGE_TEXTS.contact), value: organizer.contact },
    { label: t(PUBLIC_PAGE_TEXTS.cost), value: fees === 0 ? t(PUBLIC_PAGE_TEXTS.free) : formatMoney(fees, settings) },
    ...(places === null ? [] : [{ label: t(PUBLIC_PAGE_TEXTS.places), value: t(PUBLIC_PAGE_TEXTS.placesLeft[places]) }]),
  ];
}

function listed(events: readonly PublicEventEntry[]): string {
  return events.map(({ title }) => title).join(', ');
}

function unitFacts({ contact, links, upcoming, past }: PublicUnit, { translate: t }: LocaleSettings): KeyValueItem[] {
  return [
    { label: t(PUBLIC_PAGE_TEXTS.contact), value: contact },
    ...links.map(({ platform, url }) => ({ label: platform, value: url })),
    { label: t(PUBLIC_PAGE_TEXTS.next), value: listed(upcoming) },
    { label: t(PUBLIC_PAGE_TEXTS.past), value: listed(past) },
  ];
}

/** All data that the public page of an event or unit shows. */
export function PublicPreview({ event, unit }: Pick<PublicPage, 'event' | 'unit'>) {
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const about = event ?? unit;
  if (!about) return null;
  const state = event && stateText(event);
  const facts = event ? eventFacts(event, settings) : unit ? unitFacts(unit, settings) : [];
  return (
    <Card padding="m">
      <Stack gap="s">
        <Heading level={3}>{event ? event.title : unit?.name}</Heading>
        {state && <Text weight="medium">{t(state)}</Text>}
        {about.type && <Text tone="muted">{unit ? t(unitTypeName(about.type)) : about.type}</Text>}
        <KeyValueList items={facts} columns={1} />
        {about.description && <Text>{about.description}</Text>}
      </Stack>
    </Card>
  );
}
