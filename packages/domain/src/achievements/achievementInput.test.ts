import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AchievementInput, achievementInput, VerifyAchievementInput } from './achievementInput.ts';

const Form = achievementInput({ today: '2026-11-20' });
const right = { title: 'Winner', type: 'technical', date_achieved: '2026-11-20' };

function errors(input: unknown, schema: v.GenericSchema<unknown, unknown> = Form): [string | null, string][] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('achievementInput', () => {
  it('accepts the required fields and fills in defaults for the rest', () => {
    expect(v.parse(Form, { ...right, event_id: '', date_achieved: '2026-11-20T00:00:00.000Z', certificate_url: '' })).toEqual({
      title: 'Winner',
      description: '',
      category: '',
      type: 'technical',
      level: '',
      event_id: null,
      date_achieved: '2026-11-20',
      position: '',
      certificate_url: '',
    });
  });

  it('reports every missing required field', () => {
    expect(errors({})).toEqual([
      ['title', 'Enter the title of the achievement.'],
      ['type', 'Choose the type of the achievement.'],
      ['date_achieved', 'Enter the date of the achievement.'],
    ]);
  });

  it('rejects a future date, which AchievementInput accepts', () => {
    expect(errors({ ...right, date_achieved: '2026-11-21' })).toEqual([
      ['date_achieved', 'The date of the achievement cannot be in the future.'],
    ]);
    expect(errors({ ...right, date_achieved: '2026-11-21' }, AchievementInput)).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'certificate.pdf'])('rejects the certificate URL %s', (certificate_url) =>
    expect(errors({ ...right, certificate_url })).toEqual([
      ['certificate_url', 'Enter the address of the certificate, beginning with https:// or http://.'],
    ]),
  );
});

it('accepts an empty body for verifying an achievement', () => expect(v.parse(VerifyAchievementInput, {})).toEqual({}));
