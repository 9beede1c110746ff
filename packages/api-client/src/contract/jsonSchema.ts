import { PersonReference, StudentReference, User } from '@quad/domain/accounts';
import { Achievement, AchievementRecord } from '@quad/domain/achievements';
import { ActivityClaim, AdminRules, OwnPoints, PointCriterion, PointSegment } from '@quad/domain/activity-points';
import { AdminPerson, AdminUnit, Import } from '@quad/domain/administration';
import { Approval, ApprovalStep, InstituteFlow, NamedDeputy, OwnDeputies } from '@quad/domain/approvals';
import { Certificate, CertificateOrder, CertificateRun } from '@quad/domain/certificates';
import { Event, EventInput } from '@quad/domain/events';
import { Feedback, FeedbackRecord } from '@quad/domain/feedback';
import { WireSentence, WireSentenceValue } from '@quad/domain/fields';
import { AnswerFigures, Answers, EventQuestions, FormField } from '@quad/domain/forms';
import { OrgUnit, UnitReference } from '@quad/domain/org-units';
import { MyData } from '@quad/domain/personal-data';
import { Position, PositionHolder, PositionHolderRecord, PositionRecord, PositionReference } from '@quad/domain/positions';
import { PublicEvent, PublicEventEntry, PublicPage, PublicUnit } from '@quad/domain/public-pages';
import { RoomRequest } from '@quad/domain/room-requests';
import { Room, RoomInput } from '@quad/domain/rooms';
import { MeetingException, RepeatRule, Series, SeriesInput, SeriesMeeting } from '@quad/domain/series';
import { Skill, SkillReference, UserSkill, UserSkillRecord } from '@quad/domain/skills';
import { EventSurvey } from '@quad/domain/surveys';
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { Problem } from './problem.ts';

/** Schemas that the documentation refers to by name; all others are inlined. */
const NAMED = {
  AnswerFigures,
  Answers,
  EventQuestions,
  EventSurvey,
  FormField,
  Achievement,
  AchievementRecord,
  ActivityClaim,
  AdminPerson,
  AdminRules,
  AdminUnit,
  Approval,
  ApprovalStep,
  InstituteFlow,
  Event,
  EventInput,
  Feedback,
  FeedbackRecord,
  Import,
  MyData,
  NamedDeputy,
  OrgUnit,
  OwnDeputies,
  OwnPoints,
  PersonReference,
  PointCriterion,
  PointSegment,
  Position,
  PositionHolder,
  PositionHolderRecord,
  PositionRecord,
  PositionReference,
  Certificate,
  CertificateOrder,
  CertificateRun,
  Problem,
  PublicEvent,
  PublicEventEntry,
  PublicPage,
  PublicUnit,
  Room,
  RoomInput,
  RoomRequest,
  MeetingException,
  RepeatRule,
  Series,
  SeriesInput,
  SeriesMeeting,
  Sentence: WireSentence,
  SentenceValue: WireSentenceValue,
  Skill,
  SkillReference,
  StudentReference,
  UnitReference,
  User,
  UserSkill,
  UserSkillRecord,
};

const SENTENCE = { $ref: '#/components/schemas/Sentence' };
const fact = (name: string): JsonSchema => ({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] });
/** Matches `SentenceValue` of the domain. */
const SENTENCE_VALUE = {
  anyOf: [{ type: 'string' }, { type: 'number' }, fact('day'), fact('time'), SENTENCE],
} satisfies JsonSchema;
/**
 * Additional fields of an error, for clients that translate it. They are not part of the `Problem` schema, because the sign-in page loads
 * that and nothing validates errors with it.
 */
const SENTENCES = {
  sentence: SENTENCE,
  sentences: { type: 'object', propertyNames: { type: 'string' }, additionalProperties: SENTENCE },
} as const;

const CONFIG: Omit<ConversionConfig, 'definitions'> = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema === WireSentenceValue) return SENTENCE_VALUE;
    if ('entries' in valibotSchema && Reflect.get(Object(valibotSchema.entries), 'errors') === Problem.entries.errors) {
      return { ...jsonSchema, properties: { ...jsonSchema.properties, ...SENTENCES } };
    }
    return valibotSchema.type === 'blob' ? { type: 'string', contentMediaType: 'application/octet-stream' } : undefined;
  },
};

/** Returns the named schemas, for the documentation's components. */
export function namedSchemas(): Record<string, object> {
  return withTypeLists(toJsonSchemaDefs(NAMED, CONFIG)) as Record<string, object>;
}

/** Rewrites `anyOf` of plain types, such as nullable ones, as a list of types. */
function withTypeLists(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withTypeLists);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withTypeLists(value)]));
  const { anyOf, ...rest } = inner;
  if (!Array.isArray(anyOf) || !anyOf.every((option) => Object.keys(option).join() === 'type')) return inner;
  return { type: anyOf.flatMap(({ type }) => type), ...rest };
}

/**
 * Converts a schema to JSON Schema, with references to the named ones. Checks in code are omitted, because JSON Schema cannot express them.
 */
export function jsonSchema(schema: v.GenericSchema<unknown, unknown>): object {
  const { $schema: _schema, $defs: _defs, ...rest } = toJsonSchema(schema, { ...CONFIG, definitions: NAMED });
  return withTypeLists(rest) as object;
}
