import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aForm, aFormField, someFormFields } from '../fixtures/index.ts';
import { accept, refuse } from '../refusals/refusal.ts';
import {
  type Answers,
  answerDeadline,
  answersSchema,
  answerText,
  asksForAnswers,
  checkAnswering,
  checkAnswers,
  checkPlacesCoverTaken,
  checkPlacesLeft,
  checkUploading,
  choicesOf,
  conditionValues,
  FORM_FIELD_KINDS,
  FORM_TEXTS,
  FormField,
  FormFields,
  fieldsDue,
  figuresOf,
  isRequired,
  limitedChoices,
  nextErasure,
  visibleFields,
} from './index.ts';

const FILE = '0198f0a4-0000-7000-8000-000000000001';
const PROFILE = { 'roll-number': '230001', phone: '+91 98765 43210' };

/** Forms as the builder creates them: every kind, with conditions on earlier fields. */
const FORMS = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...FORM_FIELD_KINDS),
      required: fc.boolean(),
      agreement: fc.constantFrom('', 'I follow the rules of the workshop.'),
      bounds: fc.constantFrom([null, null], [0, 10], [-5, null]),
      places: fc.constantFrom(null, 1, 50),
      depends: fc.option(fc.record({ on: fc.nat(9), value: fc.nat(4), is: fc.constantFrom('shown_if', 'required_if') }), {
        nil: undefined,
      }),
    }),
    { maxLength: 8 },
  )
  .map((drafts) =>
    drafts.reduce<FormField[]>((fields, { kind, required, agreement, bounds: [min = null, max = null], places, depends }, index) => {
      const on = depends && fields[depends.on % Math.max(fields.length, 1)];
      const values = on && conditionValues(on);
      const value = depends && values?.[depends.value % values.length];
      const options =
        [
          aFormField().options,
          [
            { id: 'o1', label: 'A', places },
            { id: 'o2', label: 'B', places: null },
          ],
        ].at(-1) ?? [];
      fields.push(
        aFormField({
          id: `q${index}`,
          ...{ kind, required, agreement, min, max },
          label: `=Question ${index}`,
          options: kind === 'one' || kind === 'some' ? options : [],
          source: kind === 'profile' ? 'phone' : null,
          ...(depends && on && value !== undefined && { [depends.is]: { field: on.id, values: [value] } }),
        }),
      );
      return fields;
    }, []),
  );

/** Values that people and programs may send. */
const SENT = fc.dictionary(
  fc.constantFrom(...Array.from({ length: 8 }, (_, index) => `q${index}`), 'constructor', '__proto__'),
  fc.oneof(
    fc.constantFrom(
      'o1',
      'o2',
      'o3',
      '2026-11-27',
      '2026-02-30',
      FILE,
      '5',
      ' 5 ',
      '',
      '1e3',
      -0,
      0,
      5,
      11,
      3.5,
      Number.NaN,
      true,
      false,
      null,
    ),
    fc.constantFrom(['o1'], ['o2', 'o1'], ['o1', 'o1'], [], ['x'], ['=cmd()']),
    fc.string(),
    fc.anything(),
  ),
);

