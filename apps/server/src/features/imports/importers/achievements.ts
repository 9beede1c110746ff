import { ACHIEVEMENT_TYPES, type AchievementType, achievementInput } from '@quad/domain/achievements';
import { fromChoiceCell } from '@quad/domain/administration';
import { isMessage, type Message, sentence } from '@quad/domain/messages';
import { campusDay } from '@quad/domain/time';
import type { Line } from '../importer.ts';
import { parseLine } from './parseLine.ts';
import { type Known, recordImporter, removeEach, type Target } from './recordImporter.ts';
import {
  type AchievementEntry,
  deleteEntries,
  findAchievementsOf,
  findEntries,
  findEventsNamed,
  findPeople,
  insertRows,
  updateRows,
} from './tables.repo.ts';

interface ImportedRecord {
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly type: AchievementType;
  readonly level: string;
  readonly dateAchieved: string;
  readonly position: string;
  readonly eventId: string | null;
  readonly certificateUrl: string;
}

const FIELDS = {
  title: 'title',
  description: 'description',
  category: 'category',
  type: 'type',
  level: 'level',
  date_achieved: 'date',
  position: 'position',
  certificate_url: 'certificate',
};

const NAMES = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  type: 'Type',
  level: 'Level',
  position: 'Position',
  eventId: 'Event',
  certificateUrl: 'Certificate',
} as const;

const VERIFIED = 'It has already been verified, so it cannot be changed.';

function recordFrom({ achievement }: AchievementEntry): ImportedRecord {
  const { userId, title, description, category, type, level, dateAchieved, position, eventId, certificateUrl } = achievement;
  return { userId, title, description, category, type, level, dateAchieved, position, eventId, certificateUrl };
}

/** Converts an achievement to table values. */
export function achievementValues({ achievement, email, event }: AchievementEntry, timeZone: string): Record<string, string> {
  const { title, type, dateAchieved: date, category, level, position, certificateUrl: certificate, description } = achievement;
  const eventDay = campusDay(event?.startsAt ?? null, timeZone);
  return { email, title, type, date, category, level, position, event: event?.title ?? '', eventDay, certificate, description };
}

const keyOf = (userId: string, title: string, day: string) => `${userId} ${title.toLowerCase()} ${day}`;

/** Imports achievements as if each person had submitted theirs: they await verification. Verified achievements are not changed. */
export const achievementsImporter = recordImporter<ImportedRecord>({
  noun: 'achievement',
  names: NAMES,
  detail: ({ type, eventId }) => ({ type, eventId }),
  async open(tx, { clock, config, instituteId }) {
    const { timeZone } = config.institute;
    const schema = achievementInput({ today: campusDay(clock(), timeZone) });
    return {
      async resolve(lines) {
        const people = await findPeople(
          tx,
          instituteId,
          lines.map(({ values }) => (values.email ?? '').toLowerCase()),
        );
        const found = await findAchievementsOf(
          tx,
          instituteId,
          [...people.values()].map(({ id }) => id),
        );
        const titles = [...lines.map(({ values }) => values.event ?? ''), ...found.map(({ event }) => event?.title ?? '')];
        const events = Map.groupBy(
          await findEventsNamed(tx, instituteId, [...new Set(titles.map((title) => title.toLowerCase()))]),
          ({ title }) => title.toLowerCase(),
        );
        const verified = new Set(
          found.filter(({ achievement }) => achievement.verifiedAt !== null).map(({ achievement }) => achievement.id),
        );
        const known = Map.groupBy(
          found.map(
            (entry): Known<ImportedRecord> => ({
              id: entry.achievement.id,
              record: recordFrom(entry),
              values: achievementValues(entry, timeZone),
            }),
          ),
          ({ record }) => keyOf(record.userId, record.title, record.dateAchieved),
        );

        /** If several events share the title and the day, the achievement keeps its current event. */
        const eventOf = ({ event: title = '', eventDay: day = '' }: Line['values'], former: string | null) => {
          if (title === '') return { id: null };
          const named = events.get(title.toLowerCase()) ?? [];
          const onDay = day === '' ? named : named.filter(({ startsAt }) => campusDay(startsAt, timeZone) === day);
          const event = onDay.find(({ id }) => id === former) ?? onDay[0];
          if (!event) return named.length === 0 ? sentence`There is no event "${title}".` : sentence`No event "${title}" begins on ${day}.`;
          return onDay.length > 1 && event.id !== former
            ? sentence`There is more than one event "${title}": enter the day on which it began.`
            : event;
        };

        return ({ values: { email = '', title = '', date = '' } }): Target<ImportedRecord> | Message => {
          const person = people.get(email.toLowerCase());
          if (!person) return sentence`Nobody has an account with ${email || { text: 'no address' }}.`;
          const key = keyOf(person.id, title, date.slice(0, 10));
          return {
            key,
            known: known.get(key) ?? [],
            validate(values, before) {
              const event = eventOf(values, before?.record.eventId ?? null);
              if (isMessage(event)) return event;
              const { description, category, type = '', level, position, certificate } = values;
              const input = {
                ...{ title: values.title, description, category, level, position, date_achieved: date, certificate_url: certificate },
                type: fromChoiceCell(type, ACHIEVEMENT_TYPES),
              };
              const checked = parseLine('achievements', schema, input, FIELDS);
              if (isMessage(checked)) return checked;
              const record: ImportedRecord = {
                userId: person.id,
                title: checked.title,
                description: checked.description,
                category: checked.category,
                type: checked.type,
                level: checked.level,
                dateAchieved: checked.date_achieved,
                position: checked.position,
                eventId: event.id,
                certificateUrl: checked.certificate_url,
              };
              const isVerified = before !== undefined && verified.has(before.id);
              return isVerified && JSON.stringify(record) !== JSON.stringify(before.record) ? VERIFIED : record;
            },
          };
        };
      },
      async add(added) {
        const createdAt = clock();
        await insertRows(
          tx,
          'achievements',
          added.map(({ id, record }) => ({ instituteId, id, ...record, createdAt })),
        );
      },
      async change(changed) {
        await updateRows(
          tx,
          'achievements',
          instituteId,
          changed.map(({ id, record }) => ({ id, ...record })),
        );
        return new Map();
      },
      async find(ids) {
        const found = await findEntries(tx, 'achievements', instituteId, ids);
        const open = found.filter(({ achievement }) => achievement.verifiedAt === null);
        return new Map(open.map((entry) => [entry.achievement.id, recordFrom(entry)]));
      },
      remove: (ids) => removeEach(tx, ids, (inner, part) => deleteEntries(inner, 'achievements', instituteId, part)),
    };
  },
});
