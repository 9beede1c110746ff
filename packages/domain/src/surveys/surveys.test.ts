import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aFormField, aSurveyForm } from '../fixtures/index.ts';
import { type AnswerFigures, type Answers, figuresOf } from '../forms/index.ts';
import {
  checkSurveyAnswering,
  checkSurveyChange,
  compareFigures,
  isSurveyDue,
  SURVEY_FIELD_KINDS,
  SURVEY_RULES,
  SurveyFields,
  SurveyInput,
  shownFigures,
  surveyClosesAt,
  surveyPhase,
  surveyReminderAt,
} from './index.ts';

// docs/specification/surveys.md#surveys-making, docs/specification/surveys.md#surveys-answering, docs/specification/surveys.md#surveys-unnamed
const END = '2026-11-20T12:00:00.000Z';
const CLOSES = new Date('2026-12-04T12:00:00.000Z');
const EVENT = { status: 'planned', start: '2026-11-20T09:00:00.000Z', end: END };
const at = (moment: string) => new Date(moment);

describe('SurveyFields and SurveyInput', () => {
  const faults = (...fields: object[]) =>
    v.safeParse(SurveyFields, fields).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

  it('accept valid form fields', () => {
    expect(faults(...aSurveyForm())).toEqual([]);
    expect(v.parse(SurveyInput, { version: 0, anonymous: true, fields: aSurveyForm() })).toEqual({
      ...{ version: 0, anonymous: true, fields: aSurveyForm() },
    });
  });

  it('reject file and profile questions, options with places, and a retention shorter than the survey', () => {
    const options = [
      { id: 'o1', label: 'A', places: 3 },
      { id: 'o2', label: 'B', places: null },
    ];
    expect(
      faults(
        aFormField({ id: 'q1', kind: 'file' }),
        aFormField({ id: 'q2', kind: 'profile', source: 'phone' }),
        aFormField({ id: 'q3', kind: 'one', options }),
        aFormField({ id: 'q4', erase_after_days: 13 }),
      ),
    ).toEqual([
      ['0.kind', SURVEY_RULES.kind],
      ['1.kind', SURVEY_RULES.kind],
      ['2.options.0.places', SURVEY_RULES.places],
      ['3.erase_after_days', SURVEY_RULES.days],
    ]);
    expect(SURVEY_FIELD_KINDS).toHaveLength(8);
  });

  it('reject a question without a label and a duplicate id', () => {
    expect(faults(aFormField({ label: '' }))).toEqual([['0.label', 'Enter the question.']]);
    expect(faults(aFormField(), aFormField())).toEqual([['1.id', 'This is no form.']]);
  });
});

describe('survey state', () => {
  it.each([
    [{ closesAt: null, questions: 0 }, 'none'],
    [{ closesAt: CLOSES, questions: 0 }, 'none'],
    [{ closesAt: null, questions: 2 }, 'planned'],
    [{ closesAt: CLOSES, questions: 2 }, 'open'],
    [{ closesAt: at('2026-11-25T00:00:00.000Z'), questions: 2 }, 'closed'],
  ] as const)('maps %j to the phase "%s"', (state, phase) => expect(surveyPhase(state, at('2026-11-25T00:00:00.000Z'))).toBe(phase));

  it('derives the closing and reminder times from the event schedule', () => {
    expect(surveyClosesAt(EVENT)).toEqual(CLOSES);
    expect(surveyClosesAt({ start: END, end: null })).toEqual(CLOSES);
    expect(surveyClosesAt({ start: null, end: '' })).toBeUndefined();
    expect(surveyReminderAt(CLOSES)).toEqual(at('2026-11-27T12:00:00.000Z'));
  });

  it.each([
    [EVENT, END, true],
    [EVENT, '2026-11-20T11:59:59.999Z', false],
    [{ start: null, end: null }, END, false],
    // Without an end, an event lasts a day.
    [{ start: END, end: null }, '2026-11-21T11:59:59.999Z', false],
    [{ start: END, end: null }, '2026-11-21T12:00:00.000Z', true],
  ])('checks whether the survey of the event %j is due at %s: %s', (event, now, isDue) => expect(isSurveyDue(event, at(now))).toBe(isDue));
});