describe('form fields', () => {
  it.each(someFormFields())('keep a question of the kind $kind unchanged', (field) => {
    expect(v.parse(FormFields, [{ ...field, shown_if: null, required_if: null }])).toEqual([
      { ...field, shown_if: null, required_if: null },
    ]);
  });

  it('parse any valid form without changes, and the fixture has every field kind', () => {
    expect(new Set(aForm().map(({ kind }) => kind))).toEqual(new Set(FORM_FIELD_KINDS));
    fc.assert(
      fc.property(FORMS, (fields) => {
        expect(v.parse(FormFields, JSON.parse(JSON.stringify(fields)))).toEqual(fields);
      }),
    );
  });

  it('fill in defaults', () =>
    expect(v.parse(FormField, { id: 'q1', kind: 'short', label: ' Where from? ' })).toEqual(
      aFormField({ kind: 'short', label: 'Where from?', required: false }),
    ));

  const meal = aFormField({
    id: 'qmeal',
    kind: 'one',
    options: [
      { id: 'o1', label: 'A', places: null },
      { id: 'o2', label: 'B', places: null },
    ],
  });
  it.each([
    ['an unknown kind of question', [{ ...meal, kind: 'map' }], '0.kind', FORM_TEXTS.kind],
    ['a question with a blank label', [{ ...meal, label: ' ' }], '0.label', FORM_TEXTS.label],
    ['an id in an invalid format', [{ ...meal, id: 'constructor' }], '0.id', FORM_TEXTS.unreadable],
    ['a duplicate question id', [meal, meal], '1.id', FORM_TEXTS.unreadable],
    ['a choice question with only one option', [{ ...meal, options: meal.options.slice(1) }], '0.options', FORM_TEXTS.fewOptions],
    [
      'two options with the same label',
      [{ ...meal, options: [...meal.options, { id: 'o3', label: 'A' }] }],
      '0.options.2.label',
      FORM_TEXTS.sameOption,
    ],
    [
      'an option with zero places',
      [{ ...meal, options: [{ ...meal.options[0], places: 0 }, meal.options[1]] }],
      '0.options.0.places',
      FORM_TEXTS.places,
    ],
    ['a maximum below the minimum', [aFormField({ kind: 'number', min: 3, max: 2 })], '0.max', FORM_TEXTS.bounds],
    ['a profile question without a profile field', [aFormField({ kind: 'profile' })], '0.source', FORM_TEXTS.source],
    ['an erasure period of more than 3650 days', [aFormField({ erase_after_days: 3651 })], '0.erase_after_days', FORM_TEXTS.days],
    ['a condition on the question itself', [{ ...meal, shown_if: { field: 'qmeal', values: ['o1'] } }], '0.shown_if', FORM_TEXTS.condition],
    [
      'a condition on a later question',
      [aFormField({ required_if: { field: 'qmeal', values: ['o1'] } }), meal],
      '0.required_if',
      FORM_TEXTS.condition,
    ],
    [
      'a condition on an unknown option',
      [meal, aFormField({ shown_if: { field: 'qmeal', values: ['o9'] } })],
      '1.shown_if',
      FORM_TEXTS.condition,
    ],
    [
      'a condition on a free-text question',
      [aFormField({ kind: 'short' }), aFormField({ id: 'q2', shown_if: { field: 'q1', values: ['x'] } })],
      '1.shown_if',
      FORM_TEXTS.condition,
    ],
    ['too many questions', Array.from({ length: 41 }, (_, index) => aFormField({ id: `q${index}` })), undefined, FORM_TEXTS.tooManyFields],
  ])('reject %s', (_, fields, path, message) => {
    const [issue] = v.safeParse(FormFields, fields).issues ?? [];
    expect([issue && v.getDotPath(issue), issue?.message]).toEqual([path ?? null, message]);
  });

  it('ask for answers before registration only when a question is or may become required', () => {
    expect(asksForAnswers([aFormField({ required: false })])).toBe(false);
    expect(asksForAnswers([aFormField()])).toBe(true);
    expect(asksForAnswers([aFormField({ required: false, required_if: { field: 'q0', values: ['o1'] } })])).toBe(true);
  });
});

