import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { expect, it } from 'vitest';
import { achievementVerifiedMail, skillEndorsedMail, userSkillEndorsedMail } from './endorsementMessages.ts';

const account = {
  email: 'asha@campus.example',
  name: 'Asha Patil',
  institute: DEFAULT_INSTITUTE,
  portalUrl: 'https://quad.campus.example',
};

it.each([
  [
    skillEndorsedMail(account, { skill: 'Rust' }),
    'The skill that you proposed was endorsed',
    'the skill "Rust" that you proposed was endorsed. Everybody can choose it now.',
    'See your skills:\nhttps://quad.campus.example/skills',
  ],
  [
    userSkillEndorsedMail(account, { skill: 'Rust', level: 'expert', endorser: 'Arjun Mehta' }),
    'Your skill was endorsed',
    'Arjun Mehta has endorsed your skill "Rust" (expert).',
    'See your skills:\nhttps://quad.campus.example/skills',
  ],
  [
    achievementVerifiedMail(account, { title: 'Winner, Robo Soccer', verifier: 'Arjun Mehta' }),
    'Your achievement was verified',
    'Arjun Mehta has verified your achievement "Winner, Robo Soccer".',
    'See your achievements:\nhttps://quad.campus.example/view-achievements',
  ],
])('endorsement mails state what was endorsed or verified and link to the page', (mail, subject, sentence, link) => {
  expect(mail).toMatchObject({ to: 'asha@campus.example', subject });
  expect(mail.text).toBe(`Hello Asha Patil,\n\n${sentence}\n\n${link}\n\nQuad, Campus Institute\n`);
});

it('achievementVerifiedMail escapes the title in the HTML', () => {
  const { html } = achievementVerifiedMail(account, { title: '<b>Winner</b>', verifier: 'Arjun Mehta' });
  expect(html).toContain('&lt;b&gt;Winner&lt;/b&gt;');
});