describe('checkSurveyChange', () => {
  it.each([
    [null, EVENT, END, undefined],
    [null, EVENT, '2026-12-04T11:59:59.999Z', undefined],
    [null, EVENT, '2026-12-04T12:00:00.000Z', SURVEY_RULES.tooLate],
    [null, { ...EVENT, status: 'cancelled' }, END, SURVEY_RULES.cancelled],
    [null, { ...EVENT, start: null, end: null }, END, SURVEY_RULES.noEnd],
    [CLOSES, EVENT, END, SURVEY_RULES.sent],
  ])('checks a survey with the closing time %s and the event %j at %s: refusal %s', (closesAt, event, now, message) => {
    const result = checkSurveyChange({ closesAt, event, now: at(now) });
    expect(result.ok ? undefined : result.refusal.message).toBe(message);
  });
});

describe('checkSurveyAnswering', () => {
  const open = { phase: 'open', anonymous: true, came: true, answered: false } as const;
  it.each([
    [open, undefined],
    [{ ...open, anonymous: false, answered: true }, undefined],
    [{ ...open, answered: true }, SURVEY_RULES.answered],
    [{ ...open, came: false }, SURVEY_RULES.cameOnly],
    [{ ...open, phase: 'none' }, SURVEY_RULES.none],
    [{ ...open, phase: 'planned' }, SURVEY_RULES.notSent],
    [{ ...open, phase: 'closed' }, SURVEY_RULES.closed],
  ] as const)('checks %j: refusal %s', (answering, message) => {
    const result = checkSurveyAnswering(answering);
    expect(result.ok ? undefined : result.refusal.message).toBe(message);
  });
});

/** Answers: a rating, hours, whether the person would come again, and a text. */
const answersOf = (qall: number, rest: Answers = {}): Answers => ({ qall, ...rest });
const figures = (...all: Answers[]): AnswerFigures => figuresOf(aSurveyForm(), all);

describe('shownFigures', () => {
  const four = figures(answersOf(5), answersOf(4), answersOf(3), answersOf(2));
  const five = figures(answersOf(5, { qagain: true }), answersOf(4), answersOf(3), answersOf(2), answersOf(1));

  it('returns all figures of a survey with names', () => {
    expect(shownFigures(four, { anonymous: false })).toEqual({ figures: four, withheld: [] });
  });

  it('withholds anonymous figures with fewer than five answers, in total and per question', () => {
    expect(shownFigures(four, { anonymous: true })).toEqual({ figures: null, withheld: [] });
    const shown = shownFigures(five, { anonymous: true });
    expect(shown.figures).toMatchObject({ count: 5, fields: [{ id: 'qall', count: 5, mean: 3 }] });
    expect(shown.withheld).toEqual([
      'How many hours would be right?',
      'Would you come again?',
      'How did you hear of it?',
      'What could be better?',
    ]);
  });
});

describe('compareFigures', () => {
  const now = figures(answersOf(5, { qagain: true, qlength: 2 }), answersOf(3, { qagain: false }));

  it('compares means and shares of yes with earlier events, counting each event once', () => {
    const earlier = [figures(answersOf(2, { qagain: true })), figures(answersOf(4, { qagain: false }), answersOf(4), answersOf(4))];
    expect(compareFigures(now, earlier)).toEqual([
      { label: 'How was it?', of: 'mean', now: 4, before: 3, events: 2 },
      { label: 'Would you come again?', of: 'yes', now: 0.5, before: 0.5, events: 2 },
    ]);
  });

  it('matches earlier questions by kind and by label, ignoring case', () => {
    const again = aFormField({ id: 'qx', kind: 'rating', label: ' how WAS it? ' });
    const other = aFormField({ id: 'qy', kind: 'number', label: 'How was it?' });
    expect(compareFigures(now, [figuresOf([again], [{ qx: 1 }])])).toMatchObject([{ before: 1, events: 1 }]);
    expect(compareFigures(now, [figuresOf([other], [{ qy: 1 }])])).toEqual([]);
  });

  it('compares with five events at most, and returns an empty list without comparable answers', () => {
    const many = Array.from({ length: 7 }, (_, index) => figures(answersOf(index < 5 ? 2 : 5)));
    expect(compareFigures(now, many)).toEqual([{ label: 'How was it?', of: 'mean', now: 4, before: 2, events: 5 }]);
    expect(compareFigures(null, many)).toEqual([]);
    expect(compareFigures(figures({ qbetter: 'Tea.' }), [figures({ qbetter: 'Tea.' })])).toEqual([]);
  });

  it('returns a share of 0 for a question without counted values', () => {
    const bare: AnswerFigures = { count: 1, fields: [{ id: 'q', kind: 'agreement', label: 'Again?', count: 1, values: [], mean: null }] };
    expect(compareFigures(bare, [bare])).toEqual([{ label: 'Again?', of: 'yes', now: 0, before: 0, events: 1 }]);
  });
});