describe('checkAnswers', () => {
  const read = (field: Partial<FormField>, value: unknown) => {
    const result = checkAnswers([aFormField({ required: false, ...field })], { q1: value }, PROFILE);
    return result.ok ? result.value.q1 : result.refusal.fieldErrors?.['answers.q1'];
  };
  const options = [
    { id: 'o1', label: 'A', places: null },
    { id: 'o2', label: 'B', places: null },
  ];

  it.each<[Partial<FormField>, unknown, unknown]>([
    [{ kind: 'short' }, ' a \n b ', 'a b'],
    [{ kind: 'short' }, 'a'.repeat(151), 'Keep this within 150 characters.'],
    [{ kind: 'short' }, 3, FORM_TEXTS.unanswered],
    [{ kind: 'short' }, 'a\u0000', 'Remove the characters that cannot be shown.'],
    [{ kind: 'long' }, 'a\nb', 'a\nb'],
    [{ kind: 'long' }, ' ', undefined],
    [{ kind: 'long' }, [], FORM_TEXTS.unanswered],
    [{ kind: 'long' }, 'a'.repeat(2001), 'Keep this within 2,000 characters.'],
    [{ kind: 'one', options }, 'o2', 'o2'],
    [{ kind: 'one', options }, 'o3', FORM_TEXTS.choose],
    [{ kind: 'one', options }, ['o1'], FORM_TEXTS.choose],
    [{ kind: 'some', options }, ['o2', 'o1', 'o2'], ['o1', 'o2']],
    [{ kind: 'some', options }, [], undefined],
    [{ kind: 'some', options }, ['o3'], FORM_TEXTS.choose],
    [{ kind: 'some', options }, 'o1', FORM_TEXTS.choose],
    [{ kind: 'agreement' }, false, false],
    [{ kind: 'agreement' }, 'yes', FORM_TEXTS.unanswered],
    [{ kind: 'agreement', required: true }, false, false],
    [{ kind: 'agreement', required: true, agreement: 'I agree.' }, false, FORM_TEXTS.unagreed],
    [{ kind: 'agreement', required: true, agreement: 'I agree.' }, true, true],
    [{ kind: 'number' }, ' 12.5 ', 12.5],
    [{ kind: 'number' }, -0, 0],
    [{ kind: 'number' }, '1e3', FORM_TEXTS.noNumber],
    [{ kind: 'number' }, 2_000_000_000, FORM_TEXTS.noNumber],
    [{ kind: 'number', min: 2 }, 1, 'Enter 2 or more.'],
    [{ kind: 'number', max: 2 }, 3, 'Enter 2 or less.'],
    [{ kind: 'date' }, '2026-11-27', '2026-11-27'],
    [{ kind: 'date' }, '2026-02-30', 'Enter the date as YYYY-MM-DD.'],
    [{ kind: 'file' }, FILE, FILE],
    [{ kind: 'file' }, '../x', FORM_TEXTS.file],
    [{ kind: 'profile', source: 'phone' }, true, true],
    [{ kind: 'profile', source: 'phone' }, false, undefined],
    [{ kind: 'profile', source: 'phone', required: true }, false, FORM_TEXTS.unanswered],
    [{ kind: 'profile' }, true, undefined],
    [{ kind: 'rating' }, 5, 5],
    [{ kind: 'rating' }, 6, FORM_TEXTS.rate],
    [{ kind: 'rating' }, 1.5, FORM_TEXTS.rate],
    [{ kind: 'short', required: true }, '', FORM_TEXTS.unanswered],
    [{ kind: 'short', required: true }, null, FORM_TEXTS.unanswered],
  ])('reads for the field %j the answer %j as %j', (field, value, expected) => expect(read(field, value)).toEqual(expected));

  it.each([
    ['phone', FORM_TEXTS.noPhone],
    ['roll-number', FORM_TEXTS.noRollNumber],
  ] as const)('requires the %s in the profile when a profile is given', (source, message) => {
    const fields = [aFormField({ kind: 'profile', source })];
    const none = checkAnswers(fields, { q1: true }, { 'roll-number': null, phone: null });
    expect(none).toMatchObject({ ok: false, refusal: { fieldErrors: { 'answers.q1': message } } });
    expect(checkAnswers(fields, { q1: true })).toEqual({ ok: true, value: { q1: true } });
  });

  it('shows and requires questions depending on earlier answers', () => {
    const fields = [
      aFormField({ id: 'q1', kind: 'agreement', required: false }),
      aFormField({ id: 'q2', kind: 'some', options, required: false, shown_if: { field: 'q1', values: ['yes'] } }),
      aFormField({
        id: 'q3',
        kind: 'short',
        required: false,
        shown_if: { field: 'q2', values: ['o2'] },
        required_if: { field: 'q2', values: ['o2'] },
      }),
    ];
    const ids = (answers: object) => visibleFields(fields, { ...answers }).map(({ id }) => id);
    expect(ids({})).toEqual(['q1']);
    expect(ids({ q1: false, q2: ['o2'] })).toEqual(['q1']);
    expect(ids({ q1: true, q2: ['o1'] })).toEqual(['q1', 'q2']);
    expect(ids({ q1: true, q2: ['o2'] })).toEqual(['q1', 'q2', 'q3']);
    expect(checkAnswers(fields, { q1: false, q2: ['o2'], q3: 'x' })).toEqual({ ok: true, value: { q1: false } });
    expect(checkAnswers(fields, { q1: true, q2: ['o2'] })).toMatchObject({
      refusal: { fieldErrors: { 'answers.q3': FORM_TEXTS.unanswered } },
    });
  });

  it('agrees with answersSchema, drops answers to hidden questions and accepts its own result again', () => {
    let taken = 0;
    fc.assert(
      fc.property(FORMS, SENT, (fields, sent) => {
        expect(v.parse(FormFields, JSON.parse(JSON.stringify(fields)))).toEqual(fields);
        const { success, output, issues } = v.safeParse(answersSchema(fields, PROFILE), sent);
        const result = checkAnswers(fields, sent, PROFILE);
        expect(result.ok).toBe(success);
        if (!success || !result.ok) {
          const errors = Object.fromEntries((issues ?? []).map((issue) => [`answers.${v.getDotPath(issue as never)}`, issue.message]));
          expect(!result.ok && result.refusal.fieldErrors).toEqual(errors);
          return;
        }
        taken += 1;
        const answers = output as Answers;
        expect(result.value).toEqual(answers);
        const visible = visibleFields(fields, sent).map(({ id }) => id);
        expect(visible).toEqual(visibleFields(fields, answers).map(({ id }) => id));
        for (const id of Object.keys(answers)) expect(visible).toContain(id);
        for (const field of visibleFields(fields, answers))
          if (isRequired(field, answers)) expect(Object.keys(answers)).toContain(field.id);
        expect(checkAnswers(fields, JSON.parse(JSON.stringify(answers)), PROFILE)).toEqual({ ok: true, value: answers });
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(20);
  });
});

describe('places per option', () => {
  const fields = [
    aFormField({
      id: 'q1',
      kind: 'one',
      options: [
        { id: 'o1', label: 'Vegetarian', places: 2 },
        { id: 'o2', label: 'Any', places: null },
      ],
    }),
    aFormField({ id: 'q2', kind: 'short' }),
    aFormField({
      id: 'q3',
      kind: 'some',
      options: [
        { id: 'o1', label: 'Monday', places: 1 },
        { id: 'o2', label: 'Friday', places: 5 },
      ],
    }),
  ];

  it('are identified by field and option', () => {
    expect(choicesOf(fields, { q1: 'o2', q2: 'o1', q3: ['o1', 'o2'] })).toEqual(['q1:o2', 'q3:o1', 'q3:o2']);
    expect(choicesOf(fields, { q2: 'x' })).toEqual([]);
    expect(limitedChoices(fields).map(({ choice, places }) => [choice, places])).toEqual([
      ['q1:o1', 2],
      ['q3:o1', 1],
      ['q3:o2', 5],
    ]);
  });

  it('reject a full option unless the same student chose it before', () => {
    const taken = new Map([['q1:o1', 2]]);
    expect(checkPlacesLeft(fields, { chosen: ['q1:o1'], before: [], taken })).toMatchObject({
      ok: false,
      refusal: {
        code: 'CONFLICT',
        message: '"Vegetarian" is full. Choose another.',
        fieldErrors: { 'answers.q1': '"Vegetarian" is full. Choose another.' },
      },
    });
    expect(checkPlacesLeft(fields, { chosen: ['q1:o1'], before: ['q1:o1'], taken })).toEqual({ ok: true, value: true });
    expect(checkPlacesLeft(fields, { chosen: ['q1:o2', 'q3:o1'], before: [], taken })).toEqual({ ok: true, value: true });
  });

  it('cannot be fewer than the places already taken', () => {
    expect(checkPlacesCoverTaken(fields, new Map([['q3:o1', 1]]))).toEqual({ ok: true, value: true });
    expect(checkPlacesCoverTaken(fields, new Map([['q3:o1', 2]]))).toMatchObject({
      ok: false,
      refusal: {
        message: '"Monday" has been chosen 2 times: it cannot have fewer places.',
        fieldErrors: { 'fields.2.options.0.places': expect.any(String) },
      },
    });
  });
});

describe('answer retention and deadline', () => {
  const fields = [
    aFormField({ id: 'q1', erase_after_days: 0 }),
    aFormField({ id: 'q2', erase_after_days: 30 }),
    aFormField({ id: 'q3', erase_after_days: 30 }),
  ];
  const end = '2026-11-01T12:00:00.000Z';

  it.each([
    ['2026-11-01T11:59:00.000Z', []],
    ['2026-11-01T12:00:00.000Z', ['q1']],
    ['2026-12-01T12:00:00.000Z', ['q1', 'q2', 'q3']],
  ])('make due for erasure at %s the answers %j', (now, due) => expect(fieldsDue(fields, end, new Date(now))).toEqual(due));

  it('make nothing due when the event has no end', () => expect(fieldsDue(fields, null, new Date())).toEqual([]));

  it('proceed to the next longer erasure period', () => {
    expect([nextErasure(fields), nextErasure(fields, 0), nextErasure(fields, 30)]).toEqual([0, 30, null]);
  });

  it.each([
    ['2026-11-05T12:00:00.000Z', '2026-11-02T12:00:00.000Z'],
    ['2026-11-01T13:00:00.000Z', '2026-11-01T13:00:00.000Z'],
    [null, '2026-11-02T12:00:00.000Z'],
    ['2026-11-01T12:00:00.000Z', undefined],
  ])('give a student promoted to an event starting at %s until %s', (start, until) =>
    expect(answerDeadline(start, new Date(end))?.toISOString()).toBe(until),
  );
});

describe('checkAnswering and checkUploading', () => {
  const now = new Date('2026-11-01T12:00:00.000Z');
  it.each([
    ['none', 'open', null, FORM_TEXTS.withPlace],
    ['waiting', 'open', null, FORM_TEXTS.withPlace],
    ['registered', 'open', null, undefined],
    ['registered', 'closed', null, FORM_TEXTS.closed],
    ['registered', 'closed', '2026-11-01T12:00:01.000Z', undefined],
    ['registered', 'open', '2026-11-01T12:00:00.000Z', FORM_TEXTS.late],
  ] as const)('check the state %s in the registration phase %s with the deadline %s, error: %s', (state, phase, until, message) => {
    const result = checkAnswering({ state, phase, answerBy: until === null ? null : new Date(until), now });
    expect(result.ok ? undefined : result.refusal.message).toBe(message);
  });

  it.each([
    [accept('registered' as const), undefined],
    [accept('waiting' as const), FORM_TEXTS.withPlace],
    [refuse('CONFLICT', FORM_TEXTS.closed), FORM_TEXTS.closed],
  ])('check an upload by a user whose registration would give %j', (registering, message) => {
    const result = checkUploading(registering);
    expect(result.ok ? undefined : result.refusal.message).toBe(message);
  });
});

describe('figuresOf and answerText', () => {
  const fields = [
    aFormField({
      id: 'q1',
      kind: 'some',
      options: [
        { id: 'o1', label: 'A', places: null },
        { id: 'o2', label: 'B', places: null },
      ],
    }),
    aFormField({ id: 'q2', kind: 'agreement' }),
    aFormField({ id: 'q3', kind: 'rating' }),
    aFormField({ id: 'q4', kind: 'short' }),
  ];
  const all: Answers[] = [{ q1: ['o1', 'o2'], q2: true, q3: 4 }, { q1: ['o1'], q3: 5, q4: 'x' }, {}];

  it('count each choice and compute means', () => {
    const { count, fields: counted } = figuresOf(fields, all);
    expect(count).toBe(3);
    expect(counted.map((figure) => [figure.count, figure.mean, figure.values.map((each) => `${each.label} ${each.count}`).join()])).toEqual(
      [
        [2, null, 'A 2,B 1'],
        [1, null, 'Yes 1,No 0'],
        [2, 4.5, '1 0,2 0,3 0,4 1,5 1'],
        [1, null, ''],
      ],
    );
  });

  it('never count more answers than were given', () => {
    fc.assert(
      fc.property(FORMS, fc.array(SENT, { maxLength: 10 }), (form, sent) => {
        const answers = sent.flatMap((each) => {
          const result = checkAnswers(form, each);
          return result.ok ? [result.value] : [];
        });
        for (const { kind, count, values } of figuresOf(form, answers).fields) {
          expect(count).toBeLessThanOrEqual(answers.length);
          const sum = values.reduce((total, each) => total + each.count, 0);
          if (kind === 'one' || kind === 'agreement' || kind === 'rating') expect(sum).toBe(count);
        }
      }),
    );
  });

  it('format an answer as text', () => {
    const [some, agreement, rating] = fields;
    if (!some || !agreement || !rating) throw new Error('There are three.');
    expect([answerText(some, ['o1', 'o2']), answerText(agreement, false), answerText(rating, 3), answerText(some, undefined)]).toEqual([
      'A; B',
      'No',
      '3',
      '',
    ]);
    expect(answerText(some, ['ogone'])).toBe('ogone');
  });
});

it.each([
  ['a number below the minimum', aFormField({ kind: 'number', min: 2 }), 1, 'Enter 2 or more.'],
  ['a text of 5000 characters', aFormField({ kind: 'short' }), 'x'.repeat(5000), 'Keep this within 150 characters.'],
])('answersSchema names the limit that %s violates', (_, field, answer, message) => {
  const { issues } = v.safeParse(answersSchema([field], PROFILE), { [field.id]: answer });
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});
